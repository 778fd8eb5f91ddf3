import type { Content } from "#content/collections.ts";
import { FeaturePicture } from "#illustrations/features/index.tsx";
import { cx } from "#ui/cx.ts";

interface FeatureBentoProps {
  /** The label of the row of pictures, for screen readers. */
  label: string;
  highlights: Content<"home">["platform"]["highlights"];
  features: readonly Content<"features">["features"][number][];
}

const beside = "md:col-span-2 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:grid-rows-1";

/** Tiles in a grid of twelve columns. The picture is below the words, or next to them in "wide" and "banner". */
const sizes = {
  large: "md:col-span-2 lg:col-span-6 lg:row-span-2",
  wide: `${beside} lg:col-span-6`,
  third: "lg:col-span-4",
  banner: `${beside} lg:col-span-12 lg:grid-cols-2`,
} as const;

/** The order of sizes that fills every row without a gap; it repeats for more tiles. */
const pattern: readonly (keyof typeof sizes)[] = [
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
      // On phones the tiles are one row that scrolls sideways, which the keyboard must reach.
      tabIndex={0}
      aria-label={label}
      className="mt-12 grid auto-cols-[min(85%,22rem)] grid-flow-col gap-4 overflow-x-auto max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:px-gutter max-md:pb-4 md:auto-cols-auto md:grid-flow-row md:grid-cols-2 md:overflow-x-visible lg:grid-flow-dense lg:grid-cols-12 print:block"
    >
      {highlights.map(({ feature: id, text }, i) => {
        const feature = features.find((each) => each.id === id);
        const size = pattern[i % pattern.length] ?? "third";
        return (
          feature && (
            <li
              key={id}
              className={cx(
                "grid snap-start grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-stone border border-line bg-raised print:break-inside-avoid",
                sizes[size],
              )}
            >
              <div className="p-6 md:self-center md:p-8">
                <h3 className="text-title">{feature.title}</h3>
                <p className="mt-2 text-ink-muted">{text}</p>
              </div>
              <FeaturePicture
                feature={id}
                alt={feature.picture}
                className="aspect-4/3 size-full min-h-0 self-end border-t border-rim bg-figure"
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
