import type { Content } from "#content/collections.ts";
import type { CaseStudy, CustomerStory } from "#content/read.ts";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { ActionLink, LinkRow, Result, Sample } from "#sections/shared/parts.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { Band, HeroHead, Points } from "#sections/shared/Band.tsx";
import { CustomerQuote } from "#sections/shared/Proof.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { areAllSamples, caseStudyHref } from "./stories.ts";

interface CustomersHeroProps {
  hero: Content<"customersPage">["hero"];
  stories: readonly CustomerStory[];
}

/** The line on which the labels hang. */
const Line = ({ className }: { className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1200 120"
    preserveAspectRatio="none"
    className={cx("absolute h-30 w-full fill-none stroke-clay stroke-2", className)}
  >
    <path className="stroke-fixed" d="M-10 10C300 120 900 120 1210 30" strokeDasharray="9 6" />
  </svg>
);

/** A label below its peg. */
const pegged = cx(
  "relative block rounded-small transition-transform group-odd/label:-rotate-3 group-even/label:rotate-2 hover:translate-y-1 active:text-persimmon",
  "before:absolute before:-top-4 before:left-1/2 before:h-8 before:w-2 before:-translate-x-1/2 before:rounded-small before:bg-clay before:shadow-raised",
);

/** Up to four names on a line; in pairs on a phone. Each links to its story below. */
const NameRow = ({ stories }: Pick<CustomersHeroProps, "stories">) => (
  <div className="relative not-first:mt-6">
    <Line className="inset-x-0 top-0" />
    <Page>
      <ol className="relative grid grid-cols-2 gap-x-4 gap-y-2 pt-18 lg:grid-cols-4 lg:gap-6">
        {stories.map(({ slug, story }, i) => (
          <li
            key={slug}
            className="group/label relative grid justify-items-center max-lg:nth-[n+3]:mt-18 lg:nth-1:-mt-4 lg:nth-2:mt-4 lg:nth-3:mt-3 lg:nth-4:-mt-3"
          >
            {i === 2 && <Line className="-top-18 -left-gutter w-screen max-w-none lg:hidden" />}
            <a href={`#${slug}`} className={pegged}>
              <NameLabel story={story} />
            </a>
          </li>
        ))}
      </ol>
    </Page>
  </div>
);

/** The headline, and the customers' names on lines. */
export const Hero = ({ hero, stories }: CustomersHeroProps) => (
  <section className="overflow-x-clip pt-hero">
    <Page>
      <HeroHead title={hero.title} lead={hero.lead}>
        <p className="mt-2">
          <Sample when={areAllSamples(stories)} />
        </p>
      </HeroHead>
    </Page>
    <div className="mt-6 lg:mt-10">
      {stories.map((_, i) => i % 4 === 0 && <NameRow key={i} stories={stories.slice(i, i + 4)} />)}
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
    <span
      className={cx(
        "w-fit px-3.5 pt-7 pb-5 shadow-raised lg:px-5 page:px-7 page:pt-9 page:pb-7",
        sewnCloth,
      )}
    >
      <Wordmark name={name} />
      {result !== undefined && (
        <span className="max-w-44 text-small/snug text-balance text-ink-muted page:max-w-56">
          <span className="block font-display text-heading font-medium text-ink page:text-[calc(var(--text-heading)*1.15)]">
            {result.value}
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
      textClassName="mt-1 text-ink-muted"
    />
  </Band>
);

/** A label for the visitor's own store, on the same line. */
export const Closing = ({ closing }: { closing: Content<"customersPage">["closing"] }) => (
  <Band className="relative grid grid-cols-1 gap-10 pt-15 lg:grid-cols-4-7">
    <Line className="top-0 left-[calc(50%-50vw)] w-screen max-w-none" />
    <div className="group/label">
      <span className={cx(pegged, "w-fit")}>
        <span className={cx(sewnCloth, "px-10 py-8 font-display shadow-raised lg:px-16")}>
          <span className="text-title">{closing.yours}</span>
          <span aria-hidden="true" className="text-display font-medium text-persimmon">
            ?
          </span>
        </span>
      </span>
    </div>
    <div className="lg:pt-18">
      <h2 className="text-heading">{closing.title}</h2>
      <p className="mt-4 mb-8 max-w-form text-lead">{closing.lead}</p>
      <ActionLink link={closing.action} />
      <LinkRow links={closing.links} className="mt-4" />
    </div>
  </Band>
);

interface SummaryProps extends CustomerStory {
  words: Content<"customer">;
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="grid grid-cols-1 gap-x-6 gap-y-1 border-t border-line py-3.5 md:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-ink-muted">{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Who the customer is, the problem, what they use, and one figure on a tag. */
export function Summary({ slug, story, words }: SummaryProps) {
  const { who, began, first, uses } = story.summary;
  return (
    <Band section="plain-band pt-6">
      <p className="text-small">
        <TextLink href="/customers/">{words.all}</TextLink>
      </p>
      <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-7-5">
        <div>
          <h1 className="text-display tracking-display">{story.name}</h1>
          <p className="mt-6 max-w-prose text-lead">{who}</p>
          <dl className="mt-8 max-w-152">
            <Fact label={words.began} value={began} />
            <Fact label={words.first} value={first} />
            <Fact label={words.uses} value={uses.join(", ")} />
          </dl>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={caseStudyHref(slug)}>{words.more}</ButtonLink>
            <Sample when={story.sample} />
          </p>
        </div>
        <FigureTag figure={story.results.figures[0]} />
      </div>
    </Band>
  );
}

/** Paper with a hole for the thread. On wide screens the thread comes from above the window. */
const tag =
  "relative mt-16 w-full max-w-96 rotate-[2.5deg] self-start justify-self-center rounded-t-stone rounded-b-medium border border-line bg-raised bg-[radial-gradient(circle_at_50%_2.5rem,var(--color-ground)_0.75rem,transparent_0.8rem)] px-8 pt-22 pb-8 lg:mt-28";

/** One figure with its source, on a tag that hangs by a thread. */
const FigureTag = ({ figure }: { figure: CaseStudy["results"]["figures"][number] | undefined }) =>
  figure && (
    <figure className={tag}>
      <svg
        aria-hidden="true"
        viewBox="0 0 200 160"
        className="pointer-events-none absolute -top-18 left-[calc(50%-6.25rem)] h-40 w-50 overflow-hidden fill-none stroke-clay stroke-[2.5] lg:overflow-visible"
      >
        <path d="M104-400C92-220 128-60 100 112" />
        <path d="M60-400C80-200 60-40 100 112" />
      </svg>
      <p>
        <b className="block font-display text-[clamp(3.5rem,7vw,5.5rem)] leading-none font-medium tracking-display wrap-normal">
          <Result figure={figure} />
        </b>
        <span className="mt-3 block text-lead leading-[1.3] font-medium">{figure.label}</span>
      </p>
      <figcaption className="mt-4 border-t-2 border-dashed border-clay pt-4 text-ink-muted">
        {figure.how}
      </figcaption>
    </figure>
  );

/** What the customer said, next to a picture of their checkout, on moss. */
export const CustomerQuoteBand = ({ slug, story, words }: SummaryProps) => (
  <Band ground="accent">
    {/* The headline has the mark. */}
    <CustomerQuote
      said={{ slug, story, customer: story.name, quote: story.summary.quote, sample: false }}
    >
      <TextLink look="onward" href="/platform/">
        {words.about}
      </TextLink>
    </CustomerQuote>
  </Band>
);
