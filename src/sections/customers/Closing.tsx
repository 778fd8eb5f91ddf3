import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Band, Points } from "#sections/shared/Band.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { sewnCloth } from "./Hero.tsx";

/** Notes on how the stories were written. */
export function Notes({ notes }: { notes: Content<"customersPage">["notes"] }) {
  return (
    <Band ground="night" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 className="text-heading lg:col-span-4">{notes.title}</h2>
      <Points
        items={notes.items}
        as="dl"
        className="lg:col-span-7 lg:col-start-6"
        itemClassName="border-t-2 border-dashed border-night-line py-7 first:border-0 first:pt-0"
        titleClassName="font-display text-title"
        textClassName="mt-2 max-w-prose"
      />
    </Band>
  );
}

/** An empty label for the visitor's own brand. */
export function Closing({ closing }: { closing: Content<"customersPage">["closing"] }) {
  return (
    <Band className="grid grid-cols-1 items-center gap-10 lg:grid-cols-4-7">
      <span aria-hidden="true" className={cx(sewnCloth, "h-30 w-56 -rotate-4 lg:h-40 lg:w-76")} />
      <div>
        <h2 className="text-heading">{closing.title}</h2>
        <p className="mt-4 mb-8 max-w-form text-lead">{closing.lead}</p>
        <ButtonLink href={closing.action.href.href}>{closing.action.label}</ButtonLink>
        <OnwardLinks links={closing.links} />
      </div>
    </Band>
  );
}
