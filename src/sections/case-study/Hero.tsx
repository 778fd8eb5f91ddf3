import type { Content } from "#content/collections.ts";
import type { CustomerStory } from "#content/read.ts";
import { CustomerQuote } from "#sections/shared/Proof.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface HeroProps extends CustomerStory {
  words: Content<"caseStudy">;
}

/** The headline, and what the customer said with key facts, next to their checkout. */
export function Hero({ slug, story, words }: HeroProps) {
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
            <ButtonLink href={action.href.href}>{action.label}</ButtonLink>
            <ButtonLink tone="secondary" href={story.tool.href.href}>
              {story.tool.label}
            </ButtonLink>
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
            <KeyFacts label={words.facts.label} facts={[...words.facts.common, ...story.facts]} />
          </CustomerQuote>
        </Page>
      </div>
    </section>
  );
}

interface KeyFactsProps {
  /** The label of the strip. */
  label: string;
  facts: readonly { readonly label: string; readonly value: string }[];
}

const strip = "grid grid-cols-2 gap-x-6 gap-y-4 border-t-2 border-dashed border-current/40 pt-6";

/** The facts in one strip, drawn as if sewn on along its upper edge. */
function KeyFacts({ label, facts }: KeyFactsProps) {
  return (
    <dl className={strip} aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="text-small/body">{fact.label}</dt>
          <dd className="font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
