/**
 * What each measure is in SQL. Its words are in content/ezql.yaml, its meaning in tests/ezql/terms.md. In a formula, `{x}`
 * is what is counted or summed: a condition of this measure alone, or of one side of a comparison, goes there (`formula`).
 */
import { type Base, tables } from "./tables.ts";
import { addUnits, today } from "./words/days.ts";

export interface Measure {
  readonly base: Base;
  readonly sql: string;
  readonly where: readonly string[];
  /** The column that says when; null for what is only known of today. */
  readonly day: string | null;
  readonly unit: "money" | "count" | "percent" | "ratio" | "days";
  /** A high figure is bad news. */
  readonly bad: boolean;
  /** What replaces it by product or category: a formula on items, "same", or another measure; null if nothing can. */
  readonly byItem: string | null;
  /** A sum whose average per row makes sense. */
  readonly averages: boolean;
}

const on = (
  base: Base,
  sql: string,
  unit: Measure["unit"],
  more: Partial<Measure> = {},
): Measure => ({
  base,
  sql,
  unit,
  where: [],
  day: tables[base].day,
  bad: false,
  byItem: null,
  averages: false,
  ...more,
});

const paid = ["o.status = 'paid'"];
const outgoing = ["m.direction = 'out'"];
const active = { where: ["s.status = 'active'"], day: null };
const failed = { where: ["ch.status = 'failed'"], bad: true };
const firstFailed = ["ch.attempt = 1", "ch.status = 'failed'"];
const recovered = `EXISTS (
    SELECT 1 FROM charges AS again
    WHERE again.order_id = ch.order_id AND again.attempt > 1 AND again.status = 'succeeded'
  )`;
const profit = "i.line_total - i.quantity * p.cost";
const distinctOrders = "count(DISTINCT {o.id})";
/** Without a period, churn is that of the last whole month. */
const lastMonth = addUnits(today, "month", -1);
const churn = on(
  "subscriptions",
  `100.0 * avg({s.cancelled_on IS NOT NULL AND s.cancelled_on < '${today}'})`,
  "percent",
  {
    where: [
      `s.started_on < '${lastMonth}'`,
      `(s.cancelled_on IS NULL OR s.cancelled_on >= '${lastMonth}')`,
    ],
    day: null,
    bad: true,
  },
);

