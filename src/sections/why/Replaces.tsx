import type { Content } from "#content/collections.ts";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
import { FeatureTile, type TileSize } from "#sections/shared/FeatureTile.tsx";

interface ReplacesProps {
  replaces: Content<"why">["replaces"];
  /** Text alternatives of the pictures. */
  features: Content<"features">["features"];
}

/** The tiles' sizes fill every row of the grid. */
const sizes: readonly TileSize[] = ["wide", "wide", "third", "third", "third", "half", "half"];

/** Separate tools, the part of the platform that replaces each, and what that adds, with a picture of the part. */
export function Replaces({ replaces, features }: ReplacesProps) {
  const { title, lead, rows } = replaces;
  return (
    <Band ground="sunken">
      <SplitHead title={title} lead={lead} />
      <ul className="mt-10 grid grid-cols-1 gap-5 md:grid-cols-6 lg:grid-cols-12">
        {rows.map(({ pot, part, adds, feature }, i) => (
          <FeatureTile
            key={pot}
            feature={feature}
            alt={features.find(({ id }) => id === feature)?.picture ?? part}
            size={sizes[i % sizes.length] ?? "third"}
            before={<p className="mb-1 text-small text-ink-muted line-through">{pot}</p>}
            title={part}
            text={adds}
          />
        ))}
      </ul>
    </Band>
  );
}
