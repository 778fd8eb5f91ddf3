/** What the plan holds where a condition on rows is added. */
import { compares, either, fact, is, isNot, measured, never, type Test, within } from "./holds.ts";

export const ofRows: Readonly<Record<string, Test>> = {
  email: [is("customers.channel", "email")],
  social: [either(is("customers.channel", "social"), is("affiliates.channel", "social"))],
  "not search": [isNot("customers.channel", "search")],
  Texas: [is("customers.state", "TX")],
  "either state": [is("customers.state", "OR", "WA")],
  "not states": [isNot("customers.state", "OR", "TX")],
  "not California": [isNot("customers.state", "CA")],
  city: [is("customers.city", "Austin")],
  coffee: [is("products.category", "Coffee")],
  "not gear": [isNot("products.category", "Gear")],
  "not product": [
    either(
      isNot("products.name", "Gift Box"),
      isNot("checkout_offers.offer", "Gift box at half price"),
    ),
  ],
  product: [is("products.name", "Jasmine Pearls")],
  "one-time": [is("orders.order_type", "one_time")],
  renewal: [is("orders.order_type", "subscription_renewal")],
  "not renewals": [isNot("orders.order_type", "subscription_renewal")],
  "from subscriptions": [fact("by_subscription")],
  "first subscription orders": [is("orders.order_type", "subscription_first")],
  "first orders": [never],
  "minus refunds": [never],
  "not refunded": [isNot("orders.status", "refunded")],
  "not unpaid": [isNot("orders.status", "unpaid")],
  refunded: [either(is("orders.status", "refunded"), measured("refunded_orders")), "measures"],
  "with code": [fact("with_code")],
  "without code": [fact("without_code")],
  "one code": [
    either(is("orders.discount_code", "WELCOME10"), is("orders.discount_code", "HARVEST20")),
  ],
  visa: [is("charges.payment_method", "visa")],
  "not paypal": [isNot("charges.payment_method", "paypal")],
  failure: [
    either(
      is("charges.failure_code", "insufficient_funds"),
      is("charges.failure_code", "expired_card"),
    ),
  ],
  attempt: [fact("first_attempt", "retry")],
  "over 50": [compares(">", 50), "having"],
  "under 20": [compares("<", 20), "having"],
  between: [compares("between", 20, 40), "having"],
  "at least": [compares(">=", 75), "having"],
  since: [within("2024-06-01", null), "period"],
  before: [within(null, "2024-01-01"), "period"],
  year: [within("2024-01-01", "2025-01-01"), "period"],
  month: [within("2025-02-01", "2025-03-01"), "period"],
};
