import type { Content } from "#content/collections.ts";
import { LinkRow } from "#sections/shared/links.tsx";
import { Band, Points } from "#sections/shared/Band.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { sewnCloth } from "./Hero.tsx";

/** Notes on how the stories were written. */
export function Notes({ notes }: { notes: Content<"customersPage">["notes"] }) {
  return (
    <Band ground="sunken">
      <h2 className="text-title">{notes.title}</h2>
      <Points
        items={notes.items}
        as="dl"
        className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3"
        itemClassName="border-t-2 border-dashed border-line-strong pt-4"
        titleClassName="font-medium"
        textClassName="mt-1 text-small text-ink-muted"
      />
    </Band>
  );
}

/** A label for the visitor's own store. */
export function Closing({ closing }: { closing: Content<"customersPage">["closing"] }) {
  return (
    <Band className="grid grid-cols-1 items-center gap-10 lg:grid-cols-4-7">
      <span
        className={cx(
          sewnCloth,
          "h-30 w-56 -rotate-4 content-center font-display text-subheading shadow-raised lg:h-40 lg:w-76",
        )}
      >
        {closing.yours}
      </span>
      <div>
        <h2 className="text-heading">{closing.title}</h2>
        <p className="mt-4 mb-8 max-w-form text-lead">{closing.lead}</p>
        <ButtonLink href={closing.action.href.href}>{closing.action.label}</ButtonLink>
        <LinkRow links={closing.links} className="mt-4" />
      </div>
    </Band>
  );
}
