import { put } from "#lib/text/put.ts";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";
import type { Connection } from "../rows.ts";

interface SetupProps {
  setup: Connection["setup"];
  /** What a piece of code is, for screen readers; [step] is its step. */
  code: string;
}

/** In a shell or a file of settings, two hyphens begin no comment. */
const isSql = (code: string): boolean => /^(?:ALTER|CREATE|EXECUTE|GRANT|SELECT|USE)\b/.test(code);

/** Step by step down one furrow, with what to type beside what it is for. */
export function Setup({ setup, code }: SetupProps) {
  return (
    <section id="setup" className="py-section">
      <Page>
        <h2 className="max-w-prose text-heading">{setup.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{setup.lead}</p>
        <ol className="connection-steps">
          {setup.steps.map((step) => (
            <li key={step.title}>
              <div>
                <h3 className="text-title">{step.title}</h3>
                <p className="mt-2 text-ink-muted">{step.text}</p>
              </div>
              {step.code !== undefined && (
                <pre
                  className="connection-code"
                  role="region"
                  aria-label={put(code, { step: step.title })}
                  tabIndex={0}
                >
                  <code>{isSql(step.code) ? <Sql sql={step.code} /> : step.code}</code>
                </pre>
              )}
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
