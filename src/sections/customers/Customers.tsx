import type { Content } from "#content/collections.ts";
import type { CustomerStory } from "#content/read.ts";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { Result, Sample } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { ActionLink, LinkRow } from "#sections/shared/links.tsx";
import { Band, Points } from "#sections/shared/Band.tsx";
import { areAllSamples } from "./stories.ts";

interface HeroProps {
  hero: Content<"customersPage">["hero"];
  stories: readonly CustomerStory[];
}

/** The headline, and the customers' names on a line. Each links to its story below. */
export const Hero = ({ hero, stories }: HeroProps) => (
  <section className="overflow-x-clip pt-hero">
    <Page>
      <h1 className="text-display tracking-display">{hero.title}</h1>
      <p className="mt-5 max-w-prose text-lead">{hero.lead}</p>
      {areAllSamples(stories) && (
        <p className="mt-2">
          <Sample when />
        </p>
      )}
    </Page>
    <div className="relative mt-10">
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 120"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-0 h-30 w-full fill-none stroke-clay stroke-2"
      >
        <path className="stroke-fixed" d="M-10 10C300 120 900 120 1210 30" strokeDasharray="9 6" />
      </svg>
      <Page>
        <ol className="relative grid grid-cols-2 gap-x-4 gap-y-6 pt-18 lg:grid-cols-4 lg:gap-6">
          {stories.map(({ slug, story }) => (
            <li
              key={slug}
              className="grid justify-items-center odd:-rotate-3 even:rotate-2 lg:nth-1:-mt-4 lg:nth-2:mt-4 lg:nth-3:mt-3 lg:nth-4:-mt-3"
            >
              <a
                href={`#${slug}`}
                className="block rounded-small transition-transform hover:translate-y-1 active:text-persimmon"
              >
                <NameLabel story={story} />
              </a>
            </li>
          ))}
        </ol>
      </Page>
    </div>
  </section>
);

/** Cloth with stitches a step inside the edge. */
const sewnCloth =
  "inline-grid max-w-full justify-items-center gap-3 rounded-small border border-line bg-raised text-center outline-2 -outline-offset-7 outline-clay outline-dashed";

/** A customer's logo and first result on a sewn label. */
function NameLabel({ story: { name, figures } }: Pick<CustomerStory, "story">) {
  const [result] = figures;
  return (
    <span className={cx("w-fit px-3.5 pt-7 pb-5 shadow-raised lg:px-5", sewnCloth)}>
      <Wordmark name={name} />
      {result !== undefined && (
        <span className="max-w-44 text-small/snug text-balance text-ink-muted">
          <span className="block font-display text-heading font-medium text-ink">
            <Result figure={result} />
          </span>
          {result.label}
        </span>
      )}
    </span>
  );
}

/** Notes on how the stories were written. */
export const Notes = ({ notes }: { notes: Content<"customersPage">["notes"] }) => (
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

/** A label for the visitor's own store. */
export const Closing = ({ closing }: { closing: Content<"customersPage">["closing"] }) => (
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
      <ActionLink link={closing.action} />
      <LinkRow links={closing.links} className="mt-4" />
    </div>
  </Band>
);
