import { seededRandom } from "#lib/random/seeded-random.ts";
import { around, paint, Sand, size } from "./features/parts/shapes.tsx";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { carriedLink, darning, expiredCard, heldBack } from "./features/stories.tsx";

const fills = [paint.mossSoft, paint.claySoft, paint.raised] as const;

/** Three stones in raked sand, arranged by seed, for a story without a drawing. */
function Stones({ seed }: { seed: string }) {
  const next = seededRandom(`story ${seed}`);
  const stones = fills.map((fill, i) => ({
    fill,
    cx: Math.round(size.width * (0.22 + i * 0.28 + (next() - 0.5) * 0.1)),
    cy: Math.round(size.height * (0.3 + next() * 0.4)),
    rx: Math.round(58 + next() * 34),
    ry: Math.round(40 + next() * 26),
  }));
  return (
    <>
      <Sand stones={stones.map(({ cx, cy, rx, ry }) => around(cx - rx, cy - ry, 2 * rx, 2 * ry))} />
      {stones.map(({ fill, cx, cy, rx, ry }) => (
        <ellipse key={cx} cx={cx} cy={cy} rx={rx} ry={ry} fill={fill} stroke={paint.lineStrong} />
      ))}
    </>
  );
}

/** The checkouts that are drawn; any other customer has stones in raked sand. */
const pictures: ReadonlyMap<string, ReactNode> = new Map([
  ["mansur", darning],
  ["misfits", expiredCard],
  ["recess", heldBack],
  ["go-to", carriedLink],
]);

interface StoryPictureProps {
  slug: string;
  /** Alternative text; none if the words next to it say the same. */
  label?: string;
  className?: string;
}

/** A case study's customer, drawn. */
export const StoryPicture = ({ slug, label, className }: StoryPictureProps) => (
  <svg
    viewBox={`0 0 ${size.width} ${size.height}`}
    className={cx("scene aspect-4/3 h-auto w-full rounded-stone border border-rim", className)}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    {pictures.get(slug) ?? <Stones seed={slug} />}
  </svg>
);
