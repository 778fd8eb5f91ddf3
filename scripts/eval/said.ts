/** Conditions that can be added to any question, and what the plan must hold that says them. */
import { measures } from "#lib/ezql/measures.ts";
import type { ColumnId, FactId, Filter, FiguresPlan, MeasureId, Plan } from "#lib/ezql/plan.ts";

/** What of the first plan a condition may change. */
export type Part =
  "measures" | "groups" | "filters" | "period" | "shape" | "having" | "order" | "limit";

export interface Said {
  /** What it is called in a report. */
  readonly name: string;
  readonly forms: readonly string[];
  /** Whether a plan says so. */
  readonly holds: (plan: Plan) => boolean;
  readonly changes: readonly Part[];
}

const said = (
  name: string,
  forms: string,
  holds: (plan: Plan) => boolean,
  ...changes: readonly Part[]
): Said => ({ name, forms: forms.split(", "), holds, changes });

/** Sides of a comparison, too, are conditions. */
function filtersOf(plan: Plan): readonly Filter[] {
  if (plan.kind === "list") return plan.filters;
  const { shape } = plan;
  return [...plan.filters, ...(shape.kind === "share" ? shape.of : [])];
}

const is =
  (column: ColumnId, ...values: readonly string[]) =>
  (plan: Plan): boolean =>
    filtersOf(plan).some(
      (one) =>
        one.kind === "values" &&
        one.column === column &&
        !one.not &&
        one.values.toSorted().join() === values.toSorted().join(),
    );
const isNot =
  (column: ColumnId, ...values: readonly string[]) =>
  (plan: Plan): boolean =>
    filtersOf(plan).some(
      (one) =>
        one.kind === "values" &&
        one.column === column &&
        one.not &&
        values.every((value) => one.values.includes(value)),
    );
const fact =
  (...facts: readonly FactId[]) =>
  (plan: Plan): boolean =>
    filtersOf(plan).some((one) => one.kind === "fact" && facts.includes(one.fact));
const days =
  (...wanted: readonly number[]) =>
  (plan: Plan): boolean =>
    filtersOf(plan).some((one) => one.kind === "days" && one.days.join() === wanted.join());
const figures = (holds: (plan: FiguresPlan) => boolean) => (plan: Plan) =>
  plan.kind === "figures" && holds(plan);
const measured = (...ids: readonly MeasureId[]) =>
  figures((plan) => plan.measures.some((id) => ids.includes(id)));
const within = (from: string | null, to: string | null) => (plan: Plan) =>
  plan.period?.from === from &&
  (plan.period.to === to || (to === null && plan.period.to === "2025-03-01"));
const never = () => false;
const either =
  (...all: readonly ((plan: Plan) => boolean)[]) =>
  (plan: Plan) =>
    all.some((holds) => holds(plan));
const compares =
  (op: string, value: number, to = value) =>
  (plan: Plan): boolean => {
    const tests = [
      ...filtersOf(plan).flatMap((one) => (one.kind === "number" ? [one.test] : [])),
      ...(plan.kind === "figures" && plan.having !== null ? [plan.having.test] : []),
    ];
    return tests.some((one) => one.op === op && one.value === value && one.to === to);
  };
const inUnit = (unit: string) => (plan: Plan) =>
  plan.kind === "list" ? unit === "money" : plan.measures.some((id) => measures[id].unit === unit);
const limited = (limit: number) => (plan: Plan) => plan.limit === limit;

