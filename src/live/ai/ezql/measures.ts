/**
 * The measures. A new one is one entry here. Its phrases may follow in content/ezql.yaml; tests/ezql/terms.md defines
 * the words. In a formula, `{x}` is what is counted or summed. A condition of this measure alone, or of one side of a
 * comparison, goes there (`formula`).
 */
import {
  average,
  count,
  different,
  type Measure,
  measure,
  rate,
  sayId,
  sum,
  total,
} from "./define-measure.ts";
import { monthSpan } from "./words/days.ts";

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
  tax: total("orders", "o.tax", "sales tax on paid orders", paid),
  refunds: total("charges", "ch.refunded", "amounts refunded", {
    bad: true,
  }),
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
  buyers: different("orders", "o.customer_id", "different customers who ordered", {
    byItem: "same",
  }),
  repeat_customers: sum("orders", "buyer.orders >= 2", "buyers with two or more orders", {
    byItem: "same",
  }),
  repeat_rate: rate("orders", "buyer.orders >= 2", "repeat customers as a share of all buyers", {
    byItem: "same",
  }),
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
  revenue_per_subscriber: measure(
    "subscriptions",
    "money",
    `sum({${monthly}}) / count(DISTINCT {s.customer_id})`,
    "Monthly revenue per subscriber: monthly revenue from active subscriptions divided by their customers",
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
  failure_rate: rate("charges", "ch.status = 'failed'", "failed charges as a share of all", {
    bad: true,
  }),
  success_rate: rate(
    "charges",
    "ch.status = 'succeeded'",
    "charges that went through as a share of all",
  ),
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
  offers_accepted: sum("offers", "f.accepted", "offers that were taken"),
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
  average_commission_rate: measure(
    "affiliates",
    "percent",
    "100.0 * avg({a.commission_rate})",
    "average share that affiliates earn",
  ),
  affiliates: count("affiliates", "number of affiliates"),
  /** The average time between the two events that the plan's shape names (`events`). */
  time_between: measure(
    "customers",
    "days",
    "",
    "Average time: average number of days from one event to the other",
  ),
};

export type MeasureId = keyof typeof all;
export const measures = Object.fromEntries(
  Object.entries<Measure>(all).map(([id, one]) => [id, { ...one, name: one.name || sayId(id) }]),
) as Readonly<Record<MeasureId, Measure>>;
export const sayMeasure = (id: MeasureId): string =>
  `${measures[id].name}: ${measures[id].meaning}`;
