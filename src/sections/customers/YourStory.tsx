import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { sewnCloth } from "./SewnLabel.tsx";

interface YourStoryProps {
  closing: Content<"customersPage">["closing"];
}

/** The fifth label, still without a name: the visitor's. */
export function YourStory({ closing }: YourStoryProps) {
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
