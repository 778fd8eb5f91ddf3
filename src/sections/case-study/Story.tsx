import type { Content } from "#content/collections.ts";
import type { CaseStudy, CustomerStory } from "#content/read.ts";
import { CustomerQuote } from "#sections/shared/Proof.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { customerHref } from "#sections/customers/stories.ts";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
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
      <div className="overflow-clip bg-field py-12 text-on-field">
        <Page>
          <CustomerQuote
            said={{
              slug,
              story,
              customer: story.name,
              quote: story.summary.quote,
              sample: story.sample,
            }}
          >
            {/* The facts in one strip, drawn as if sewn on along its upper edge. */}
            <dl className={strip} aria-label={words.facts.label}>
              {[...words.facts.common, ...story.facts].map((fact) => (
                <div key={fact.label}>
                  <dt className="text-small/body">{fact.label}</dt>
                  <dd className="font-medium">{fact.value}</dd>
                </div>
              ))}
            </dl>
          </CustomerQuote>
        </Page>
      </div>
    </section>
  );
}

const strip = "grid grid-cols-2 gap-x-6 gap-y-4 border-t-2 border-dashed border-current/40 pt-6";

/** The customer's original problem. */
export function Problem({ wrong }: { wrong: CaseStudy["wrong"] }) {
  const [first, ...others] = wrong.paragraphs;
  return (
    <Band className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
      <h2 className="text-heading lg:col-span-4">{wrong.title}</h2>
      <div className="grid gap-6 lg:col-span-7 lg:col-start-6">
        <p className="max-w-prose text-lead">{first}</p>
        {others.map((paragraph) => (
          <p key={paragraph} className="max-w-140">
            {paragraph}
          </p>
        ))}
      </div>
    </Band>
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
    <ol className="mt-12 [counter-reset:rule]">
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

/** A seam that has come undone: stitches on the left, loose thread on the right. */
const troubleThread =
  "M0 20h14m8 0h14m8 0h14m8 0h14m8 0h14m8 0c40 0 36-16 60-14s20 30 44 26 14-30 38-24 10 26 30 24 30-22 46-8 20 20 44 6";

/** What went wrong on the way. */
export const Setbacks = ({ trouble }: { trouble: CaseStudy["trouble"] }) => (
  <Band ground="night">
    <h2 className="text-heading">{trouble.title}</h2>
    <ol className="mt-12 grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-3">
      {trouble.items.map(({ title, text }) => (
        <li key={title}>
          <svg
            aria-hidden="true"
            viewBox="0 0 380 40"
            preserveAspectRatio="xMinYMid slice"
            className="h-10 w-full max-w-95 overflow-hidden fill-none stroke-night-line stroke-2 stroke-round"
          >
            <path d={troubleThread} />
          </svg>
          <h3 className="mt-4 mb-2 text-title">{title}</h3>
          <p className="max-w-140">{text}</p>
        </li>
      ))}
    </ol>
  </Band>
);

interface NextStepsProps {
  slug: string;
  /** What this customer's readers try next. */
  tool: CaseStudy["tool"];
  words: Words["onward"];
}

/** Where to go after the story. */
export function NextSteps({ slug, tool, words }: NextStepsProps) {
  const summary = {
    label: words.summary,
    href: { href: customerHref(slug), external: false },
  };
  return (
    <Band
      section="bg-sunken py-16"
      className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-center"
    >
      <h2 className="text-title lg:col-span-5">{words.title}</h2>
      <LinkRow links={[tool, ...words.links, summary]} className="lg:col-span-7" />
    </Band>
  );
}
