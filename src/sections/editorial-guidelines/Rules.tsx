import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { measured, quote } from "./figures.ts";
import { Measure } from "./Measure.tsx";

interface RulesProps {
  rules: Content<"editorialGuidelines">["rules"];
  measure: Content<"editorialGuidelines">["measure"];
  /** Words of each published article. */
  lengths: readonly number[];
}

/** The rules with the numbers that the checks go by, and all articles laid along the first of them. */
export function Rules({ rules, measure, lengths }: RulesProps) {
  const figures = measured(lengths);
  return (
    <section className="bg-sunken py-section">
      <Page>
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-5-7 lg:items-end">
          <h2 className="text-heading">{rules.title}</h2>
          <p className="text-lead">{rules.lead}</p>
        </div>
        <figure className="mt-band">
          <h3 className="text-title">{put(measure.title, figures)}</h3>
          <Measure
            lengths={lengths}
            label={put(measure.picture, figures)}
            least={figures.least}
            most={`${figures.most} ${measure.unit}`}
          />
          <figcaption className="mt-3 max-w-160 text-small/body text-ink-muted">
            {put(measure.caption, figures)}
          </figcaption>
        </figure>
        <dl className="mt-band border-b border-line-strong">
          {rules.items.map(({ figure, rule, why }) => (
            <div
              key={figure}
              className="grid grid-cols-1 gap-x-16 gap-y-3 border-t border-line-strong py-6 lg:grid-cols-7-5 lg:items-end"
            >
              <dt>
                <b className="block font-display text-heading font-medium tracking-tight">
                  {quote(figure)}
                </b>{" "}
                <span className="font-medium">{quote(rule)}</span>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
