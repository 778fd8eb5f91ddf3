/** The fields of the plan calculator, their bounds, and a year in an address. */
import type { Content } from "#content/collections.ts";
import { countWords, type NumberRule } from "#live/calculators/numbers.ts";

/** The id of the calculator on /pricing/, which also begins its addresses. */
export const planCalculatorId = "calculator";

/** From this index on, the fields are assumptions about what a plan brings back. */
export const assumptionsFrom = 9;

/** The three that transaction fees apply to (9.4). */
export const feeFields = ["subscriptions", "upsells", "affiliates"] as const;

/** The lines of a bill, in order. */
export const lineIds = ["price", ...feeFields, "sms", "mms", "agents"] as const;
export type LineId = (typeof lineIds)[number];

/** What a plan brings back, in the order of the receipt. */
export const paybackIds = ["recovered", "saved", "margin", "tools", "back"] as const;

const money: NumberRule = { kind: "money", min: 0, max: 10_000_000_000 };
const share: NumberRule = { kind: "percent", min: 0, max: 100 };
const messages: NumberRule = { kind: "count", min: 0, max: 10_000_000_000 };

/** What the visitor fills in, in the order of the form. */
export const fieldRules = {
  subscriptions: money,
  upsells: money,
  affiliates: money,
  sms: messages,
  mms: messages,
  stores: { kind: "count", min: 1, max: 100_000 },
  users: { kind: "count", min: 1, max: 1_000_000 },
  agents: { kind: "count", min: 0, max: 10_000 },
  runs: { kind: "count", min: 0, max: 1_000_000_000 },
  failed: share,
  today: share,
  retried: share,
  charge: { kind: "money", min: 0, max: 10_000 },
  margin: share,
  saved: { kind: "count", min: 0, max: 1_000_000 },
  later: { kind: "count", min: 0, max: 120 },
  tools: { kind: "money", min: 0, max: 10_000_000 },
} as const satisfies Readonly<Record<string, NumberRule>>;
export type FieldId = keyof typeof fieldRules;
export const fieldIds = Object.keys(fieldRules) as FieldId[];

/** Cents for money, hundredths of a percent for shares, else a count: all per year, except runs per month. */
export type Inputs = Readonly<Record<FieldId, number>>;

/** @returns fields with their rules and first texts */
export const inputFields = (fields: Content<"planCalculator">["fields"]) =>
  fields.map(({ start, ...field }) => ({
    ...field,
    rule: fieldRules[field.id],
    start: countWords(start),
  }));
