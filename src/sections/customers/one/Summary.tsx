import type { Content } from "#content/collections.ts";
import type { CaseStudy, Customer } from "#sections/customers/stories.ts";
import { caseStudyHref } from "#sections/customers/stories.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { SwingTag } from "./SwingTag.tsx";

interface SummaryProps {
  slug: string;
  customer: Customer;
  story: CaseStudy;
  words: Content<"customer">;
  labels: Content<"interface">;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 border-t border-line py-3.5 md:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Who it is, what went wrong, what they use; and the one figure, on the tag that hangs from their work. */
export function Summary({ slug, customer, story, words, labels }: SummaryProps) {
  const { who, began, first, uses } = story.summary;
  const mark = customer.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />;
  return (
    <section className="overflow-x-clip pt-6 pb-section">
      <Page>
        <p className="text-small">
          <TextLink href="/customers/">{words.all}</TextLink>
        </p>
        <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-7-5">
          <div>
            <h1 className="text-display tracking-display">{customer.name}</h1>
            <p className="mt-6 max-w-prose text-lead">
              {who} {mark}
            </p>
            <dl className="mt-8 max-w-152">
              <Fact label={words.began} value={began} />
              <Fact label={words.first} value={first} />
              <Fact label={words.uses} value={uses.join(", ")} />
            </dl>
            <p className="mt-8">
              <ButtonLink href={caseStudyHref(slug)}>{words.more}</ButtonLink>
            </p>
          </div>
          <SwingTag figure={story.results.figures[0]} />
        </div>
      </Page>
    </section>
  );
}