const all = {
  revenue: on("orders", "sum({o.total})", "money", { where: paid, byItem: "product_sales" }),
  orders: on("orders", "count({*})", "count", { byItem: distinctOrders }),
  average_order_value: on("orders", "avg({o.total})", "money", { where: paid }),
  product_sales: on("items", "sum({i.line_total})", "money", { where: paid }),
  units_sold: on("items", "sum({i.quantity})", "count", { where: paid }),
  gross_profit: on("items", `sum({${profit}})`, "money", { where: paid }),
  margin_percent: on("items", `100.0 * sum({${profit}}) / sum({i.line_total})`, "percent", {
    where: paid,
  }),
  discounts: on("orders", "sum({o.discount})", "money", { where: paid }),
  average_discount: on("orders", "avg({o.discount})", "money", { where: paid }),
  shipping: on("orders", "sum({o.shipping})", "money", { where: paid, averages: true }),
  tax: on("orders", "sum({o.tax})", "money", { where: paid, averages: true }),
  refunds: on("charges", "sum({ch.refunded})", "money", { bad: true, averages: true }),
  refunded_orders: on("orders", "count({*})", "count", {
    where: ["o.status = 'refunded'"],
    bad: true,
    byItem: distinctOrders,
  }),
  refund_rate: on("orders", "100.0 * avg({o.status = 'refunded'})", "percent", {
    bad: true,
    byItem:
      "100.0 * count(DISTINCT {CASE WHEN o.status = 'refunded' THEN o.id END}) / count(DISTINCT {o.id})",
  }),
  customers: on("customers", "count({*})", "count"),
  buyers: on("orders", "count(DISTINCT {o.customer_id})", "count", { byItem: "same" }),
  repeat_customers: on("orders", "sum({buyer.orders >= 2})", "count", { byItem: "same" }),
  repeat_rate: on("orders", "100.0 * avg({buyer.orders >= 2})", "percent", { byItem: "same" }),
  revenue_per_customer: on("orders", "sum({o.total}) / count(DISTINCT {o.customer_id})", "money", {
    where: paid,
    byItem: "sum({i.line_total}) / count(DISTINCT {o.customer_id})",
  }),
  orders_per_customer: on("orders", "1.0 * count({*}) / count(DISTINCT {o.customer_id})", "ratio", {
    byItem: "1.0 * count(DISTINCT {o.id}) / count(DISTINCT {o.customer_id})",
  }),
  units_per_order: on("items", "1.0 * sum({i.quantity}) / count(DISTINCT {o.id})", "ratio", {
    where: paid,
  }),
  new_subscriptions: on("subscriptions", "count({*})", "count"),
  active_subscriptions: on("subscriptions", "count({*})", "count", active),
  cancellations: on("subscriptions", "count({*})", "count", {
    where: ["s.status = 'cancelled'"],
    day: "s.cancelled_on",
    bad: true,
  }),
  churn_rate: churn,
  /** Replaces churn_rate in a question that names a time; sql/churn.ts writes its SQL. */
  churn_over_time: churn,
  mrr: on(
    "subscriptions",
    "sum({s.quantity * s.unit_price * 30.0 / s.interval_days})",
    "money",
    active,
  ),
  charges: on("charges", "count({*})", "count"),
  failed_charges: on("charges", "count({*})", "count", failed),
  failed_amount: on("charges", "sum({ch.amount})", "money", { ...failed, averages: true }),
  failure_rate: on("charges", "100.0 * avg({ch.status = 'failed'})", "percent", { bad: true }),
  recovered_orders: on("charges", "count({*})", "count", { where: [...firstFailed, recovered] }),
  recovery_rate: on("charges", `100.0 * avg({${recovered}})`, "percent", { where: firstFailed }),
  recovered_revenue: on("charges", "sum({ch.amount})", "money", {
    where: ["ch.attempt > 1", "ch.status = 'succeeded'"],
    averages: true,
  }),
  messages_sent: on("messages", "count({*})", "count", { where: outgoing }),
  delivery_rate: on("messages", "100.0 * avg({m.status = 'delivered'})", "percent", {
    where: outgoing,
  }),
  replies: on("messages", "count({*})", "count", { where: ["m.direction = 'in'"] }),
  opt_outs: on("messages", "count({*})", "count", {
    where: ["m.direction = 'in'", "m.body = 'STOP'"],
    bad: true,
  }),
  offers_shown: on("offers", "count({*})", "count"),
  offers_accepted: on("offers", "sum({f.accepted})", "count"),
  acceptance_rate: on("offers", "100.0 * avg({f.accepted})", "percent"),
  offer_revenue: on("offers", "sum({f.added_amount})", "money", {
    where: ["f.accepted = 1"],
    averages: true,
  }),
  affiliate_orders: on("orders", "count({*})", "count", {
    where: ["o.affiliate_id IS NOT NULL"],
    byItem: distinctOrders,
  }),
  affiliate_revenue: on("orders", "sum({o.total})", "money", {
    where: [...paid, "o.affiliate_id IS NOT NULL"],
    byItem: "sum({i.line_total})",
  }),
  commission: on("orders", "sum({(o.subtotal - o.discount) * a.commission_rate})", "money", {
    where: paid,
    averages: true,
  }),
  products: on("products", "count({*})", "count"),
  average_price: on("products", "avg({p.price})", "money"),
  affiliates: on("affiliates", "count({*})", "count"),
  /** The average time between the two events that the plan's shape names (`events`). */
  time_between: on("customers", "", "days"),
};

export type MeasureId = keyof typeof all;
export const measures: Readonly<Record<MeasureId, Measure>> = all;
