/** The schema of content/plan-calculator.yaml: the plan calculator's words on /pricing/, and its first example. */
import { calculatorWords } from "#live/calculators/schema.ts";
import { reasonKinds } from "./bill.ts";
import { fieldIds, fieldRules, type LineId, lineIds, paybackIds } from "./fields.ts";
import { each, inOrder, number, object, oneOf, text } from "#content/fields.ts";

const field = object({
  id: oneOf(fieldIds, "the field"),
  label: text(48, "what the field asks for"),
  hint: text(120, "what counts, in a few words"),
  start: number("what stands in it at first, in dollars, percent or how many", {
    min: 0,
    max: 10_000_000,
    decimals: 0,
  }),
}).refine(({ id, start }) => start >= fieldRules[id].min, {
  path: ["start"],
  error: "is less than the field takes; write a larger number",
});

const how = text(
  110,
  "how a line comes about: [fee], [base], [count], [price], [included], [extra]",
);
const sum = text(60, "a sum: [low], [high]");
const reason = text(110, "why the plan does not fit: [limit], [count]");
const withPlan = text(120, "the verdict: [plan] or [plans], [sum]");

export const planCalculator = object({
  title: text(70, "the section's headline"),
  lead: text(300, "the paragraph below the headline"),
  unscripted: object({
    title: text(70, "the headline on pages without script"),
    lead: text(400, "the paragraph below it, on pages without script: [list]"),
  }),
  year: text(40, "the heading of what is counted over a year"),
  size: text(40, "the heading of what is counted at one time"),
  fields: inOrder("fields", fieldIds, field),
  lines: each(lineIds satisfies readonly LineId[], text(40, "the line's name")),
  sum: text(40, "the name of the sum"),
  ask: text(24, "what stands where nothing is published"),
  amounts: each(["most", "askMost", "absent"], text(40, "an amount: [sum]")),
  sums: each(["exact", "most", "least", "between"], sum),
  how: each(
    [
      "year",
      "once",
      "share",
      "shareUpTo",
      "shareUnknown",
      "each",
      "eachUnknown",
      "agents",
      "agentsIncluded",
      "agentsUnknown",
      "absent",
      "none",
    ],
    how,
  ),
  after: text(80, "what each later year costs: [sum]"),
  reasons: each(reasonKinds, reason),
  noRoom: each(["stores", "users", "runs"], reason),
  marks: each(
    ["cheapest", "published", "tie", "fits", "unfit", "unpriced"],
    text(48, "a plan's mark"),
  ),
  verdicts: each(["cheapest", "published", "tie", "unknown", "none"], withPlan),
  open: each(["most", "asks", "unbounded"], text(200, "what the verdict hangs on: [plans]")),
  chart: object({
    cost: text(60, "what the chart's height counts"),
    picture: text(220, "what the chart shows: [plans], [end], [sales], [plan], [cost]"),
    turn: text(120, "where another plan becomes the cheapest: [plan], [sales]"),
    others: text(140, "why the other plans have no line: [plans]"),
  }),
  payback: object({
    title: text(70, "the headline above what a plan brings back"),
    lead: text(300, "the paragraph below it"),
    unscripted: text(400, "the paragraph on pages without script: [list]"),
    legend: text(60, "the heading of its fields"),
    crossed: text(120, "said where retries would recover less than today"),
    lines: each(paybackIds, text(60, "the line's name")),
    how: each(paybackIds, text(120, "how it comes about, with the fields' and lines' values")),
    plans: text(90, "the heading of what each plan leaves"),
    exact: text(40, "what is left: [left]"),
    least: text(40, "what is left at the least: [left]"),
    unfit: text(40, "where a plan does not fit"),
    ask: text(40, "where its price or the most that it costs is not published"),
    verdicts: each(["gains", "loses", "unknown"], text(200, "the verdict: [plan], [back], [left]")),
    units: text(200, "what one is worth: [payment], [subscriber]"),
    needed: text(120, "how many payments pay for the plan: [count], [plan]"),
    note: text(300, "what the figures leave out"),
  }),
  carriers: text(160, "what the sums leave out"),
  formula: object({
    title: text(60, "the heading of the formula"),
    text: text(700, "how the sums come about, in words"),
  }),
  ...calculatorWords,
});
