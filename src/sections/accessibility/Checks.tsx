import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { quote } from "./figures.ts";
import { Specimen } from "./Specimen.tsx";

interface ChecksProps {
  checks: Content<"accessibility">["checks"];
  /** How many kinds of page the site has. */
  templates: number;
}

/** What the tests go by, each measure with its figure and drawn in its own size. */
export function Checks({ checks, templates }: ChecksProps) {
  return (
    <section id="checks" className="bg-sunken py-section">
      <Page>
        <div className="checks-head">
          <h2 className="text-heading">{checks.title}</h2>
          <p className="text-lead">{checks.lead}</p>
        </div>
        <dl className="checks">
          {checks.items.map(({ id, figure, rule, how }) => (
            <div key={id}>
              <dt>
                <Specimen of={id} />
                <b>{quote(figure, templates)}</b> <span>{quote(rule, templates)}</span>
              </dt>
              <dd>{quote(how, templates)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 max-w-prose">{checks.note}</p>
      </Page>
    </section>
  );
}
