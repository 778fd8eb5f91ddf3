import { Sand, size } from "./features/parts/shapes.tsx";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { carriedLink, darning, expiredCard, heldBack } from "./features/stories.tsx";

/** The checkouts that are drawn; any other customer has raked sand. */
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
    {pictures.get(slug) ?? <Sand stones={[]} />}
  </svg>
);
