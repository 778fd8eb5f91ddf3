import type { Content } from "#content/collections.ts";
import type { CaseStudy, CustomerStory } from "#content/read.ts";
import { SandBank } from "#sections/shared/Closing.tsx";
import { CustomerQuote, ShopBand } from "#sections/shared/Proof.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { customerHref } from "#sections/customers/stories.ts";
import { Band, Points, SplitHead } from "#sections/shared/Band.tsx";
import { ActionLink, LinkRow } from "#sections/shared/parts.tsx";
import { cx } from "#ui/cx.ts";

type Words = Content<"caseStudy">;

/** The headline, and what the customer said with key facts, next to their checkout. */
export function Hero({ slug, story, words }: CustomerStory & { words: Words }) {
  const { action } = words;
  return (
    <section className="overflow-x-clip pt-6 lg:pt-8">
      <Page>
        <p className="text-small">
          <TextLink href="/customers/">{words.all}</TextLink>
        </p>
        <h1 className="mt-4 text-display tracking-display">{words.title}</h1>
        <div className="mt-4 mb-8 grid grid-cols-1 items-end gap-x-10 gap-y-6 lg:grid-cols-7-5">
          <p className="max-w-prose text-lead">{story.lead}</p>
          <p className="flex flex-wrap gap-3 lg:justify-end">
            <ActionLink link={action} />
            <ActionLink link={story.tool} tone="secondary" />
          </p>
        </div>
      </Page>
      <div className="overflow-clip bg-accent py-12 text-on-accent lg:max-page:[--text-heading:2.25rem]">
        <Page>
          <CustomerQuote
            said={{
              slug,
              story,
              customer: story.name,
              quote: story.summary.quote,
              sample: story.sample,
            }}
          />
          {/* The facts in one strip, drawn as if sewn on along its upper edge. */}
          <dl className={strip} aria-label={words.facts.label}>
            {[...words.facts.common, ...story.facts].map((fact) => (
              <div key={fact.label}>
                <dt className="text-small/body">{fact.label}</dt>
                <dd className="font-medium">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </Page>
      </div>
    </section>
  );
}

const strip =
  "mt-10 grid grid-cols-2 gap-x-6 gap-y-4 border-t-2 border-dashed border-current/40 pt-6 *:nth-3:col-span-full md:max-lg:grid-cols-4 md:max-lg:*:nth-3:order-last lg:flex lg:justify-between";

/** The customer's original problem, told in their shop. */
export function Problem({ story: { wrong, summary } }: { story: CaseStudy }) {
  const [first, ...others] = wrong.paragraphs;
  return (
    <ShopBand name={summary.quote.name}>
      <h2 className="text-heading">{wrong.title}</h2>
      <div className="grid gap-5">
        <p className="max-w-prose text-lead">{first}</p>
        {others.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
      </div>
    </ShopBand>
  );
}

const rule =
  "relative grid grid-cols-1 gap-x-10 gap-y-2 pb-10 pl-14 [counter-increment:rule] last:pb-0 lg:grid-cols-7-4";
/** Its number on a button. */
const button =
  "before:absolute before:left-0 before:grid before:size-9 before:place-content-center before:rounded-full before:bg-inverse before:font-display before:font-medium before:text-on-inverse before:content-[counter(rule)]";
/** The thread to the next rule. */
const thread =
  "not-last:after:absolute not-last:after:top-10.5 not-last:after:bottom-1.5 not-last:after:left-4.25 not-last:after:border-l-2 not-last:after:border-dashed not-last:after:border-clay";

/** The customer's rules in order, each one sentence with its reason. */
export const Setup = ({ setup, words }: { setup: CaseStudy["setup"]; words: Words["rules"] }) => (
  <Band ground="sunken">
    <SplitHead title={setup.title} lead={setup.lead} />
    <ol className="mt-10 rounded-stone bg-raised p-5 shadow-panel [counter-reset:rule] sm:p-8 lg:p-12">
      {setup.rules.map(({ when, then, why }) => (
        <li key={when + then} className={cx(rule, button, thread)}>
          <p className="max-w-152 font-display text-title leading-[1.3]">
            {words.when} <span>{when}</span>, {words.then}{" "}
            <b className="font-medium underline decoration-clay decoration-dashed decoration-2 underline-offset-6">
              {then}
            </b>
            .
          </p>
          <p className="text-ink-muted lg:pt-1">{why}</p>
        </li>
      ))}
    </ol>
  </Band>
);

/** A seam as wide as the page: sewn on the left, open on the right, with the loose thread between its edges. */
const OpenSeam = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1200 140"
    preserveAspectRatio="xMinYMid slice"
    className="mt-8 h-32 w-full fill-none stroke-round max-lg:overflow-hidden lg:overflow-visible"
  >
    <path
      className="fill-shade stroke-night-line stroke-2"
      d="M-400 64H230C480 58 560 22 800 14S1200 8 1640-40V180C1300 150 1000 136 800 128S480 82 230 76H-400"
    />
    <path
      className="stroke-on-night stroke-3"
      d="M14 44l10 52M44 44l10 52M74 44l10 52M104 44l10 52M134 44l10 52M164 44l10 52M194 44l10 52C250 130 280 30 330 44S370 106 430 92 470 18 530 40C580 60 520 116 590 106S660 24 730 40 760 112 830 96C890 82 850 30 900 34S950 84 1010 70 1060 44 1100 52"
    />
  </svg>
);

/** What went wrong on the way. */
export const Setbacks = ({ trouble }: { trouble: CaseStudy["trouble"] }) => (
  <Band ground="night">
    <h2 className="text-heading">{trouble.title}</h2>
    <OpenSeam />
    <Points
      items={trouble.items}
      as="ol"
      className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-3"
      textClassName="mt-2"
    />
  </Band>
);

/** Where to go after the story. */
export const NextSteps = ({ slug, story, words }: CustomerStory & { words: Words }) => (
  <SandBank scene="gate">
    <h2 className="mb-6 text-display tracking-display">{words.onward.title}</h2>
    <ActionLink link={words.action} />
    <LinkRow
      links={[
        story.tool,
        ...words.onward.links,
        { label: words.onward.summary, href: { href: customerHref(slug), external: false } },
      ]}
      className="mt-4"
    />
  </SandBank>
);
