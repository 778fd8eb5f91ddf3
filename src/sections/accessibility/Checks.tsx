import type { Content } from "#content/collections.ts";
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
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
          <h2 className="text-heading">{checks.title}</h2>
          <p className="text-lead">{checks.lead}</p>
        </div>
        <dl className="mt-12 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {checks.items.map(({ id, figure, rule, how }) => (
            <div key={id} className="border-t border-line-strong pt-5">
              <dt>
                <Specimen of={id} />
                <b className="block font-display text-title font-medium">
                  {quote(figure, templates)}
                </b>{" "}
                <span className="font-medium">{quote(rule, templates)}</span>
              </dt>
              <dd className="mt-3 text-ink-muted">{quote(how, templates)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 max-w-prose">{checks.note}</p>
      </Page>
    </section>
  );
}
