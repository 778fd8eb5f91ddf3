/**
 * The schema of content/plans.yaml: prices, fees, limits and facts of the plans (docs/specification.md, 9.1 to 9.4),
 * stated once. What a plan leaves out is not published. plan-quotations.ts says how other texts quote it.
 */
import { type PlanId, planIds, rowIds } from "#lib/plans/kinds.ts";
import { readCell } from "#lib/plans/tariff.ts";
import { flag, inOrder, list, number, object, oneOf, text } from "./fields.ts";

export const plansFile = "content/plans.yaml";

const messagePrice = (what: string) =>
  number(`${what} in dollars`, { min: 0, max: 10, decimals: 4 });

const plan = object({
  id: oneOf(planIds, "the plan"),
  name: text(24, "the plan's name"),
  price: object({
    amount: number("the price in dollars", { min: 0, max: 10_000_000, decimals: 2 }),
    every: oneOf(["once", "year"], "how often it is paid"),
    label: text(60, "what is said beside the price"),
  }).optional(),
  tagline: text(40, "the plan's tagline").optional(),
  fee: object({
    percent: number("the transaction fee in percent", { min: 0, max: 10, decimals: 2 }),
    upTo: flag("may the fee be less than that?"),
  }).optional(),
  messages: object({
    sms: messagePrice("one SMS"),
    mms: messagePrice("one MMS"),
  }).optional(),
  agents: number("how many AI agents are included", { min: 0, max: 1000, decimals: 0 }).optional(),
});

const cell = text(12, "a number in quotes, or unlimited, yes, no, n/a, ask").refine(
  (written) => readCell(written) !== undefined,
  {
    error: ({ input }) =>
      `is "${String(input)}"; write a number in quotes, or unlimited, yes, no, n/a, ask`,
  },
);

const row = object({
  id: oneOf(rowIds, "the row"),
  label: text(32, "the row's name"),
  form: text(24, "how a number is shown, with [count] in its place").optional(),
  cells: object(Object.fromEntries(planIds.map((id) => [id, cell])) as Record<PlanId, typeof cell>),
});

const figure = object({
  name: text(40, "what it is quoted by: small letters and underscores").regex(/^[a-z][a-z_]*$/, {
    error: ({ input }) => `is "${String(input)}"; write it with small letters and underscores`,
  }),
  text: text(40, "its words, as they stand in a sentence"),
  what: text(120, "what it says"),
  evidence: flag("can it be shown to be so? The claims that cannot are said to be ours"),
});

export const plans = object({
  plans: inOrder(plan, planIds, "plans"),
  agent: number("one further AI agent for a month, in dollars", {
    min: 0,
    max: 10_000,
    decimals: 2,
  }),
  comparison: inOrder(row, rowIds, "rows"),
  figures: list(figure, 1, 20, "figures"),
});
