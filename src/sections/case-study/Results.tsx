import type { Content } from "#model/kinds.ts";
import type { CaseStudy } from "#sections/customers/stories.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface ResultsProps {
  results: CaseStudy["results"];
  /** Whether the figures are invented. */
  sample: boolean;
  labels: Content<"interface">;
}

/** The figure that says most, as large as it is; two more beside it; and what has to be known of all three. */
export function Results({ results, sample, labels }: ResultsProps) {
  return (
    <section className="pt-section">
      <Page>
        <h2 className="story-results-title text-heading">
          {results.title}
          {sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
        </h2>
        <dl className="story-results">
          {results.figures.map(({ value, label, how }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        <aside className="story-note" aria-labelledby="note-title">
          <h3 id="note-title" className="text-title">
            {results.note.title}
          </h3>
          <p>{results.note.text}</p>
        </aside>
      </Page>
    </section>
  );
}
