import type { Content } from "#model/kinds.ts";
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
        <div className="customer-summary">
          <div>
            <h1 className="text-display tracking-display">{customer.name}</h1>
            <p className="mt-6 max-w-prose text-lead">
              {who} {mark}
            </p>
            <dl className="customer-facts">
              <div>
                <dt>{words.began}</dt>
                <dd>{began}</dd>
              </div>
              <div>
                <dt>{words.first}</dt>
                <dd>{first}</dd>
              </div>
              <div>
                <dt>{words.uses}</dt>
                <dd>{uses.join(", ")}</dd>
              </div>
            </dl>
            <p className="mt-8">
              <ButtonLink href={caseStudyHref(slug)}>{words.more}</ButtonLink>
            </p>
          </div>
          <SwingTag figure={story.results.figures[0]} mark={mark} />
        </div>
      </Page>
    </section>
  );
}
