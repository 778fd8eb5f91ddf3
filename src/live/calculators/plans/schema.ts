/** The schema of content/plan-calculator.yaml: the plan calculator's words on /pricing/, and its first example. */
import { calculatorWords } from "#live/calculators/schema.ts";
import { howKinds, reasonKinds } from "./bill.ts";
import { fieldIds, fieldRules, type LineId, lineIds, paybackIds } from "./fields.ts";
import { each, inOrder, number, object, oneOf, text } from "#content/fields.ts";
import { heading, section } from "#content/shared.ts";

const field = object({
  id: oneOf(fieldIds, "the field"),
  label: text(48, "the field's label"),
  hint: text(120, "a short hint about what counts"),
  start: number("the starting value, in dollars, percent or a count", 0, 10_000_000, 0),
}).refine(({ id, start }) => start >= fieldRules[id].min, {
  path: ["start"],
  error: "is less than the field allows; write a larger number",
});

const how = text(110, "a line's sum: [fee], [base], [count], [price], [included], [extra]");
const sum = text(60, "a total: [low], [high]");
const reason = text(110, "why the plan does not fit: [limit], [count]");
const withPlan = text(120, "the verdict: [plan] or [plans], [sum]");

export const planCalculator = object({
  ...heading,
  unscripted: object({
    title: text(70, "the headline when scripts are off"),
    lead: text(400, "the paragraph below it when scripts are off: [list]"),
  }),
  year: text(40, "the heading of the fields for a year"),
  size: text(40, "the heading of the fields for the store's size"),
  fields: inOrder("fields", fieldIds, field),
  lines: each(lineIds satisfies readonly LineId[], text(40, "the line's name")),
  sum: text(40, "the label of the total"),
  ask: text(24, "shown when no price is published"),
  amounts: each(["most", "askMost", "absent"], text(40, "an amount: [sum]")),
  sums: each(["exact", "most", "least", "between"], sum),
  how: each(howKinds, how),
  after: text(80, "the cost of each later year: [sum]"),
  reasons: each(reasonKinds, reason),
  noRoom: each(["stores", "users", "runs"], reason),
  marks: each(["cheapest", "published", "tie", "fits", "unfit", "unpriced"], text(48, "a badge")),
  verdicts: each(["cheapest", "published", "tie", "unknown", "none"], withPlan),
  open: each(["most", "asks", "unbounded"], text(200, "what the verdict depends on: [plans]")),
  chart: object({
    cost: text(60, "the label of the chart's vertical axis"),
    picture: text(220, "the chart in words: [plans], [end], [sales], [plan], [cost]"),
    turn: text(120, "the point where another plan becomes the cheapest: [plan], [sales]"),
    others: text(140, "why some plans are not in the chart: [plans]"),
  }),
  payback: section({
    unscripted: text(400, "the paragraph below it when scripts are off: [list]"),
    legend: text(60, "the heading of these fields"),
    crossed: text(120, "shown when retries would recover less than today"),
    lines: each(paybackIds, text(60, "the line's name")),
    how: each(paybackIds, text(120, "how it is calculated, with the values of fields and lines")),
    plans: text(90, "the heading of what is left on each plan"),
    parts: each(["cost", "kept"], text(30, "a part of the bars below it")),
    exact: text(40, "the amount left: [left]"),
    least: text(40, "the amount left, at least: [left]"),
    unfit: text(40, "shown when a plan does not fit"),
    verdicts: each(["gains", "loses", "unknown"], text(200, "the verdict: [plan], [back], [left]")),
    units: text(200, "what one of each is worth, recovered or saved: [payment], [subscriber]"),
    needed: text(120, "how many recovered payments cover the plan: [count], [plan]"),
    note: text(300, "what the numbers leave out"),
  }),
  carriers: text(160, "the note on carrier fees"),
  formula: object({
    title: text(60, "the heading of the formula"),
    text: text(700, "how the totals are calculated, in words"),
  }),
  ...calculatorWords,
});
