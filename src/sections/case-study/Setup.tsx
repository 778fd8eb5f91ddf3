import type { Content } from "#content/collections.ts";
import type { CaseStudy } from "#sections/customers/stories.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";

interface SetupProps {
  setup: CaseStudy["setup"];
  words: Content<"caseStudy">["rules"];
}

const rule =
  "relative grid grid-cols-1 gap-x-10 gap-y-2 pb-10 pl-14 [counter-increment:rule] last:pb-0 lg:grid-cols-7-4";
/** Its number on a button. */
const button =
  "before:absolute before:left-0 before:grid before:size-9 before:place-content-center before:rounded-full before:bg-inverse before:font-display before:font-medium before:text-on-inverse before:content-[counter(rule)]";
/** What ties it to the next. */
const thread =
  "not-last:after:absolute not-last:after:top-10.5 not-last:after:bottom-1.5 not-last:after:left-4.25 not-last:after:border-l-2 not-last:after:border-dashed not-last:after:border-clay";

/** The rules as they stand, from the top: each one sentence, sewn to the next, and why it is there. */
export function Setup({ setup, words }: SetupProps) {
  return (
    <section className="bg-sunken py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-7">{setup.title}</h2>
          <p className="max-w-form lg:col-span-5">{setup.lead}</p>
        </div>
        <ol className="mt-12 [counter-reset:rule]">
          {setup.rules.map(({ when, then, why }) => (
            <li key={when + then} className={cx(rule, button, thread)}>
              <p className="max-w-152 font-display text-title leading-[1.3]">
                {words.when} <span>{when}</span>, {words.then}{" "}
                <b className="font-medium underline decoration-clay decoration-dashed decoration-2 underline-offset-6">
                  {then}
                </b>
                .
              </p>
              <p className="text-ink-muted lg:pt-1">{why}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
