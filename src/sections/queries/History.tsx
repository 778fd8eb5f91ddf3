import type { Content } from "#content/collections.ts";
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
        <ol className="border-t-2 border-ink tabular-nums lg:col-span-8">
          {history.entries.map(({ when, what, rows, time }) => (
            <li
              key={when}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-[clamp(0.5rem,6vw,1.5rem)] gap-y-1 border-b border-line py-4.5 md:grid-cols-[4.5rem_1fr_auto]"
            >
              <time className="font-code text-small/body text-ink-muted">{when}</time>
              <span className="font-display text-title">{what}</span>
              <span className="col-2 text-small/body text-ink-muted md:col-auto">
                {rows} {history.rows}
                <span className="inline-block min-w-[min(4.5rem,20vw)] text-end">{time}</span>
              </span>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
