/**
 * A year on each plan, and what it brings back, for the visitor's figures. The server renders the example, which stays
 * as it is without script. See docs/decisions/0028-calculators.md.
 */
import words from "virtual:words/planCalculator";
import plans from "virtual:words/plans";
import { interpolate } from "#lib/text/interpolate.ts";
import {
  CalculatorButtons,
  CalculatorFields,
  CalculatorVerdict,
} from "#live/calculators/CalculatorParts.tsx";
import { countWords, exampleWords, percentWords } from "#live/calculators/numbers.ts";
import { type Calculator, useCalculator } from "#live/calculators/use-calculator.ts";
import { livePart } from "#live/LivePart.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { BillSlip, Payback } from "./Receipts.tsx";
import { CostPicture } from "./CostPicture.tsx";
import { assumptionsFrom, inputFields, type Inputs, planCalculatorId } from "./fields.ts";
import { tariffOf } from "./bill.ts";
import { type View, viewOf } from "./view.ts";

/** The first fields count over a year; the next ones, up to `assumptionsFrom`, apply at any time. */
const yearly = 5;

const looks = {
  group: cx(
    "grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-1.5",
    "md:grid-cols-4 lg:has-[>:nth-child(5):last-child]:grid-cols-5",
  ),
  // The last lines of the labels align. Of an odd number of fields, the first has a row of its own on narrow windows.
  cell: "row-span-4 grid grid-rows-subgrid pb-3 max-lg:first:nth-last-[odd]:col-span-full",
  label: "text-small",
  hint: "text-micro",
};

const tariff = tariffOf(plans);
const definition: Calculator<View> = {
  section: planCalculatorId,
  inputs: inputFields(words.fields),
  words,
  view: (numbers) => viewOf(numbers as Inputs, tariff),
  contradiction: ({ today = 0, retried = 0 }) => {
    if (retried >= today) return null;
    const message = interpolate(words.payback.crossed, { today: percentWords(today) });
    return { id: "retried", message };
  },
};

/** Dark, from edge to edge of the window, down to the end of the band. */
const ownGround =
  "relative isolate mt-section -mb-section py-section before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-1 before:bg-night print:before:hidden";

function Years() {
  const calculator = useCalculator(definition);
  const { view, isFaulty, inputs } = calculator;
  const { formula } = words;
  const group = (title: string, from: number, to?: number) => (
    <CalculatorFields
      title={title}
      inputs={inputs.slice(from, to)}
      calculator={calculator}
      prefix="calc"
      signs={{ money: "$" }}
      looks={looks}
    />
  );

  return (
    <>
      <div>
        <div className="mt-10 grid gap-8 print:hidden unscripted:hidden">
          {group(words.year, 0, yearly)}
          {group(words.size, yearly, assumptionsFrom)}
        </div>{" "}
        <CalculatorVerdict
          calculator={calculator}
          className="mt-8 border-t border-line-strong pt-6 lg:mt-12 print:mt-6"
        >
          <h3 className="font-text text-small">{words.result}</h3>
          {/* In a wide window, space for the longest name, so that a changing verdict moves nothing below it. */}
          <p
            className={cx(
              "mt-2 max-w-184 font-display text-title text-balance lg:min-h-[2lh]",
              isFaulty && "text-persimmon",
            )}
            data-verdict=""
          >
            {calculator.verdict}
          </p>
        </CalculatorVerdict>
      </div>
      <CostPicture
        chartOf={view.chart}
        onSales={(sales) => calculator.edit("subscriptions", countWords(sales))}
        onRest={calculator.rest}
      />
      <div
        className={cx(
          "mt-7 grid grid-cols-1 gap-4 md:max-lg:grid-cols-2 lg:gap-3",
          wideColumns(view.bills.length, 4),
        )}
      >
        {view.bills.map((bill) => (
          <BillSlip key={bill.plan} bill={bill} />
        ))}
      </div>
      <p className="mt-5 text-small text-ink-muted">{words.carriers}</p>
      <div className={ownGround}>
        <div data-theme="dark" className="text-ink">
          <Payback view={view.payback} example={exampleWords(inputs.slice(assumptionsFrom))}>
            {group(words.payback.legend, assumptionsFrom)}
          </Payback>
          <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-8 wrap-anywhere lg:grid-cols-7-4 lg:items-start">
            <div className="max-w-prose">
              <h3 className="text-title">{formula.title}</h3>
              <p className="mt-3">{formula.text}</p>
            </div>
            <CalculatorButtons calculator={calculator} className="items-center" />
          </div>
        </div>
      </div>
    </>
  );
}

export const PlanCalculator = livePart(Years);
