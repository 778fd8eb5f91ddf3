import { pageExists } from "#content/existing-pages.ts";
import type { Content } from "#content/collections.ts";
import { StoryPicture } from "#illustrations/stories/index.tsx";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";

type Customer = Content<"customers">["customers"][number];

interface StoriesProps {
  stories: Content<"home">["stories"];
  customers: readonly Customer[];
  labels: Content<"interface">;
}

interface StoryProps {
  customer: Customer;
  /** Undefined while the case study's page does not exist. */
  href: string | undefined;
}

/** The first case study: its scene, its story, its figures. */
const LeadStory = ({ customer, href, more }: StoryProps & { more: string }) => (
  <article className="grid content-start gap-6">
    <StoryPicture slug={customer.slug} className="border-transparent shadow-panel" />
    <div>
      <h3 className="text-heading">{customer.name}</h3>
      <p className="mt-2 max-w-prose text-lead">{customer.line}</p>
      {customer.figures.length > 0 && (
        <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-5">
          {customer.figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-small">{label}</dt>
              <dd className="font-display text-heading tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {href !== undefined && (
        <TextLink look="onward" href={href} className="mt-5">
          {more}
        </TextLink>
      )}
    </div>
  </article>
);

/** One of the other case studies. */
const StoryRow = ({ customer, href }: StoryProps) => (
  <li className="group/story relative grid gap-x-6 gap-y-3 sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-center">
    <StoryPicture
      slug={customer.slug}
      className="rounded-large border-transparent shadow-raised transition-transform group-has-[a:hover]/story:-translate-y-1"
    />
    <div>
      <h3 className="text-title">
        {href === undefined ? (
          customer.name
        ) : (
          <a href={href} className="text-link after:absolute after:inset-0">
            {customer.name}
          </a>
        )}
      </h3>
      <p className="mt-1">{customer.line}</p>
    </div>
  </li>
);

/** The case studies on moss: the first large with its figures, the others as rows next to it. */
export function Stories({ stories, customers, labels }: StoriesProps) {
  const [first, ...others] = customers;
  if (first === undefined) return null;
  const hrefOf = (slug: string) => {
    const path = `/case-studies/${slug}/`;
    return pageExists(path) ? path : undefined;
  };
  return (
    <section className="bg-moss py-section text-ground print:bg-transparent print:text-ink">
      <Page>
        <h2 className="flex max-w-prose flex-wrap items-baseline gap-x-3 text-heading">
          {stories.title}
          {customers.some(({ sample }) => sample) && (
            <SampleMark label={labels.sample} hint={labels.sampleHint} />
          )}
        </h2>
        <p className="mt-3 max-w-prose text-lead">{stories.lead}</p>
        <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <LeadStory customer={first} href={hrefOf(first.slug)} more={stories.more} />
          {others.length > 0 && (
            <ul className="grid content-between gap-10">
              {others.map((customer) => (
                <StoryRow key={customer.slug} customer={customer} href={hrefOf(customer.slug)} />
              ))}
            </ul>
          )}
        </div>
      </Page>
    </section>
  );
}
