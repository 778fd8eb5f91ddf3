import { Sand, size } from "./features/parts/shapes.tsx";
import { LoneRock } from "./parts/Rock.tsx";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { carriedLink, darning, expiredCard, heldBack } from "./features/stories.tsx";

const stones = [
  { cx: 236, cy: 262, rx: 104, ry: 72, squareness: 2.2 },
  { cx: 470, cy: 178, rx: 62, ry: 44, squareness: 2.2 },
];

/** Two stones in raked sand, for a story without a drawing. */
const rest = (
  <>
    <Sand stones={stones} />
    {stones.map((at, i) => (
      <LoneRock key={at.cx} at={at} className={i === 0 ? "text-moss" : "text-clay"} />
    ))}
  </>
);

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
    {pictures.get(slug) ?? rest}
  </svg>
);
