import type { Content } from "#model/kinds.ts";
import type { CaseStudy } from "#sections/customers/stories.ts";
import { Page } from "#ui/Page.tsx";

interface SetupProps {
  setup: CaseStudy["setup"];
  words: Content<"caseStudy">["rules"];
}

/** The rules as they stand, from the top: each one sentence, sewn to the next, and why it is there. */
export function Setup({ setup, words }: SetupProps) {
  return (
    <section className="bg-sunken py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-7">{setup.title}</h2>
          <p className="max-w-form lg:col-span-5">{setup.lead}</p>
        </div>
        <ol className="story-rules">
          {setup.rules.map(({ when, then, why }) => (
            <li key={when + then}>
              <p className="story-rule">
                {words.when} <span>{when}</span>, {words.then} <b>{then}</b>.
              </p>
              <p className="story-why">{why}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
