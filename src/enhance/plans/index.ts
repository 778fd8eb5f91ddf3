/** The plan calculator at work. What it says comes from src/lib/plans/, as at build. */
import words from "virtual:words/planCalculator";
import { planAddress } from "#lib/plans/address.ts";
import { fieldRules } from "#lib/plans/fields.ts";
import { type FieldId, fieldIds } from "#lib/plans/kinds.ts";
import { countWords } from "#lib/plans/money.ts";
import { beginSum } from "../sums/begin.ts";
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
    paint,
  });
}
