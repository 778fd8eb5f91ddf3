import type { ReactNode } from "react";
import { size } from "#illustrations/features/parts/Sand.tsx";
import { cx } from "#ui/cx.ts";
import { CarriedLink } from "./CarriedLink.tsx";
import { Darning } from "./Darning.tsx";
import { HeldBack } from "./HeldBack.tsx";
import { Reproofing } from "./Reproofing.tsx";
import { Stones } from "./Stones.tsx";

/** The checkouts that are drawn; any other customer has stones in raked sand. */
const pictures: ReadonlyMap<string, () => ReactNode> = new Map([
  ["mansur", Darning],
  ["misfits", Reproofing],
  ["recess", HeldBack],
  ["go-to", CarriedLink],
]);

interface StoryPictureProps {
  slug: string;
  /** Alternative text; none if the words next to it say the same. */
  label?: string;
  className?: string;
}

/** A case study's customer, drawn. */
export function StoryPicture({ slug, label, className }: StoryPictureProps) {
  const Picture = pictures.get(slug);
  return (
    <svg
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      className={cx("aspect-4/3 h-auto w-full rounded-stone border border-rim", className)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {Picture ? <Picture /> : <Stones seed={slug} />}
    </svg>
  );
}
