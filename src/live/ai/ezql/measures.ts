/** What a measure is, and the usual kinds of measures: sums, averages, shares, counts. */
import { tables, type Base } from "./tables.ts";
import { monthSpan, type Span } from "./words/days.ts";

export interface Measure {
  /** Its name in an answer. A question that says the name finds the measure, unless its topics do (reader/subjects.ts). */
  readonly name: string;
  /** A short definition. */
  readonly meaning: string;
  readonly base: Base;
  readonly sql: string;
  readonly where: readonly string[];
  /** The date column; null for a measure that is only known as of today. */
  readonly day: string | null;
  readonly unit: "money" | "count" | "percent" | "ratio" | "days";
  /** The time that it is shown for if a question names none. */
  readonly usual: Span | null;
  /** A high figure is bad news. */
  readonly bad: boolean;
  /** Replaces it by product or category: a formula on items, "same", or another measure; null if nothing can. */
  readonly byItem: string | null;
}

/** "Refund rate" for "refund_rate". */
const sayId = (id: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("_", " ")}`;

/** @param words its definition, after its name if that is not its id in words: "Opt-outs: replies of STOP" */
export const measure = (
  base: Base,
  unit: Measure["unit"],
  sql: string,
  words: string,
  more: Partial<Measure> = {},
): Measure => ({
  name: words.includes(": ") ? (words.split(": ")[0] ?? "") : "",
  meaning: words.split(": ").at(-1) ?? "",
  base,
  sql,
  unit,
  where: [],
  day: tables[base].day,
  usual: null,
  bad: false,
  byItem: null,
  ...more,
});

type Define = (base: Base, sql: string, words: string, more?: Partial<Measure>) => Measure;
export const total: Define = (base, sql, ...rest) =>
  measure(base, "money", `sum({${sql}})`, ...rest);
export const average: Define = (base, sql, ...rest) =>
  measure(base, "money", `avg({${sql}})`, ...rest);
export const rate: Define = (base, test, ...rest) =>
  measure(base, "percent", `100.0 * avg({${test}})`, ...rest);
export const count = (base: Base, words: string, more?: Partial<Measure>): Measure =>
  measure(base, "count", "count({*})", words, more);

export const sum: Define = (base, sql, ...rest) => measure(base, "count", `sum({${sql}})`, ...rest);
const different: Define = (base, column, ...rest) =>
  measure(base, "count", `count(DISTINCT {${column}})`, ...rest);

const days = (base: Base, from: string, to: string, words: string): Measure =>
  measure(base, "days", `avg({julianday(${to}) - julianday(${from})})`, words);
const ordered = (place: number) =>
  `(SELECT ordered_at FROM orders WHERE customer_id = c.id ORDER BY ordered_at LIMIT 1 OFFSET ${place - 1})`;

const bad = { bad: true };
/** By product or category, the same formula. */
const same = { byItem: "same" };
const isRepeat = "buyer.orders >= 2";
const paid = { where: ["o.status = 'paid'"] };
const outgoing = { where: ["m.direction = 'out'"] };
const active = { where: ["s.status = 'active'"], day: null };
const failed = { where: ["ch.status = 'failed'"], bad: true };
const accepted = { where: ["f.accepted = 1"] };
const firstFailed = ["ch.attempt = 1", "ch.status = 'failed'"];
const recovered = `EXISTS (
    SELECT 1 FROM charges AS again
    WHERE again.order_id = ch.order_id AND again.attempt > 1 AND again.status = 'succeeded'
  )`;
const profit = "i.line_total - i.quantity * p.cost";
const distinctOrders = "count(DISTINCT {o.id})";
const monthly = "s.quantity * s.unit_price * 30.0 / s.interval_days";

const all = {
  revenue: total("orders", "o.total", "total of paid orders", { ...paid, byItem: "product_sales" }),
  orders: count("orders", "number of orders, whatever their status", {
    byItem: distinctOrders,
  }),
  average_order_value: average("orders", "o.total", "average total of paid orders", {
    ...paid,
    byItem: "sum({i.line_total}) / count(DISTINCT {o.id})",
  }),
  median_order_value: measure(
    "orders",
    "money",
    "median({o.total})",
    "the total that half of the paid orders exceed",
    paid,
  ),
  product_sales: total("items", "i.line_total", "total of the items in paid orders", paid),
  units_sold: sum("items", "i.quantity", "number of items in paid orders", paid),
  gross_profit: total("items", profit, "product sales minus cost of goods", paid),
  cost_of_goods: total("items", "i.quantity * p.cost", "cost of goods in paid orders", paid),
  margin_percent: measure(
    "items",
    "percent",
    `100.0 * sum({${profit}}) / sum({i.line_total})`,
    "Margin: gross profit as a share of product sales",
    paid,
  ),
  discounts: total("orders", "o.discount", "discounts from codes on paid orders", paid),
  average_discount: average("orders", "o.discount", "average discount on paid orders", paid),
  shipping: total("orders", "o.shipping", "shipping fees on paid orders", paid),
  average_shipping: average("orders", "o.shipping", "average shipping on paid orders", paid),
  tax: total("orders", "o.tax", "sales tax on paid orders", paid),
  refunds: total("charges", "ch.refunded", "amounts refunded", bad),
  refunded_orders: count("orders", "orders with the status refunded", {
    where: ["o.status = 'refunded'"],
    bad: true,
    byItem: distinctOrders,
  }),
  refund_rate: rate("orders", "o.status = 'refunded'", "refunded orders as a share of all orders", {
    bad: true,
    byItem:
      "100.0 * count(DISTINCT {CASE WHEN o.status = 'refunded' THEN o.id END}) / count(DISTINCT {o.id})",
  }),
  customers: count("customers", "people who gave an email address"),
  buyers: different("orders", "o.customer_id", "different customers who ordered", same),
  repeat_customers: sum("orders", isRepeat, "buyers with two or more orders", same),
  repeat_rate: rate("orders", isRepeat, "repeat customers as a share of all buyers", same),
  revenue_per_customer: measure(
    "orders",
    "money",
    "sum({o.total}) / count(DISTINCT {o.customer_id})",
    "revenue divided by the buyers of paid orders",
    { ...paid, byItem: "sum({i.line_total}) / count(DISTINCT {o.customer_id})" },
  ),
  orders_per_customer: measure(
    "orders",
    "ratio",
    "1.0 * count({*}) / count(DISTINCT {o.customer_id})",
    "orders divided by buyers",
    { byItem: "1.0 * count(DISTINCT {o.id}) / count(DISTINCT {o.customer_id})" },
  ),
  units_per_order: measure(
    "items",
    "ratio",
    "1.0 * sum({i.quantity}) / count(DISTINCT {o.id})",
    "items in paid orders divided by the number of those orders",
    paid,
  ),
  new_subscriptions: count(
    "subscriptions",
    "Subscriptions started: subscriptions that were started",
  ),
  active_subscriptions: count("subscriptions", "subscriptions that are active now", active),
  active_subscribers: different(
    "subscriptions",
    "s.customer_id",
    "different customers with an active subscription",
    active,
  ),
  surviving_subscriptions: count(
    "subscriptions",
    "Subscriptions still active: subscriptions started in that time that are active now",
    { where: active.where },
  ),
  survival_rate: rate(
    "subscriptions",
    "s.status = 'active'",
    "Share still active: of the subscriptions started in that time, the share that is active now",
  ),
  cancellations: count("subscriptions", "subscriptions that were canceled", {
    where: ["s.status = 'cancelled'"],
    day: "s.cancelled_on",
    bad: true,
  }),
  churn_rate: rate(
    "months",
    "s.cancelled_on IS NOT NULL AND s.cancelled_on < at.next",
    "Monthly churn rate: of those active on the first of a month, the share canceled in that month",
    { usual: monthSpan(2025, 2), bad: true },
  ),
  average_subscription_value: average(
    "subscriptions",
    monthly,
    "Monthly revenue per subscription: average monthly revenue of an active subscription",
    active,
  ),
  upcoming_orders: count("subscriptions", "next orders of active subscriptions", {
    where: active.where,
    day: "s.next_order_on",
  }),
  mrr: total(
    "subscriptions",
    monthly,
    "Monthly recurring revenue: monthly revenue from active subscriptions",
    active,
  ),
  arr: total("subscriptions", `12 * ${monthly}`, "Annual recurring revenue: 12 times MRR", active),
  charges: count("charges", "attempts to charge an order"),
  failed_charges: count("charges", "charges that did not go through", failed),
  failed_amount: total(
    "charges",
    "ch.amount",
    "Amount of failed charges: total of failed charges",
    failed,
  ),
  lost_revenue: total(
    "charges",
    "ch.amount",
    "Revenue lost to failed charges: orders whose charges all failed",
    { where: [...firstFailed, `NOT ${recovered}`], bad: true },
  ),
  charged_amount: total("charges", "ch.amount", "Amount charged: total of successful charges", {
    where: ["ch.status = 'succeeded'"],
  }),
  failure_rate: rate("charges", "ch.status = 'failed'", "failed charges as a share of all", bad),
  recovered_orders: count("charges", "orders whose first charge failed and whose retry succeeded", {
    where: [...firstFailed, recovered],
  }),
  recovery_rate: rate(
    "charges",
    recovered,
    "recovered orders as a share of those whose first charge failed",
    { where: firstFailed },
  ),
  recovered_revenue: total("charges", "ch.amount", "amounts of later charges that went through", {
    where: ["ch.attempt > 1", "ch.status = 'succeeded'"],
  }),
  messages_sent: count("messages", "Text messages sent: messages that went out", outgoing),
  delivery_rate: rate(
    "messages",
    "m.status = 'delivered'",
    "delivered messages as a share of those sent",
    outgoing,
  ),
  replies: count("messages", "messages that came in", {
    where: ["m.direction = 'in'"],
  }),
  reply_rate: measure(
    "messages",
    "percent",
    "100.0 * sum({m.direction = 'in'}) / sum({m.direction = 'out'})",
    "replies as a share of the messages sent",
  ),
  opt_outs: count("messages", "Opt-outs: replies of STOP", {
    where: ["m.direction = 'in'", "m.body = 'STOP'"],
    bad: true,
  }),
  opt_out_rate: measure(
    "messages",
    "percent",
    "100.0 * sum({m.direction = 'in' AND m.body = 'STOP'}) / sum({m.direction = 'out'})",
    "Opt-out rate: opt-outs as a share of the messages sent",
    { bad: true },
  ),
  offers_shown: count("offers", "how often an offer was shown"),
  offers_accepted: count("offers", "offers that were taken", accepted),
  acceptance_rate: rate("offers", "f.accepted", "accepted offers as a share of those shown"),
  offer_revenue: total(
    "offers",
    "f.added_amount",
    "Revenue from offers: sales added by accepted offers",
    accepted,
  ),
  average_added: average(
    "offers",
    "f.added_amount",
    "Average added amount: average of what an accepted offer adds",
    accepted,
  ),
  commission: total(
    "orders",
    "(o.subtotal - o.discount) * a.commission_rate",
    "what affiliates earn on paid orders",
    paid,
  ),
  products: count("products", "number of products"),
  average_price: average("products", "p.price", "average price of products"),
  affiliates: count("affiliates", "number of affiliates"),
  days_to_first_order: days(
    "customers",
    "c.joined_at",
    ordered(1),
    "Average days from sign-up to first order: average over customers who ordered",
  ),
  days_to_second_order: days(
    "customers",
    ordered(1),
    ordered(2),
    "Average days from first to second order: average over customers who ordered twice",
  ),
  days_between_orders: days(
    "orders",
    "o.ordered_at",
    "(SELECT min(later.ordered_at) FROM orders AS later WHERE later.customer_id = o.customer_id AND later.ordered_at > o.ordered_at)",
    "Average days between orders: average time from an order to the customer’s next one",
  ),
  subscription_lifetime: days(
    "subscriptions",
    "s.started_on",
    "s.cancelled_on",
    "Average days from start of subscription to cancellation: average over canceled subscriptions",
  ),
};

export type MeasureId = keyof typeof all;
export const measures = Object.fromEntries(
  Object.entries<Measure>(all).map(([id, one]) => [id, { ...one, name: one.name || sayId(id) }]),
) as Readonly<Record<MeasureId, Measure>>;
export const measureInWords = (id: MeasureId): string =>
  `${measures[id].name}: ${measures[id].meaning}`;
