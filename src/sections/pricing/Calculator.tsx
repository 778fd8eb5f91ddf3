import { inputsOf } from "#live/calculators/plans/fields.ts";
import type { FieldId } from "#live/calculators/plans/kinds.ts";
import { tariffOf } from "#live/calculators/plans/tariff.ts";
import { viewOf } from "#live/calculators/plans/view.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { Button } from "#ui/Button.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { BillSlip } from "./BillSlip.tsx";
import { exampleWords } from "./example.ts";
import { assumptionsOf, Fields } from "./Fields.tsx";
import { Payback } from "./Payback.tsx";

interface CalculatorProps {
  words: Content<"planCalculator">;
  plans: Content<"plans">;
}

/** What stands in the fields at first. */
const startsOf = (fields: CalculatorProps["words"]["fields"]) =>
  Object.fromEntries(fields.map(({ id, start }) => [id, start])) as Record<FieldId, number>;

/**
 * A year on each plan, added up for the example; src/script/plans/ adds up what is filled in. Without script the
 * example stands with all its figures, and says what it holds.
 */
export function Calculator({ words, plans }: CalculatorProps) {
  const view = viewOf(inputsOf(startsOf(words.fields)), tariffOf(plans), words);
  const { formula, unscripted } = words;
  const assumptions = assumptionsOf(words);
  return (
    <section id="calculator" className="bg-sunken py-16 lg:py-24" data-plan-calculator="">
      <Page>
        <div className="max-w-prose">
          <h2 className="text-heading">
            <span className="unscripted:hidden">{words.title}</span>
            <span className="hidden unscripted:inline">{unscripted.title}</span>
          </h2>
          <p className="mt-4 text-lead unscripted:hidden">{words.lead}</p>
          <p className="mt-4 hidden text-lead unscripted:block">
            {put(unscripted.lead, {
              list: exampleWords(words.fields.filter((field) => !assumptions.includes(field))),
            })}
          </p>
        </div>
        <div>
          <Fields words={words} />
          <div className="calc-result border-t border-line-strong">
            <h3 className="font-text text-small">{words.result}</h3>
            <p className="calc-verdict in-data-faulty:text-persimmon" data-verdict="">
              {view.verdict}
            </p>
          </div>
          <p className="mt-2 max-w-prose empty:hidden" data-open="">
            {view.open}
          </p>
          <p className="mt-2 max-w-prose font-medium text-persimmon empty:hidden" data-unread="" />
        </div>
        <div
          className={cx(
            "mt-7 grid grid-cols-1 gap-4 md:max-lg:grid-cols-2 lg:gap-3",
            wideColumns(view.bills.length, 4),
          )}
        >
          {view.bills.map((bill) => (
            <BillSlip key={bill.plan} bill={bill} words={words} />
          ))}
        </div>
        <p className="mt-5 text-small text-ink-muted">{words.carriers}</p>
        <Payback words={words} view={view.payback} />
        <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-8 wrap-anywhere lg:grid-cols-7-4 lg:items-start">
          <div className="max-w-prose">
            <h3 className="text-title">{formula.title}</h3>
            <p className="mt-3">{formula.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-3 print:hidden unscripted:hidden">
            <Button
              tone="secondary"
              size="small"
              className="max-w-full whitespace-normal"
              data-reset=""
            >
              {words.reset}
            </Button>
            <Button
              tone="secondary"
              size="small"
              className="max-w-full whitespace-normal"
              data-share=""
            >
              {words.copy}
            </Button>
            <p role="status" className="basis-full text-small font-medium" data-said="" />
            <p className="basis-full text-small text-ink-muted">{words.private}</p>
          </div>
        </div>
        <p role="status" className="sr-only" data-heard="" />
      </Page>
    </section>
  );
}
