/** Everything that a question can name, by the names that the code has for it. */

export const measureIds = [
  "revenue",
  "orders",
  "average_order_value",
  "product_sales",
  "units_sold",
  "gross_profit",
  "margin_percent",
  "discounts",
  "average_discount",
  "shipping",
  "tax",
  "refunds",
  "refunded_orders",
  "refund_rate",
  "customers",
  "buyers",
  "repeat_customers",
  "repeat_rate",
  "revenue_per_customer",
  "orders_per_customer",
  "units_per_order",
  "new_subscriptions",
  "active_subscriptions",
  "cancellations",
  "churn_rate",
  "churn_over_time",
  "mrr",
  "charges",
  "failed_charges",
  "failed_amount",
  "failure_rate",
  "recovered_orders",
  "recovery_rate",
  "recovered_revenue",
  "messages_sent",
  "delivery_rate",
  "replies",
  "opt_outs",
  "offers_shown",
  "offers_accepted",
  "acceptance_rate",
  "offer_revenue",
  "affiliate_orders",
  "affiliate_revenue",
  "commission",
  "products",
  "affiliates",
  "average_price",
] as const;
export type MeasureId = (typeof measureIds)[number];

export const timeIds = ["day", "week", "month", "quarter", "year", "weekday", "hour"] as const;
export type TimeId = (typeof timeIds)[number];

export const groupIds = [
  ...timeIds,
  "product",
  "category",
  "state",
  "city",
  "channel",
  "affiliate",
  "affiliate_channel",
  "order_type",
  "status",
  "discount_code",
  "payment_method",
  "failure_code",
  "cancel_reason",
  "interval_days",
  "flow",
  "offer",
  "placement",
  "customer",
  "attempt",
] as const;
export type GroupId = (typeof groupIds)[number];

/** Columns that a question can name by one of their values. */
export const columnIds = [
  "customers.state",
  "customers.city",
  "customers.channel",
  "products.category",
  "products.name",
  "affiliates.name",
  "affiliates.channel",
  "orders.order_type",
  "orders.status",
  "orders.discount_code",
  "charges.payment_method",
  "charges.failure_code",
  "charges.status",
  "subscriptions.status",
  "subscriptions.cancel_reason",
  "sms_messages.flow",
  "sms_messages.status",
  "checkout_offers.offer",
  "checkout_offers.placement",
  "subscriptions.interval_days",
  "charges.attempt",
] as const;
export type ColumnId = (typeof columnIds)[number];

/** Kinds of rows that can be listed. */
export const entityIds = [
  "orders",
  "products",
  "customers",
  "subscriptions",
  "charges",
  "affiliates",
  "messages",
  "offers",
] as const;
export type EntityId = (typeof entityIds)[number];

/** Columns that hold a number, or are only ever shown. */
export const fieldIds = [
  "total",
  "subtotal",
  "discount",
  "shipping",
  "tax",
  "price",
  "cost",
  "amount",
  "refunded",
  "quantity",
  "commission_rate",
  "added_amount",
] as const;
export type FieldId = (typeof fieldIds)[number];

/** What is true of a row and stands in no single column's value. */
export const factIds = [
  "with_code",
  "without_code",
  "never_ordered",
  "has_ordered",
  "by_subscription",
  "by_affiliate",
  "without_affiliate",
  "subscribable",
  "not_subscribable",
  "opted_in",
  "not_opted_in",
  "accepted",
  "not_accepted",
  "free_shipping",
  "paid_shipping",
  "first_attempt",
  "retry",
  "has_subscription",
  "no_subscription",
  "repeat_buyer",
  "single_buyer",
] as const;
export type FactId = (typeof factIds)[number];
