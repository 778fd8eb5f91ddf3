import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import type { ArchivedApp } from "./app.ts";

interface CheckProps {
  check: Content<"downloads">["check"];
  apps: readonly ArchivedApp[];
  labels: Content<"downloads">["labels"];
}

/** How a visitor makes sure of an archive, with the line that does it and what it has to answer. */
export function Check({ check, apps, labels }: CheckProps) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page className="checks">
        <div>
          <h2 className="text-heading">{check.title}</h2>
          <p className="mt-5">{check.lead}</p>
          <ol className="checks-steps">
            {check.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="checks-lines">
          {apps.map(({ id, where, command, answer, copy, file, archive: { sum } }) => (
            <section key={id} aria-labelledby={`check-${id}`}>
              <h3 id={`check-${id}`}>{where}</h3>
              <pre tabIndex={0} aria-labelledby={`check-${id}`}>
                <code id={`command-${id}`}>{put(command, { file })}</code>
              </pre>
              <div className="checks-copy" data-copied={labels.copied} data-failed={labels.failed}>
                <button
                  type="button"
                  className="text-link unscripted:hidden"
                  data-copy={`#command-${id}`}
                  data-waiting
                >
                  {copy}
                </button>
                <p role="status" />
              </div>
              <p className="checks-answers">{labels.answers}</p>
              <p className="checks-answer">
                <code>{put(answer, { file, sum, SUM: sum.toUpperCase() })}</code>
              </p>
            </section>
          ))}
        </div>
      </Page>
    </section>
  );
}
