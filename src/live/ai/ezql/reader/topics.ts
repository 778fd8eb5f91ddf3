/** Which figures the question wants: its topic, and whether it asks for a number, money or a share. */
import { measures } from "../measures.ts";
import type { Base, MeasureId } from "../plan.ts";
import { type TopicId, topics } from "../vocabulary.ts";

export type Asked = "count" | "money" | "rate" | "average" | "none";

export interface Rule {
  readonly need: readonly TopicId[];
  /** Topics that may appear with it, besides those of the measure's table. */
  readonly also?: readonly TopicId[];
  /** Topics that mean the question is about something else. */
  readonly not?: readonly TopicId[];
  readonly none: readonly MeasureId[] | null;
  readonly count?: MeasureId;
  readonly money?: MeasureId;
  readonly rate?: MeasureId;
  readonly average?: MeasureId;
}

const rule = (
  need: readonly TopicId[],
  none: MeasureId | readonly MeasureId[] | null,
  more: Partial<Rule> = {},
): Rule => ({ need, none: typeof none === "string" ? [none] : none, ...more });

const margins = ["margin_percent", "gross_profit"] as const;
const marginRates = { rate: "margin_percent", money: "gross_profit" } as const;

/** The order matters: the first match decides what the question is about. */
export const rules: readonly Rule[] = [
  rule(["recovery", "revenue"], "recovered_revenue", { rate: "recovery_rate", also: ["failure"] }),
  rule(["recovery"], "recovered_orders", {
    rate: "recovery_rate",
    money: "recovered_revenue",
    also: ["failure", "order"],
  }),
  rule(["optout"], "opt_outs", { rate: "opt_out_rate", also: ["reply"] }),
  rule(["reply"], "replies"),
  rule(["delivery", "message"], null, { rate: "delivery_rate" }),
  rule(["delivery"], null, { rate: "delivery_rate" }),
  rule(["added"], "offer_revenue", { also: ["acceptance", "convert"] }),
  rule(["offer", "revenue"], "offer_revenue", { also: ["acceptance"] }),
  rule(["convert"], "acceptance_rate", { count: "offers_accepted" }),
  rule(["acceptance"], "offers_accepted", { rate: "acceptance_rate", money: "offer_revenue" }),
  rule(["offer", "taken"], "offers_accepted", { rate: "acceptance_rate", money: "offer_revenue" }),
  rule(["offer", "earn"], "offer_revenue"),
  rule(["offer"], "offers_shown", { rate: "acceptance_rate", money: "offer_revenue" }),
  rule(["failure", "lost"], "lost_revenue", { not: ["order"] }),
  rule(["failure"], "failed_charges", { rate: "failure_rate", money: "failed_amount" }),
  rule(["refund", "order"], "refunded_orders", { rate: "refund_rate", money: "refunds" }),
  rule(["refund", "revenue"], "refunds"),
  rule(["refund"], "refunds", { rate: "refund_rate", count: "refunded_orders", also: ["lost"] }),
  rule(["cancel"], "cancellations", { rate: "churn_rate", also: ["lost", "active"] }),
  rule(["lost", "subscription"], "cancellations", { also: ["active"] }),
  rule(["lost", "active"], "cancellations"),
  rule(["active", "started"], "surviving_subscriptions", { rate: "survival_rate" }),
  rule(["active", "revenue"], "mrr"),
  rule(["active"], "active_subscriptions"),
  rule(["affiliate", "signup"], "affiliates", { not: ["customer"] }),
  rule(["signup"], "customers"),
  rule(["repeat"], "repeat_customers", {
    rate: "repeat_rate",
    also: ["buyer", "order"],
    not: ["revenue", "sell", "earn", "unit", "profit", "discount", "refund", "subscription"],
  }),
  rule(["profit", "margin"], margins, marginRates),
  rule(["profit"], "gross_profit", { rate: "margin_percent" }),
  rule(["margin"], margins, marginRates),
  rule(["discount"], "discounts", { average: "average_discount", also: ["lost"] }),
  rule(["shipping"], "shipping"),
  rule(["tax"], "tax"),
  rule(["unit"], "units_sold"),
  rule(["sell", "revenue"], "revenue"),
  rule(["sell"], "revenue", { count: "units_sold" }),
  rule(["revenue"], "revenue", { average: "average_order_value" }),
  rule(["buyer"], "buyers", { also: ["order"] }),
  rule(["subscription"], "new_subscriptions", { also: ["subscribe", "started"] }),
  rule(["charge"], "charges", { money: "charged_amount" }),
  rule(["message"], "messages_sent"),
  rule(["order", "customer"], "orders"),
  rule(["order", "earn"], "orders", { money: "revenue", average: "average_order_value" }),
  rule(["order"], "orders", { money: "revenue", average: "average_order_value" }),
  rule(["subscribe"], "new_subscriptions"),
  rule(["started"], "new_subscriptions"),
  rule(["customer", "earn"], "revenue", { average: "revenue_per_customer" }),
  rule(["earn"], "revenue", { average: "average_order_value" }),
  rule(["price"], null, { average: "average_price" }),
  rule(["customer"], "customers", { not: ["taken"] }),
  rule(["lost"], null, { count: "cancellations" }),
  rule(["product"], "products"),
  rule(["affiliate"], "affiliates"),
];

/** Measures that need no phrase of their own. */
export const namedByTopics: ReadonlySet<MeasureId> = new Set(
  rules.flatMap(({ none, count, money, rate, average }) =>
    [...(none ?? []), count, money, rate, average].filter((id) => id !== undefined),
  ),
);

/** What may appear with a measure of each table without changing it. */
export const harmless: Readonly<Record<Base, readonly TopicId[]>> = {
  orders: ["order", "revenue", "sell", "product"],
  items: ["order", "revenue", "sell", "profit", "product"],
  customers: [],
  subscriptions: ["subscription", "delivery", "subscribe", "started"],
  months: ["subscription", "cancel"],
  charges: ["charge", "order", "revenue"],
  messages: ["message"],
  offers: ["offer", "order", "revenue", "added", "product"],
  products: ["sell", "product"],
  affiliates: [],
};

/** Whether the plan uses everything that was said. */
export function covers(
  id: MeasureId,
  said: ReadonlySet<TopicId>,
  used: readonly TopicId[],
): boolean {
  const beside = harmless[measures[id].base];
  return [...said].every(
    (topic) => used.includes(topic) || topics[topic].weak === true || beside.includes(topic),
  );
}

export interface Choice {
  readonly measures: readonly MeasureId[];
  /** A share that is not a measure of its own, but a part of the whole. */
  readonly share: boolean;
  readonly used: readonly TopicId[];
}

/** @returns the figures of the first rule that matches; null if the topics do not go together */
export function choose(said: ReadonlySet<TopicId>, asked: Asked): Choice | null {
  for (const one of rules) {
    if (!one.need.every((topic) => said.has(topic))) continue;
    if (one.not?.some((topic) => said.has(topic)) === true) continue;
    const special = asked === "none" ? undefined : one[asked];
    const found = special === undefined ? one.none : [special];
    const [first] = found ?? [];
    if (found === null || first === undefined) continue;
    const used = [...one.need, ...(one.also ?? [])];
    if (!covers(first, said, used)) continue;
    // "How much" of something that is only counted has no answer.
    if (asked === "money" && special === undefined && measures[first].unit === "count") continue;
    // "How many orders had a discount" does not ask for the discounts.
    if (asked === "count" && special === undefined && measures[first].unit === "money") continue;
    return { measures: found, share: asked === "rate" && special === undefined, used };
  }
  return null;
}
