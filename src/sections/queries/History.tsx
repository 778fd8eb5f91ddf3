import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** History: a page of the log, set as a log is. */
export function History({ history }: { history: Content<"queries">["history"] }) {
  return (
    <section className="py-section">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Eyebrow>{history.eyebrow}</Eyebrow>
          <h2 className="mt-3 text-heading">{history.title}</h2>
          <p className="mt-4 max-w-form text-lead">{history.lead}</p>
        </div>
        <ol className="log lg:col-span-8">
          {history.entries.map(({ when, what, rows, time }) => (
            <li key={when}>
              <time className="log-when">{when}</time>
              <span className="log-what">{what}</span>
              <span className="log-figures">
                {rows} {history.rows}
                <span>{time}</span>
              </span>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
