import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { exampleWords } from "#live/calculators/numbers.ts";
import { assumptionsFrom, inputFields, planCalculatorId } from "#live/calculators/plans/fields.ts";
import { Page } from "#ui/Page.tsx";

interface CalculatorProps {
  words: Content<"planCalculator">;
  /** src/live/calculators/plans/PlanCalculator.tsx */
  children: ReactNode;
}

/** The plan calculator with its heading; without script it shows an example. */
export function Calculator({ words, children }: CalculatorProps) {
  const { title, lead, unscripted, fields } = words;
  return (
    <section id={planCalculatorId} className="bg-clay-soft py-section">
      <Page>
        <div className="max-w-prose">
          <h2 className="text-heading">
            <span className="unscripted:hidden">{title}</span>
            <span className="hidden unscripted:inline">{unscripted.title}</span>
          </h2>
          <p className="mt-4 text-lead unscripted:hidden">{lead}</p>
          <p className="mt-4 hidden text-lead unscripted:block">
            {interpolate(unscripted.lead, {
              list: exampleWords(inputFields(fields).slice(0, assumptionsFrom)),
            })}
          </p>
        </div>
        {children}
      </Page>
    </section>
  );
}
