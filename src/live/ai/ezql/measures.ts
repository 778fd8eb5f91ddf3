/**
 * What each measure is in SQL, on the tables of the sample shop; the words for them stand in content/ezql.yaml, what
 * they mean in tests/ezql/terms.md. In a formula, `{x}` is what is counted or summed: a condition that holds for this
 * measure alone, or for one side of a comparison, is put there (see `formula`).
 */
import type { MeasureId } from "./plan.ts";
import { addUnits, today } from "./words/days.ts";

/** The tables that a query can stand on, each with the name that formulas have for it. */
export type Base =
  | "orders"
  | "items"
  | "customers"
  | "subscriptions"
  | "charges"
  | "messages"
  | "offers"
  | "products"
  | "affiliates";

export interface Measure {
  readonly base: Base;
  readonly sql: string;
  readonly where: readonly string[];
  /** The column that says when; null for what is only known of today. */
  readonly day: string | null;
  readonly unit: "money" | "count" | "percent" | "ratio";
  /** A high figure is bad news. */
  readonly bad?: true;
  /** What takes its place where products or categories are asked for. */
  readonly byItem?: MeasureId | string;
}

const paid = ["o.status = 'paid'"];
const firstFailed = ["ch.attempt = 1", "ch.status = 'failed'"];
const recovered = `EXISTS (
    SELECT 1 FROM charges AS again
    WHERE again.order_id = ch.order_id AND again.attempt > 1 AND again.status = 'succeeded'
  )`;

const orders = (
  sql: string,
  where: readonly string[],
  unit: Measure["unit"],
  more: Partial<Measure> = {},
): Measure => ({ base: "orders", sql, where, day: "o.ordered_at", unit, ...more });
const items = (sql: string, unit: Measure["unit"]): Measure => ({
  base: "items",
  sql,
  where: paid,
  day: "o.ordered_at",
  unit,
});
const subscriptions = (
  sql: string,
  where: readonly string[],
  day: string | null,
  unit: Measure["unit"],
): Measure => ({ base: "subscriptions", sql, where, day, unit });
/** Without a period, churn is that of the last whole month: the definition in content/constants.yaml needs a period. */
const lastMonth = { first: addUnits(today, "month", -1), end: today };
const churn: Measure = {
  ...subscriptions(
    `100.0 * avg({s.cancelled_on IS NOT NULL AND s.cancelled_on < '${lastMonth.end}'})`,
    [
      `s.started_on < '${lastMonth.first}'`,
      `(s.cancelled_on IS NULL OR s.cancelled_on >= '${lastMonth.first}')`,
    ],
    null,
    "percent",
  ),
  bad: true,
};
const charges = (sql: string, where: readonly string[], unit: Measure["unit"]): Measure => ({
  base: "charges",
  sql,
  where,
  day: "ch.attempted_at",
  unit,
});
const messages = (sql: string, where: readonly string[], unit: Measure["unit"]): Measure => ({
  base: "messages",
  sql,
  where,
  day: "m.sent_at",
  unit,
});
const offers = (sql: string, where: readonly string[], unit: Measure["unit"]): Measure => ({
  base: "offers",
  sql,
  where,
  day: "f.shown_at",
  unit,
});

const profit = "i.line_total - i.quantity * p.cost";
const earned = "(o.subtotal - o.discount) * a.commission_rate";
const distinctOrders = "count(DISTINCT {o.id})";

/** Sums of which the average of a row can be told. */
export const averagesRows = (id: MeasureId): boolean =>
  [
    "shipping",
    "tax",
    "refunds",
    "commission",
    "offer_revenue",
    "recovered_revenue",
    "failed_amount",
  ].includes(id);

