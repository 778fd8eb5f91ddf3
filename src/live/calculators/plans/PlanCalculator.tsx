/**
 * A year on each plan, and what it brings back, for the visitor's figures. The server renders the example, which stays
 * as it is without script. See docs/decisions/0028-calculators.md.
 */
import errorWords from "virtual:words/errorView";
import calculatorWords from "virtual:words/planCalculator";
import publishedPlans from "virtual:words/plans";
import { useState } from "react";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { CalculatorButtons } from "#live/calculators/CalculatorButtons.tsx";
import { CalculatorField } from "#live/calculators/CalculatorField.tsx";
import { CalculatorNotes } from "#live/calculators/CalculatorNotes.tsx";
import { countWords, percentWords } from "#live/calculators/numbers.ts";
import { type Calculator, useCalculator } from "#live/calculators/use-calculator.ts";
import { LivePart } from "#live/LivePart.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { BillSlip } from "./BillSlip.tsx";
import {
  assumptionsFrom,
  exampleWords,
  type FieldId,
  fieldIds,
  fieldRules,
  planAddress,
} from "./fields.ts";
import { Payback } from "./Payback.tsx";
import { type Published, tariffOf } from "./tariff.ts";
import { type View, viewOf } from "./view.ts";

type Words = Content<"planCalculator">;

interface YearsProps {
  words: Words;
  plans: Published;
}

/** The first fields count over a year; the next ones, up to `assumptionsFrom`, apply at any time. */
const yearly = 5;

const group = cx(
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-1.5",
  "md:max-lg:grid-cols-6 lg:grid-cols-5",
);

const looks = {
  // The last lines of the labels align; five fields leave none alone in a row.
  cell: cx(
    "row-span-4 grid grid-rows-subgrid pb-3 max-md:first:col-span-full",
    "md:max-lg:col-span-2 md:max-lg:nth-4:col-span-3 md:max-lg:nth-5:col-span-3",
  ),
  label: "text-small",
  hint: "text-micro",
};

function calculatorOf(words: Words, plans: Published): Calculator<FieldId, View> {
  const tariff = tariffOf(plans);
  const each = (textOf: (field: Words["fields"][number]) => string) =>
    Object.fromEntries(words.fields.map((field) => [field.id, textOf(field)])) as Record<
      FieldId,
      string
    >;
  return {
    section: "calculator",
    ids: fieldIds,
    rules: fieldRules,
    labels: each(({ label }) => label),
    starts: each(({ start }) => countWords(start)),
    words,
    address: planAddress,
    view: (inputs) => viewOf(inputs, tariff, words),
    contradiction: ({ today, retried }) =>
      retried >= today
        ? null
        : {
            id: "retried",
            message: interpolate(words.payback.crossed, { today: percentWords(today) }),
          },
  };
}

/** @param words and plans are the same at every render */
function Years({ words, plans }: YearsProps) {
  const [definition] = useState(() => calculatorOf(words, plans));
  const calculator = useCalculator(definition);
  const { view, texts, errors, isFaulty } = calculator;
  const { formula, fields } = words;

  const fieldGroup = (title: string, from: number, to?: number) => (
    <fieldset>
      <legend className="mb-3 text-small text-ink-muted">{title}</legend>
      <div className={group}>
        {fields.slice(from, to).map(({ id, label, hint }) => (
          <CalculatorField
            key={id}
            id={`calc-${id}`}
            name={id}
            label={label}
            hint={hint}
            rule={fieldRules[id]}
            sign={fieldRules[id].kind === "money" ? "$" : undefined}
            text={texts[id]}
            error={errors[id]}
            looks={looks}
            onEdit={(text) => {
              calculator.edit(id, text);
            }}
            onRest={calculator.rest}
          />
        ))}
      </div>
    </fieldset>
  );

  return (
    <>
      <div>
        <div className="mt-10 grid gap-8 print:hidden unscripted:hidden">
          {fieldGroup(words.year, 0, yearly)}
          {fieldGroup(words.size, yearly, assumptionsFrom)}
        </div>
        <div
          className="calc-result border-t border-line-strong"
          data-faulty={isFaulty ? "" : undefined}
        >
          <h3 className="font-text text-small">{words.result}</h3>
          <p className={cx("calc-verdict", isFaulty && "text-persimmon")} data-verdict="">
            {calculator.verdict}
          </p>
        </div>
        <CalculatorNotes calculator={calculator} />
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
      <Payback
        words={words.payback}
        view={view.payback}
        example={exampleWords(fields.slice(assumptionsFrom))}
      >
        {fieldGroup(words.payback.legend, assumptionsFrom)}
      </Payback>
      <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-8 wrap-anywhere lg:grid-cols-7-4 lg:items-start">
        <div className="max-w-prose">
          <h3 className="text-title">{formula.title}</h3>
          <p className="mt-3">{formula.text}</p>
        </div>
        <CalculatorButtons words={words} calculator={calculator} className="items-center" />
      </div>
    </>
  );
}

export function PlanCalculator() {
  return (
    <LivePart words={errorWords}>
      <Years words={calculatorWords} plans={publishedPlans} />
    </LivePart>
  );
}
