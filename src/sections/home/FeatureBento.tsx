import type { Content } from "#content/collections.ts";
import { FeatureTile, type TileSize } from "#sections/shared/FeatureTile.tsx";

interface FeatureBentoProps {
  /** The label of the row of pictures, for screen readers. */
  label: string;
  highlights: Content<"home">["platform"]["highlights"];
  features: readonly Content<"features">["features"][number][];
}

/** The order of sizes that fills every row without a gap; it repeats for more tiles. */
const pattern: readonly TileSize[] = [
  "large",
  "wide",
  "wide",
  "third",
  "third",
  "third",
  "wide",
  "large",
  "wide",
  "banner",
];

/** The best pictures of the platform in large tiles, shown before the list of names. */
export function FeatureBento({ label, highlights, features }: FeatureBentoProps) {
  return (
    <ul
      // On phones the tiles are one row that scrolls sideways, which the keyboard must reach, and their pictures move
      // together, when it comes into the window.
      tabIndex={0}
      aria-label={label}
      className="scene mt-10 grid auto-cols-[min(85%,22rem)] grid-flow-col gap-4 overflow-x-auto max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:px-gutter max-md:pb-4 md:auto-cols-auto md:grid-flow-row md:grid-cols-6 md:overflow-x-visible lg:grid-flow-dense lg:grid-cols-12 print:block"
    >
      {highlights.map(({ feature: id, text }, i) => {
        const feature = features.find((each) => each.id === id);
        return (
          feature && (
            <FeatureTile
              key={id}
              feature={id}
              alt={feature.picture}
              size={pattern[i % pattern.length] ?? "third"}
              title={feature.title}
              text={text}
            />
          )
        );
      })}
    </ul>
  );
}
