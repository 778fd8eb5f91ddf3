/** The plan calculator at work. What it says comes from src/live/calculators/plans/, as at build. */
import words from "virtual:words/planCalculator";
import { planAddress } from "#live/calculators/plans/address.ts";
import { fieldRules } from "#live/calculators/plans/fields.ts";
import { type FieldId, fieldIds } from "#live/calculators/plans/kinds.ts";
import { countWords, percentWords } from "#live/calculators/plans/money.ts";
import { put } from "#lib/text/put.ts";
import { beginSum } from "#script/sums/begin.ts";
import { paint } from "./paint.ts";

const each = (textOf: (field: (typeof words.fields)[number]) => string) =>
  Object.fromEntries(words.fields.map((field) => [field.id, textOf(field)])) as Record<
    FieldId,
    string
  >;

/**
 * @param part the calculator
 * @param early clicks while this was on its way
 */
export function begin(part: HTMLElement, early: readonly Event[]): void {
  beginSum(part, early, {
    ids: fieldIds,
    prefix: "calc",
    rules: fieldRules,
    labels: each(({ label }) => label),
    starts: each(({ start }) => countWords(start)),
    words,
    address: planAddress,
    crossed: ({ today, retried }) =>
      retried >= today
        ? null
        : {
            id: "retried",
            message: put(words.payback.crossed, { today: percentWords(today) }),
          },
    paint,
  });
}
