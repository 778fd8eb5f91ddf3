/** The fields of the calculator: what each counts, and its bounds, within which every sum stays exact (money.ts). */
import type { NumberRule } from "#live/calculators/numbers/rule.ts";
import { type FieldId, type Inputs, fieldIds } from "./kinds.ts";

const money: NumberRule = { kind: "money", min: 0, max: 10_000_000_000 };
const share: NumberRule = { kind: "percent", min: 0, max: 100 };
const messages: NumberRule = { kind: "count", min: 0, max: 10_000_000_000 };

export const fieldRules: Readonly<Record<FieldId, NumberRule>> = {
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
};

/** @param written what each field holds at first, in dollars, percent and numbers */
export const inputsOf = (written: Readonly<Record<FieldId, number>>): Inputs =>
  Object.fromEntries(
    fieldIds.map((id) => [
      id,
      fieldRules[id].kind === "count" ? written[id] : Math.round(written[id] * 100),
    ]),
  ) as Record<FieldId, number>;
