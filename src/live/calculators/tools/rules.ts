/** The bounds of the tools' fields, within which no product reaches 2^53: every figure is exact. */
import type { FieldRule, NumberRule } from "#live/calculators/numbers/rule.ts";
import { type FieldOf, periods, type ToolId } from "./kinds.ts";

const share = (max = 100): NumberRule => ({ kind: "percent", min: 0, max });
const money = (max: number): NumberRule => ({ kind: "money", min: 0, max });
const count = (max: number, min = 0): NumberRule => ({ kind: "count", min, max });

export const toolRules: { readonly [T in ToolId]: Readonly<Record<FieldOf<T>, FieldRule>> } = {
  dunning: {
    charges: count(1_000_000),
    value: money(5000),
    failed: share(),
    today: share(),
    retries: share(),
    days: count(60, 1),
  },
  margin: {
    price: money(1_000_000),
    discount: share(90),
    charged: money(1_000_000),
    goods: money(1_000_000),
    packaging: money(1_000_000),
    packing: money(1_000_000),
    postage: money(1_000_000),
    other: money(1_000_000),
    // Both fees together leave a fifth at least, so that some price always covers the costs.
    percent: share(40),
    fixed: money(1000),
    platform: share(40),
    acquisition: money(1_000_000),
  },
  lifetime: {
    period: { kind: "choice", options: periods },
    start: count(5_000_000, 1),
    lost: count(5_000_000),
    new: count(5_000_000),
    revenue: money(100_000),
    margin: share(),
    acquisition: money(100_000),
  },
};