export const measures: Readonly<Record<MeasureId, Measure>> = {
  revenue: orders("sum({o.total})", paid, "money", { byItem: "product_sales" }),
  orders: orders("count({*})", [], "count", { byItem: distinctOrders }),
  average_order_value: orders("avg({o.total})", paid, "money"),
  product_sales: items("sum({i.line_total})", "money"),
  units_sold: items("sum({i.quantity})", "count"),
  gross_profit: items(`sum({${profit}})`, "money"),
  margin_percent: items(`100.0 * sum({${profit}}) / sum({i.line_total})`, "percent"),
  discounts: orders("sum({o.discount})", paid, "money"),
  average_discount: orders("avg({o.discount})", paid, "money"),
  shipping: orders("sum({o.shipping})", paid, "money"),
  tax: orders("sum({o.tax})", paid, "money"),
  refunds: { ...charges("sum({ch.refunded})", [], "money"), bad: true },
  refunded_orders: orders("count({*})", ["o.status = 'refunded'"], "count", {
    bad: true,
    byItem: distinctOrders,
  }),
  refund_rate: orders("100.0 * avg({o.status = 'refunded'})", [], "percent", {
    bad: true,
    byItem:
      "100.0 * count(DISTINCT {CASE WHEN o.status = 'refunded' THEN o.id END}) / count(DISTINCT {o.id})",
  }),
  customers: {
    base: "customers",
    sql: "count({*})",
    where: [],
    day: "c.joined_at",
    unit: "count",
  },
  buyers: orders("count(DISTINCT {o.customer_id})", [], "count", {
    byItem: "count(DISTINCT {o.customer_id})",
  }),
  repeat_customers: orders("sum({buyer.orders >= 2})", [], "count", { byItem: "same" }),
  repeat_rate: orders("100.0 * avg({buyer.orders >= 2})", [], "percent", { byItem: "same" }),
  revenue_per_customer: orders("sum({o.total}) / count(DISTINCT {o.customer_id})", paid, "money", {
    byItem: "sum({i.line_total}) / count(DISTINCT {o.customer_id})",
  }),
  orders_per_customer: orders("1.0 * count({*}) / count(DISTINCT {o.customer_id})", [], "ratio", {
    byItem: "1.0 * count(DISTINCT {o.id}) / count(DISTINCT {o.customer_id})",
  }),
  units_per_order: items("1.0 * sum({i.quantity}) / count(DISTINCT {o.id})", "ratio"),
  new_subscriptions: subscriptions("count({*})", [], "s.started_on", "count"),
  active_subscriptions: subscriptions("count({*})", ["s.status = 'active'"], null, "count"),
  cancellations: {
    ...subscriptions("count({*})", ["s.status = 'cancelled'"], "s.cancelled_on", "count"),
    bad: true,
  },
  churn_rate: churn,
  // sql/churn.ts writes the SQL of this one, which replaces churn_rate where a question names a time.
  churn_over_time: churn,
  mrr: subscriptions(
    "sum({s.quantity * s.unit_price * 30.0 / s.interval_days})",
    ["s.status = 'active'"],
    null,
    "money",
  ),
  charges: charges("count({*})", [], "count"),
  failed_charges: { ...charges("count({*})", ["ch.status = 'failed'"], "count"), bad: true },
  failed_amount: { ...charges("sum({ch.amount})", ["ch.status = 'failed'"], "money"), bad: true },
  failure_rate: { ...charges("100.0 * avg({ch.status = 'failed'})", [], "percent"), bad: true },
  recovered_orders: charges("count({*})", [...firstFailed, recovered], "count"),
  recovery_rate: charges(`100.0 * avg({${recovered}})`, firstFailed, "percent"),
  recovered_revenue: charges(
    "sum({ch.amount})",
    ["ch.attempt > 1", "ch.status = 'succeeded'"],
    "money",
  ),
  messages_sent: messages("count({*})", ["m.direction = 'out'"], "count"),
  delivery_rate: messages(
    "100.0 * avg({m.status = 'delivered'})",
    ["m.direction = 'out'"],
    "percent",
  ),
  replies: messages("count({*})", ["m.direction = 'in'"], "count"),
  opt_outs: {
    ...messages("count({*})", ["m.direction = 'in'", "m.body = 'STOP'"], "count"),
    bad: true,
  },
  offers_shown: offers("count({*})", [], "count"),
  offers_accepted: offers("sum({f.accepted})", [], "count"),
  acceptance_rate: offers("100.0 * avg({f.accepted})", [], "percent"),
  offer_revenue: offers("sum({f.added_amount})", ["f.accepted = 1"], "money"),
  affiliate_orders: orders("count({*})", ["o.affiliate_id IS NOT NULL"], "count", {
    byItem: distinctOrders,
  }),
  affiliate_revenue: orders("sum({o.total})", [...paid, "o.affiliate_id IS NOT NULL"], "money", {
    byItem: "sum({i.line_total})",
  }),
  commission: orders(`sum({${earned}})`, paid, "money"),
  products: {
    base: "products",
    sql: "count({*})",
    where: [],
    day: "p.launched_on",
    unit: "count",
  },
  average_price: {
    base: "products",
    sql: "avg({p.price})",
    where: [],
    day: "p.launched_on",
    unit: "money",
  },
  affiliates: {
    base: "affiliates",
    sql: "count({*})",
    where: [],
    day: "a.joined_on",
    unit: "count",
  },
};