/** Money is asked of what money is told of, or another figure is meant. */
export const conditions: readonly Said[] = [
  said(
    "email",
    "email customers only, only email customers, for customers who came via email, counting email customers alone, just people from email, among customers we got through email",
    is("customers.channel", "email"),
  ),
  said(
    "social",
    "social customers only, for social, only from social",
    either(is("customers.channel", "social"), is("affiliates.channel", "social")),
  ),
  said(
    "not search",
    "excluding search customers, leaving out customers from search, customers from search excluded, not counting search customers, without the search channel",
    isNot("customers.channel", "search"),
  ),
  said(
    "Texas",
    "for Texans only, Texas only, in Texas, just Texas, only counting Texas, Texans only, for people in Texas, limited to Texas",
    is("customers.state", "TX"),
  ),
  said(
    "either state",
    "for Oregon or Washington, in Oregon and Washington only",
    is("customers.state", "OR", "WA"),
  ),
  said(
    "not states",
    "excluding Oregon and Texas, without Oregon and Texas, leaving Oregon and Texas out, Oregon and Texas excluded, apart from Oregon and Texas, but not Oregon or Texas, if we leave Oregon and Texas out of it",
    isNot("customers.state", "OR", "TX"),
  ),
  said(
    "not California",
    "outside California, anywhere but California, except California, other than California, California aside, minus California, not in California, if you take California out",
    isNot("customers.state", "CA"),
  ),
  said("city", "in Austin, Austin only, for customers in Austin", is("customers.city", "Austin")),
  said(
    "coffee",
    "coffee only, only coffee, just coffee, for coffee products only, looking at coffee alone, restricted to coffee",
    is("products.category", "Coffee"),
  ),
  said(
    "not gear",
    "leaving gear out, leaving out gear, without gear, excluding gear, gear excluded, if you leave gear out, if we take gear out, minus gear, but not gear, ignoring gear, gear not included, setting gear aside, with gear left out, no gear, not counting gear, gear aside, less gear, disregarding gear",
    isNot("products.category", "Gear"),
  ),
  said(
    "not product",
    "but not gift boxes, excluding the Gift Box, without Gift Boxes, leaving Gift Boxes out",
    either(
      isNot("products.name", "Gift Box"),
      isNot("checkout_offers.offer", "Gift box at half price"),
    ),
  ),
  said(
    "product",
    "Jasmine Pearls only, for Jasmine Pearls, just Jasmine Pearls",
    is("products.name", "Jasmine Pearls"),
  ),
  said(
    "one-time",
    "one-time orders only, just one-time orders, only one-off purchases, for one-time orders only, one-time purchases alone",
    is("orders.order_type", "one_time"),
  ),
  said(
    "renewal",
    "renewals only, only subscription renewals, just renewals, subscription renewals only, for renewal orders",
    is("orders.order_type", "subscription_renewal"),
  ),
  said(
    "not renewals",
    "if you leave renewals out, leaving subscription renewals out, excluding renewals, without subscription renewals, not counting renewals, no renewals, minus renewals, renewals aside, other than renewals, apart from renewals, if you leave subscription renewals out, once renewals are taken out, don't count renewals, excluding subscription renewals, with renewals stripped out",
    isNot("orders.order_type", "subscription_renewal"),
  ),
  said(
    "from subscriptions",
    "subscription orders only, from subscriptions only",
    fact("by_subscription"),
  ),
  said(
    "first subscription orders",
    "first subscription orders only",
    is("orders.order_type", "subscription_first"),
  ),
  said("first orders", "first orders only, on their first order, for first purchases only", never),
  said("minus refunds", "minus refunds, net of refunds, after refunds, less refunds", never),
  said(
    "not refunded",
    "excluding refunded orders, without refunded orders, not counting the refunded ones, leaving refunded orders out",
    isNot("orders.status", "refunded"),
  ),
  said(
    "not unpaid",
    "not counting the unpaid ones, excluding unpaid orders, without the unpaid ones, unpaid orders excluded",
    isNot("orders.status", "unpaid"),
  ),
  said(
    "refunded",
    "refunded orders only, only those refunded, just the refunded ones",
    either(is("orders.status", "refunded"), measured("refunded_orders")),
    "measures",
  ),
  said(
    "with code",
    "with a discount code, only with a code, that used a discount code, discounted orders only",
    fact("with_code"),
  ),
  said(
    "without code",
    "without a discount, without a discount code, with no code, no discount code, where no code was used",
    fact("without_code"),
  ),
  said(
    "one code",
    "with WELCOME10, WELCOME10 only, for code HARVEST20 only",
    either(is("orders.discount_code", "WELCOME10"), is("orders.discount_code", "HARVEST20")),
  ),
  said(
    "visa",
    "paid with visa, visa only, on visa cards only, for visa, charged to visa",
    is("charges.payment_method", "visa"),
  ),
  said(
    "not paypal",
    "excluding paypal, without paypal, paypal left out, other than paypal",
    isNot("charges.payment_method", "paypal"),
  ),
  said(
    "failure",
    "with insufficient funds, insufficient funds only, because the card expired",
    either(
      is("charges.failure_code", "insufficient_funds"),
      is("charges.failure_code", "expired_card"),
    ),
  ),
  said(
    "attempt",
    "first attempts only, retries only, on the first attempt",
    fact("first_attempt", "retry"),
  ),
  said(
    "over 50",
    "over $50, above $50, worth more than $50, of more than $50",
    compares(">", 50),
    "having",
  ),
  said("under 20", "under $20, below $20, of less than $20", compares("<", 20), "having"),
  said("between", "between $20 and $40", compares("between", 20, 40), "having"),
  said("at least", "of at least $75, $75 or more", compares(">=", 75), "having"),
  said("since", "since 1 June 2024, from 1 June 2024 on", within("2024-06-01", null), "period"),
  said("before", "before 2024, up to the end of 2023", within(null, "2024-01-01"), "period"),
  said(
    "year",
    "in 2024, for 2024, in the year 2024, 2024 only, for 2024 only, during 2024",
    within("2024-01-01", "2025-01-01"),
    "period",
  ),
  said(
    "month",
    "last month, in February 2025, February 2025 only",
    within("2025-02-01", "2025-03-01"),
    "period",
  ),
  said(
    "quarter",
    "in Q3 2024, in the third quarter of 2024, for July to September 2024",
    within("2024-07-01", "2024-10-01"),
    "period",
  ),
  said(
    "last days",
    "over the last 30 days, in the past 30 days",
    within("2025-01-30", null),
    "period",
  ),
  said(
    "except month",
    "except in March, leaving March out, not counting December, excluding March 2024, without the holidays, except last month",
    never,
  ),
  said(
    "except year",
    "excluding 2023, leaving 2023 out, not counting 2023, except for 2023",
    within("2024-01-01", null),
    "period",
  ),
  said("weekend", "on weekends only, at the weekend, weekends only", days(0, 6)),
  said("Monday", "on Mondays, Mondays only", days(1)),
  said(
    "not weekend",
    "excluding weekends, not on weekends, leaving Sundays out",
    either(days(1, 2, 3, 4, 5), days(1, 2, 3, 4, 5, 6)),
  ),
  said("hours", "in the morning, after 6 pm, before noon, at night", never),
  said(
    "subscribers",
    "just subscribers, subscribers only, for customers with a subscription, only customers who subscribe",
    either(
      fact("has_subscription", "active_subscription", "by_subscription"),
      measured("active_subscriptions"),
    ),
  ),
  said(
    "no subscribers",
    "without subscribers, customers without a subscription only, non-subscribers only, excluding subscribers",
    fact("no_subscription"),
  ),
  said(
    "never cancelled",
    "who have never cancelled, who never cancelled, that were never cancelled",
    isNot("subscriptions.status", "cancelled"),
  ),
  said("never ordered", "who never ordered, who have not ordered", fact("never_ordered")),
  said(
    "repeat",
    "repeat customers only, for repeat buyers, only returning customers, from repeat customers only",
    either(fact("repeat_buyer"), measured("repeat_customers")),
    "measures",
  ),
  said("single", "one-time buyers only, for customers who ordered once", fact("single_buyer")),
  said("opted in", "opted in to texts only, for customers who opted in", fact("opted_in")),
  said(
    "affiliates",
    "through affiliates only, affiliate orders only, from affiliates only, credited to affiliates",
    either(
      fact("by_affiliate"),
      measured("affiliate_orders", "affiliate_revenue", "commission"),
      is("customers.channel", "affiliate"),
    ),
    "measures",
  ),
  said(
    "not affiliates",
    "without affiliates, excluding affiliate orders, leaving affiliates out, not through affiliates, no affiliates",
    either(fact("without_affiliate"), isNot("customers.channel", "affiliate")),
  ),
  said(
    "one affiliate",
    "for Slow Kettle only, through Slow Kettle, Slow Kettle only",
    is("affiliates.name", "Slow Kettle"),
  ),
  said(
    "placement",
    "post-purchase only, at checkout only, in the checkout only",
    either(
      is("checkout_offers.placement", "post_purchase"),
      is("checkout_offers.placement", "checkout"),
    ),
    "measures",
  ),
  said(
    "interval",
    "every 30 days, delivered every 30 days, monthly subscriptions only",
    is("subscriptions.interval_days", "30"),
  ),
  said(
    "flow",
    "win-back texts only, in the welcome flow, for the welcome flow only",
    either(is("sms_messages.flow", "win_back"), is("sms_messages.flow", "welcome")),
  ),
  said(
    "paused",
    "paused ones only, paused subscriptions only, just the paused ones",
    either(is("subscriptions.status", "paused"), fact("paused_subscription")),
  ),
  said("free shipping", "with free shipping, free shipping only", fact("free_shipping")),
  said("in dollars", "in dollars, in USD, in money, in dollar terms", inUnit("money"), "measures"),
  said(
    "in units",
    "in units, in bags, in pieces, by unit count",
    measured("units_sold", "units_per_order"),
    "measures",
  ),
  said(
    "in percent",
    "as a percentage, in percent, as a share, as a percentage of the total",
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
  ),
  said(
    "per customer",
    "per customer, for each customer, per head, per buyer",
    either(
      measured("revenue_per_customer", "orders_per_customer"),
      figures(({ groups }) => groups.includes("customer")),
    ),
    "measures",
    "groups",
    "shape",
  ),
  said(
    "per order",
    "per order, for each order, per basket",
    either(
      measured("average_order_value", "units_per_order", "average_discount"),
      figures(({ shape }) => shape.kind === "average"),
    ),
    "measures",
    "shape",
  ),
  said(
    "on average",
    "on average, averaged",
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
  ),
  said(
    "by channel",
    "by channel, per channel, split by channel, for each channel, broken down by channel",
    figures(({ groups }) => groups.includes("channel") || groups.includes("affiliate_channel")),
    "groups",
    "filters",
    "measures",
    "shape",
  ),
  said(
    "by month",
    "by month, per month, month by month, each month",
    either(
      figures(({ groups }) => groups.includes("month")),
      figures(({ shape }) => shape.kind === "average" && shape.over === "month"),
    ),
    "groups",
    "shape",
    "measures",
  ),
  said("top", "top 5 only, the five best only, only the top five", limited(5), "limit", "order"),
  said("bottom", "bottom two only, only the worst two", limited(2), "limit", "order"),
  said("two", "two of them, any two of them", limited(2), "limit", "order"),
  said(
    "compared",
    "compared with 2023, versus 2023, against the year before",
    figures(({ shape }) => shape.kind === "periods"),
    "period",
    "shape",
  ),
  said(
    "growth",
    "year over year, growth since last year",
    figures(({ shape }) => shape.kind === "growth" || shape.kind === "periods"),
    "period",
    "shape",
    "groups",
  ),
  said(
    "not cheap",
    "not the cheapest ones, except the top five, without the best customer, excluding our biggest customer",
    never,
  ),
  said(
    "many items",
    "with more than three items, with two or more products, containing both tea and coffee",
    never,
  ),
];

/** What the books know nothing of. */
export const noise: readonly string[] = [
  "warehouse",
  "giraffe",
  "marketing spend",
  "anybody there",
  "in Celsius",
  "per employee",
  "by supplier",
  "in the loyalty programme",
  "for wholesale",
  "with oat milk",
  "on TikTok",
  "in Canada",
  "on iPhones",
  "by age",
  "among men",
  "for VIPs",
  "in euros",
  "before shipping",
  "net of fees",
  "excluding bots",
  "including VAT",
  "per visit",
  "by warehouse",
  "with gift wrapping",
  "for the Christmas campaign",
  "by gender",
  "on the mobile app",
  "from our newsletter popup",
  "with a broken kettle",
  "for dog owners",
  "in the rain",
  "excluding staff",
  "shipped by UPS",
  "if they liked it",
  "for left-handed people",
  "by salesperson",
  "after the price rise",
  "for abandoned carts",
  "who left a review",
  "on Instagram ads",
];
