import type { Content } from "#content/collections.ts";
import { StoryPicture } from "#illustrations/stories/index.tsx";
import { NameLabel } from "#sections/customers/Hero.tsx";
import type { CaseStudy, Customer } from "#sections/customers/stories.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface HeroProps {
  slug: string;
  customer: Customer;
  story: CaseStudy;
  words: Content<"caseStudy">;
}

/** The headline, the customer's name, their checkout, and key facts. */
export function Hero({ slug, customer, story, words }: HeroProps) {
  const { action } = words;
  return (
    <section className="overflow-x-clip pt-6 lg:pt-8">
      <Page>
        <p className="text-small">
          <TextLink href="/customers/">{words.all}</TextLink>
        </p>
        <div className="mt-5 grid grid-cols-1 items-center gap-x-10 gap-y-6 lg:grid-cols-8-4">
          <h1 className="text-display tracking-display">{words.title}</h1>
          <NameLabel
            customer={customer}
            marked
            className="-rotate-2 px-8 py-6 lg:justify-self-center lg:px-10 lg:py-8"
          />
        </div>
        <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-5-7">
          <div className="lg:pt-6">
            <p className="text-lead">{story.lead}</p>
            <p className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href={action.href.href}>{action.label}</ButtonLink>
              <ButtonLink tone="secondary" href={story.tool.href.href}>
                {story.tool.label}
              </ButtonLink>
            </p>
          </div>
          <StoryPicture slug={slug} label={story.picture} />
        </div>
        <KeyFacts label={words.facts.label} facts={[...words.facts.common, ...story.facts]} />
      </Page>
    </section>
  );
}

interface KeyFactsProps {
  /** The label of the strip. */
  label: string;
  facts: readonly { readonly label: string; readonly value: string }[];
}

const strip =
  "mt-10 grid grid-cols-1 gap-x-10 gap-y-4 border-t-2 border-dashed border-clay pt-6 md:grid-cols-3";

/** The facts in one strip, drawn as if sewn on along its upper edge. */
function KeyFacts({ label, facts }: KeyFactsProps) {
  return (
    <dl className={strip} aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="text-small/body text-ink-muted">{fact.label}</dt>
          <dd className="font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
