import { put } from "#lib/text/put.ts";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";
import type { Connection } from "../rows.ts";
import { Code } from "./Code.tsx";

interface SetupProps {
  setup: Connection["setup"];
  /** What a piece of code is, for screen readers; [step] is its step. */
  code: string;
}

/** In a shell or a file of settings, two hyphens begin no comment. */
const isSql = (code: string): boolean => /^(?:ALTER|CREATE|EXECUTE|GRANT|SELECT|USE)\b/.test(code);

/** A numbered stone, and the furrow from it to the next. */
const stepClasses = [
  "relative grid grid-cols-1 gap-x-10 gap-y-4 pb-11 pl-13 lg:has-[pre]:grid-cols-5-7",
  "before:absolute before:left-0 before:grid before:h-7.5 before:w-9 before:place-content-center",
  "before:rounded-[46%_54%_52%_48%/58%_50%_50%_42%] before:bg-clay-soft before:font-display before:font-medium before:content-[counter(list-item)]",
  "not-last:after:absolute not-last:after:top-10.5 not-last:after:bottom-3 not-last:after:left-3.5 not-last:after:w-2.25",
  "not-last:after:bg-[repeating-linear-gradient(to_right,var(--color-line-strong)_0_0.0625rem,transparent_0.0625rem_0.25rem)] not-last:after:opacity-60",
].join(" ");

/** Step by step down one furrow, with what to type beside what it is for. */
export function Setup({ setup, code }: SetupProps) {
  return (
    <section id="setup" className="py-section">
      <Page>
        <h2 className="max-w-prose text-heading">{setup.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{setup.lead}</p>
        <ol className="mt-12">
          {setup.steps.map((step) => (
            <li key={step.title} className={stepClasses}>
              <div className="max-w-144">
                <h3 className="text-title">{step.title}</h3>
                <p className="mt-2 text-ink-muted">{step.text}</p>
              </div>
              {step.code !== undefined && (
                <Code label={put(code, { step: step.title })}>
                  {isSql(step.code) ? <Sql sql={step.code} /> : step.code}
                </Code>
              )}
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
