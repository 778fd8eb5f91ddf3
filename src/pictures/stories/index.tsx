import type { ReactNode } from "react";
import type { CustomerSlug } from "#lib/customers/slugs.ts";
import { size } from "#pictures/features/parts/Sand.tsx";
import { CarriedLink } from "./CarriedLink.tsx";
import { Darning } from "./Darning.tsx";
import { HeldBack } from "./HeldBack.tsx";
import { Reproofing } from "./Reproofing.tsx";

/** One checkout for each case study; a study without one does not compile. */
const pictures: Readonly<Record<CustomerSlug, () => ReactNode>> = {
  mansur: Darning,
  misfits: Reproofing,
  recess: HeldBack,
  "go-to": CarriedLink,
};

interface StoryPictureProps {
  slug: CustomerSlug;
  /** What it shows, for those who cannot see it; where the words beside it say it, none. */
  label?: string;
  className?: string;
}

/** The checkout of a case study's customer, drawn. */
export function StoryPicture({ slug, label, className }: StoryPictureProps) {
  const Picture = pictures[slug];
  return (
    <svg
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      className={className}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <Picture />
    </svg>
  );
}
