import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
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
        <div className="rules-head">
          <h2 className="text-heading">{rules.title}</h2>
          <p className="text-lead">{rules.lead}</p>
        </div>
        <figure className="measure">
          <h3 className="text-title">{put(measure.title, figures)}</h3>
          <Measure
            lengths={lengths}
            label={put(measure.picture, figures)}
            least={figures.least}
            most={`${figures.most} ${measure.unit}`}
          />
          <figcaption>{put(measure.caption, figures)}</figcaption>
        </figure>
        <dl className="rules">
          {rules.items.map(({ figure, rule, why }) => (
            <div key={figure}>
              <dt>
                <b>{quote(figure)}</b> <span>{quote(rule)}</span>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
