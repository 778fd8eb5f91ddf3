import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLinks } from "#sections/chrome/OnwardLinks.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface YourStoryProps {
  closing: Content<"customersPage">["closing"];
  exists: PageExists;
}

/** The fifth label, still without a name: the visitor's. */
export function YourStory({ closing, exists }: YourStoryProps) {
  return (
    <section className="py-section">
      <Page className="your-story">
        <span aria-hidden="true" className="sewn-label" />
        <div>
          <h2 className="text-heading">{closing.title}</h2>
          <p className="mt-4 mb-8 max-w-form text-lead">{closing.lead}</p>
          <ButtonLink href={closing.action.href.href}>{closing.action.label}</ButtonLink>
          <OnwardLinks links={closing.links} exists={exists} />
        </div>
      </Page>
    </section>
  );
}
