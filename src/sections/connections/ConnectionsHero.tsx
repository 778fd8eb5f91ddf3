import type { Content } from "#content/collections.ts";
import { StoneRow } from "#illustrations/StoneRow.tsx";
import { Page } from "#ui/Page.tsx";

/** The headline over one long bed of sand, with a stone for each database. */
export function ConnectionsHero({ hero }: { hero: Content<"connections">["hero"] }) {
  return (
    <section className="overflow-x-clip pt-8 lg:pt-12">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <p className="mt-6 max-w-prose text-lead">{hero.lead}</p>
      </Page>
      <StoneRow className="mt-8 mb-14 h-39 w-full text-line-strong/55" />
    </section>
  );
}
