import { pageExists } from "#content/existing-pages.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { LeadStory } from "./LeadStory.tsx";
import { StoryRow } from "./StoryRow.tsx";

interface StoriesProps {
  stories: Content<"home">["stories"];
  customers: Content<"customers">["customers"];
  labels: Content<"interface">;
}

/** Four case studies: the first large with its figures, the others as rows next to it. */
export function Stories({ stories, customers, labels }: StoriesProps) {
  const [first, ...others] = customers;
  if (first === undefined) return null;
  const hrefOf = (slug: string) => {
    const path = `/case-studies/${slug}/`;
    return pageExists(path) ? path : undefined;
  };
  return (
    <section className="py-section">
      <Page>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
            {stories.title}
            {customers.some(({ sample }) => sample) && (
              <SampleMark label={labels.sample} hint={labels.sampleHint} />
            )}
          </h2>
          <p className="max-w-form text-ink-muted">{stories.lead}</p>
        </div>
        <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
          <LeadStory customer={first} href={hrefOf(first.slug)} more={stories.more} />
          <ul className="border-b border-line lg:col-span-5 lg:self-start">
            {others.map((customer) => (
              <StoryRow key={customer.slug} customer={customer} href={hrefOf(customer.slug)} />
            ))}
          </ul>
        </div>
      </Page>
    </section>
  );
}
