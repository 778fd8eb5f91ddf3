import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { sewnCloth } from "./Hero.tsx";

/** How the stories are told, said before somebody asks. */
export function Notes({ notes }: { notes: Content<"customersPage">["notes"] }) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-4">{notes.title}</h2>
        <dl className="lg:col-span-7 lg:col-start-6">
          {notes.items.map(({ title, text }) => (
            <div
              key={title}
              className="border-t-2 border-dashed border-night-line py-7 first:border-0 first:pt-0"
            >
              <dt className="font-display text-title">{title}</dt>
              <dd className="mt-2 max-w-prose">{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}

interface ClosingProps {
  closing: Content<"customersPage">["closing"];
}

/** The fifth label, still without a name: the visitor's. */
export function Closing({ closing }: ClosingProps) {
  return (
    <section className="py-section">
      <Page className="grid grid-cols-1 items-center gap-10 lg:grid-cols-4-7">
        <span aria-hidden="true" className={cx(sewnCloth, "h-30 w-56 -rotate-4 lg:h-40 lg:w-76")} />
        <div>
          <h2 className="text-heading">{closing.title}</h2>
          <p className="mt-4 mb-8 max-w-form text-lead">{closing.lead}</p>
          <ButtonLink href={closing.action.href.href}>{closing.action.label}</ButtonLink>
          <OnwardLinks links={closing.links} />
        </div>
      </Page>
    </section>
  );
}
