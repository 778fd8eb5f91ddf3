/** What the plan holds where a stretch of time, a kind of people, a unit or a limit is added. */
import {
  days,
  either,
  fact,
  figures,
  inUnit,
  is,
  isNot,
  limited,
  measured,
  never,
  type Test,
  within,
} from "./holds.ts";

export const ofFigures: Readonly<Record<string, Test>> = {
  quarter: [within("2024-07-01", "2024-10-01"), "period"],
  "last days": [within("2025-01-30", null), "period"],
  "except month": [never],
  "except year": [within("2024-01-01", null), "period"],
  weekend: [days(0, 6)],
  Monday: [days(1)],
  "not weekend": [either(days(1, 2, 3, 4, 5), days(1, 2, 3, 4, 5, 6))],
  hours: [never],
  subscribers: [
    either(
      fact("has_subscription", "active_subscription", "by_subscription"),
      measured("active_subscriptions"),
    ),
  ],
  "no subscribers": [fact("no_subscription")],
  "never cancelled": [isNot("subscriptions.status", "cancelled")],
  "never ordered": [fact("never_ordered")],
  repeat: [either(fact("repeat_buyer"), measured("repeat_customers")), "measures"],
  single: [fact("single_buyer")],
  "opted in": [fact("opted_in")],
  affiliates: [
    either(
      fact("by_affiliate"),
      measured("affiliate_orders", "affiliate_revenue", "commission"),
      is("customers.channel", "affiliate"),
    ),
    "measures",
  ],
  "not affiliates": [either(fact("without_affiliate"), isNot("customers.channel", "affiliate"))],
  "one affiliate": [is("affiliates.name", "Slow Kettle")],
  placement: [
    either(
      is("checkout_offers.placement", "post_purchase"),
      is("checkout_offers.placement", "checkout"),
    ),
    "measures",
  ],
  interval: [is("subscriptions.interval_days", "30")],
  flow: [either(is("sms_messages.flow", "win_back"), is("sms_messages.flow", "welcome"))],
  paused: [either(is("subscriptions.status", "paused"), fact("paused_subscription"))],
  "free shipping": [fact("free_shipping")],
  "in dollars": [inUnit("money"), "measures"],
  "in units": [measured("units_sold", "units_per_order"), "measures"],
  "in percent": [
    either(
      inUnit("percent"),
      inUnit("rate"),
      inUnit("share"),
      figures(
        ({ shape }) =>
          shape.kind === "share" ||
          shape.kind === "growth" ||
          (shape.kind === "periods" && shape.growth),
      ),
    ),
    "measures",
    "shape",
    "filters",
  ],
  "per customer": [
    either(
      measured("revenue_per_customer", "orders_per_customer"),
      figures(({ groups }) => groups.includes("customer")),
    ),
    "measures",
    "groups",
    "shape",
  ],
  "per order": [
    either(
      measured("average_order_value", "units_per_order", "average_discount"),
      figures(({ shape }) => shape.kind === "average"),
    ),
    "measures",
    "shape",
  ],
  "on average": [
    either(
      figures(({ shape }) => shape.kind === "average"),
      measured(
        "average_order_value",
        "average_discount",
        "average_price",
        "units_per_order",
        "orders_per_customer",
        "revenue_per_customer",
      ),
      inUnit("percent"),
    ),
    "measures",
    "shape",
    "groups",
  ],
  "by channel": [
    figures(({ groups }) => groups.includes("channel") || groups.includes("affiliate_channel")),
    "groups",
    "filters",
    "measures",
    "shape",
  ],
  "by month": [
    either(
      figures(({ groups }) => groups.includes("month")),
      figures(({ shape }) => shape.kind === "average" && shape.over === "month"),
    ),
    "groups",
    "shape",
    "measures",
  ],
  top: [limited(5), "limit", "order"],
  bottom: [limited(2), "limit", "order"],
  two: [limited(2), "limit", "order"],
  compared: [figures(({ shape }) => shape.kind === "periods"), "period", "shape"],
  growth: [
    figures(({ shape }) => shape.kind === "growth" || shape.kind === "periods"),
    "period",
    "shape",
    "groups",
  ],
  "not cheap": [never],
  "many items": [never],
};
