/**
 * The sample shop as questions see it: its tables and joins, and what can be grouped, filtered and listed. A new
 * dimension, fact or event is one entry here, plus its words in content/ezql.yaml.
 */
import { today } from "./words/days.ts";

interface Table {
  readonly from: string;
  /** The alias that all SQL here uses for it. */
  readonly alias: string;
  /** The column that says when a row happened. */
  readonly day: string;
  /** The columns that a list of its rows shows. */
  readonly columns: string;
  /** Its joins in order: alias, SQL, and the alias that the join itself needs. */
  readonly joins: readonly (readonly [alias: string, sql: string, needs: string])[];
}

const customer = ["c", "customers AS c ON c.id = o.customer_id", "o"] as const;
const affiliate = ["a", "affiliates AS a ON a.id = o.affiliate_id", "o"] as const;
const broughtBy = ["a", "affiliates AS a ON a.id = c.affiliate_id", "c"] as const;
const order = (of: string) => ["o", `orders AS o ON o.id = ${of}.order_id`, of] as const;
const product = (of: string) => ["p", `products AS p ON p.id = ${of}.product_id`, of] as const;
/** The charge that succeeded: it says whose card paid. */
const charge = [
  "ch",
  "charges AS ch ON ch.order_id = o.id AND ch.status = 'succeeded'",
  "o",
] as const;
const ofSubscriber = [
  ["c", "customers AS c ON c.id = s.customer_id", "s"],
  product("s"),
  broughtBy,
] as const;
const activeOn = (day: string) => ({
  from: `(SELECT DISTINCT substr(started_on, 1, 7) || '-01' AS month FROM subscriptions) AS at
JOIN subscriptions AS s ON s.started_on < ${day} AND (s.cancelled_on IS NULL OR s.cancelled_on >= ${day})`,
  alias: "s",
  day: "at.month",
  columns: "",
  joins: ofSubscriber,
});

const shop = {
  orders: {
    from: "orders AS o",
    alias: "o",
    day: "o.ordered_at",
    columns:
      "o.ordered_at, c.first_name, c.last_name, c.email, c.city, c.state, o.order_type, o.status, o.discount_code, o.subtotal, o.discount, o.shipping, o.tax, o.total",
    joins: [
      ["i", "order_items AS i ON i.order_id = o.id", "o"],
      product("i"),
      customer,
      affiliate,
      charge,
    ],
  },
  items: {
    from: "order_items AS i",
    alias: "i",
    day: "o.ordered_at",
    columns: "o.ordered_at, p.name AS product, i.quantity, i.unit_price, i.line_total",
    joins: [order("i"), product("i"), customer, affiliate, charge],
  },
  customers: {
    from: "customers AS c",
    alias: "c",
    day: "c.joined_at",
    columns:
      "c.first_name, c.last_name, c.email, c.city, c.state, c.channel, c.joined_at, c.sms_opt_in",
    joins: [broughtBy],
  },
  subscriptions: {
    from: "subscriptions AS s",
    alias: "s",
    day: "s.started_on",
    columns:
      "c.first_name, c.last_name, c.email, p.name AS product, s.status, s.quantity, s.interval_days, s.unit_price, s.started_on, s.cancelled_on, s.cancel_reason, s.next_order_on",
    joins: ofSubscriber,
  },
  /** Each subscription once for every month on whose first day it was active. */
  months: activeOn("at.month"),
  /** Each subscription once for every month on whose last day it was active. */
  month_ends: activeOn("date(at.month, '+1 month')"),
  charges: {
    from: "charges AS ch",
    alias: "ch",
    day: "ch.attempted_at",
    columns:
      "ch.attempted_at, c.first_name, c.last_name, ch.amount, ch.status, ch.attempt, ch.payment_method, ch.failure_code, ch.refunded",
    joins: [order("ch"), customer, affiliate],
  },
  messages: {
    from: "sms_messages AS m",
    alias: "m",
    day: "m.sent_at",
    columns: "m.sent_at, c.first_name, c.last_name, m.direction, m.flow, m.body, m.status",
    joins: [["c", "customers AS c ON c.id = m.customer_id", "m"], broughtBy],
  },
  offers: {
    from: "checkout_offers AS f",
    alias: "f",
    day: "f.shown_at",
    columns:
      "f.shown_at, f.placement, f.offer, p.name AS product, f.offer_price, f.accepted, f.added_amount",
    joins: [order("f"), product("f"), customer, affiliate],
  },
  products: {
    from: "products AS p",
    alias: "p",
    day: "p.launched_on",
    columns: "p.name, p.category, p.sku, p.price, p.cost, p.is_subscribable, p.launched_on",
    joins: [],
  },
  affiliates: {
    from: "affiliates AS a",
    alias: "a",
    day: "a.joined_on",
    columns: "a.name, a.website, a.channel, a.code, a.commission_rate, a.joined_on",
    joins: [],
  },
} as const satisfies Record<string, Table>;

/** A table that a query can start from. */
export type Base = keyof typeof shop;
/** A kind of rows that can be listed. */
export type EntityId = Exclude<Base, "items" | "months" | "month_ends">;
export const tables: Readonly<Record<Base, Table>> = shop;

const weekday = (day: string) => `CASE strftime('%w', ${day})
    WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday'
    WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday'
    ELSE 'Saturday' END`;

/** Days are texts such as "2024-05-31 17:20:09": slicing them takes half the time of date functions. */
const times = {
  day: (day: string) => `date(${day})`,
  week: (day: string) => `date(${day}, 'weekday 0', '-6 days')`,
  month: (day: string) => `substr(${day}, 1, 7)`,
  quarter: (day: string) => `substr(${day}, 1, 4) || '-Q' || ((substr(${day}, 6, 2) + 2) / 3)`,
  year: (day: string) => `substr(${day}, 1, 4)`,
  weekday,
  part_of_week: (day: string) =>
    `CASE WHEN strftime('%w', ${day}) IN ('0', '6') THEN 'Weekend' ELSE 'Weekday' END`,
  hour: (day: string) => `CAST(substr(${day}, 12, 2) AS INTEGER)`,
};
export type TimeId = keyof typeof times;

/** What an answer can be split by, apart from time. Questions can name their values. */
const dimensions = {
  product: "products.name",
  category: "products.category",
  state: "customers.state",
  city: "customers.city",
  channel: "customers.channel",
  affiliate: "affiliates.name",
  affiliate_channel: "affiliates.channel",
  order_type: "orders.order_type",
  discount_code: "orders.discount_code",
  payment_method: "charges.payment_method",
  failure_code: "charges.failure_code",
  attempt: "charges.attempt",
  cancel_reason: "subscriptions.cancel_reason",
  interval_days: "subscriptions.interval_days",
  flow: "sms_messages.flow",
  offer: "checkout_offers.offer",
  placement: "checkout_offers.placement",
} as const;
/** Tables with a status, which each can be split by. */
const withStatus = ["orders", "charges", "subscriptions", "sms_messages"] as const;

/** What an answer can be split by. */
export type GroupId = TimeId | keyof typeof dimensions | "status" | "customer";
export const groupIds = [
  ...Object.keys(times),
  ...Object.keys(dimensions),
  "status",
  "customer",
] as GroupId[];
export const isTime = (group: GroupId): group is TimeId => group in times;

/** Groups that leave out rows without a value. */
export const sparse: ReadonlySet<GroupId> = new Set<GroupId>([
  "discount_code",
  "failure_code",
  "cancel_reason",
]);

/** A column whose values a question can name. */
export type ColumnId =
  | (typeof dimensions)[keyof typeof dimensions]
  | `${(typeof withStatus)[number]}.status`;
export const columnIds: readonly ColumnId[] = [
  ...Object.values(dimensions),
  ...withStatus.map((table) => `${table}.status` as const),
];

const aliases = new Map(
  Object.values(shop).map(({ from }) => from.split(" AS ") as [table: string, alias: string]),
);

/** @returns "o.status" for "orders.status" */
export function columnSql(column: ColumnId): string {
  const [table = "", name = ""] = column.split(".");
  return `${aliases.get(table) ?? ""}.${name}`;
}

/** @returns its SQL; undefined if the table has no such column, or no day */
export function groupSql(group: GroupId, base: Base, day: string | null): string | undefined {
  if (isTime(group)) return day === null ? undefined : times[group](day);
  if (group === "customer") return "c.id";
  if (group !== "status") return columnSql(dimensions[group]);
  const [table = ""] = (base === "items" ? shop.orders : shop[base]).from.split(" AS ");
  const column = columnIds.find((id) => id === `${table}.status`);
  return column && columnSql(column);
}

/** The group whose values are in this column. */
export const groupOfColumn = (column: ColumnId): GroupId =>
  groupIds.find((id) => id in dimensions && dimensions[id as keyof typeof dimensions] === column) ??
  "status";

export const fields = {
  total: "o.total",
  items: "(SELECT sum(quantity) FROM order_items WHERE order_id = o.id)",
  subtotal: "o.subtotal",
  discount: "o.discount",
  shipping: "o.shipping",
  tax: "o.tax",
  price: "p.price",
  cost: "p.cost",
  amount: "ch.amount",
  refunded: "ch.refunded",
  quantity: "s.quantity",
  lasted: `julianday(coalesce(s.cancelled_on, '${today}')) - julianday(s.started_on)`,
  commission_rate: "a.commission_rate",
  added_amount: "f.added_amount",
};
export type FieldId = keyof typeof fields;
/** The column that measures the size of a row in each table. */
export const amounts: Partial<Record<Base, FieldId>> = {
  orders: "total",
  items: "total",
  charges: "amount",
  products: "price",
  offers: "added_amount",
  affiliates: "commission_rate",
};

const orderedTimes = (test: string) =>
  `c.id IN (SELECT customer_id FROM orders GROUP BY customer_id HAVING count(*) ${test})`;
const subscribed = (test: string) =>
  `EXISTS (SELECT 1 FROM subscriptions WHERE customer_id = c.id${test})`;

/** Facts about a row that are not the value of one column: their SQL, and how a title says them. */
export const facts = {
  with_code: ["o.discount_code IS NOT NULL", "with a discount code"],
  without_code: ["o.discount_code IS NULL", "without a discount code"],
  never_ordered: [
    "NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = c.id)",
    "who never ordered",
  ],
  ever_ordered: ["c.id IN (SELECT customer_id FROM orders)", "who ordered"],
  never_bought: ["p.id NOT IN (SELECT product_id FROM order_items)", "which nobody ordered"],
  active_subscriber: [subscribed(" AND status = 'active'"), "with an active subscription"],
  not_active_subscriber: [
    `NOT ${subscribed(" AND status = 'active'")}`,
    "without an active subscription",
  ],
  came_back: [
    "EXISTS (SELECT 1 FROM subscriptions AS ended JOIN subscriptions AS again ON again.customer_id = ended.customer_id WHERE ended.customer_id = c.id AND again.started_on >= ended.cancelled_on)",
    "who subscribed again after canceling",
  ],
  by_subscription: ["o.subscription_id IS NOT NULL", "from subscriptions"],
  by_affiliate: ["o.affiliate_id IS NOT NULL", "with an affiliate"],
  without_affiliate: ["o.affiliate_id IS NULL", "without an affiliate"],
  subscribable: ["p.is_subscribable = 1", "available by subscription"],
  not_subscribable: ["p.is_subscribable = 0", "not available by subscription"],
  opted_in: ["c.sms_opt_in = 1", "opted in to texts"],
  not_opted_in: ["c.sms_opt_in = 0", "not opted in to texts"],
  accepted: ["f.accepted = 1", "accepted"],
  not_accepted: ["f.accepted = 0", "not accepted"],
  free_shipping: ["o.shipping = 0", "with free shipping"],
  paid_shipping: ["o.shipping > 0", "with paid shipping"],
  first_attempt: ["ch.attempt = 1", "first attempts"],
  retry: ["ch.attempt > 1", "retry attempts"],
  first_order: [
    "NOT EXISTS (SELECT 1 FROM orders AS earlier WHERE earlier.customer_id = o.customer_id AND earlier.ordered_at < o.ordered_at)",
    "first orders of customers",
  ],
  never_credited: [
    "a.id NOT IN (SELECT affiliate_id FROM orders WHERE affiliate_id IS NOT NULL)",
    "without an order",
  ],
  has_subscription: [subscribed(""), "with a subscription"],
  no_subscription: [`NOT ${subscribed("")}`, "without a subscription"],
  never_texted: [
    "NOT EXISTS (SELECT 1 FROM sms_messages WHERE customer_id = c.id AND direction = 'out')",
    "who never got a text",
  ],
  /** Once for each order, whose charges all failed. */
  never_recovered: [
    "ch.attempt = 1 AND NOT EXISTS (SELECT 1 FROM charges AS again WHERE again.order_id = ch.order_id AND again.status = 'succeeded')",
    "of orders that were never paid, the first only",
  ],
  repeat_buyer: [orderedTimes(">= 2"), "of customers with two or more orders"],
  single_buyer: [orderedTimes("= 1"), "of customers with a single order"],
} as const;
export type FactId = keyof typeof facts;
/** Of each pair, a row has exactly one. */
export const opposites: readonly (readonly [FactId, FactId])[] = [
  ["with_code", "without_code"],
  ["has_subscription", "no_subscription"],
  ["active_subscriber", "not_active_subscriber"],
  ["by_affiliate", "without_affiliate"],
  ["opted_in", "not_opted_in"],
  ["accepted", "not_accepted"],
];

const ordered = (place: number) =>
  `(SELECT ordered_at FROM orders WHERE customer_id = c.id ORDER BY ordered_at LIMIT 1 OFFSET ${place - 1})`;

/** What happens on a day, for the time between two events: its SQL on each table that has it. */
export const events = {
  joined: { customers: "c.joined_at" },
  first_order: { customers: ordered(1) },
  second_order: { customers: ordered(2) },
  last_order: { customers: "(SELECT max(ordered_at) FROM orders WHERE customer_id = c.id)" },
  order: { orders: "o.ordered_at" },
  next_order: {
    orders:
      "(SELECT min(later.ordered_at) FROM orders AS later WHERE later.customer_id = o.customer_id AND later.ordered_at > o.ordered_at)",
  },
  subscribed: {
    subscriptions: "s.started_on",
    customers: "(SELECT min(started_on) FROM subscriptions WHERE customer_id = c.id)",
  },
  cancelled: { subscriptions: "s.cancelled_on" },
  failed: { charges: "CASE WHEN ch.attempt = 1 AND ch.status = 'failed' THEN ch.attempted_at END" },
  recovered: {
    charges:
      "(SELECT min(again.attempted_at) FROM charges AS again WHERE again.order_id = ch.order_id AND again.attempt > 1 AND again.status = 'succeeded')",
  },
} as const satisfies Record<string, Partial<Record<Base, string>>>;
export type EventId = keyof typeof events;

/** One query for the values that questions may name. Each row is a column's name and one of its values. */
export const valuesQuery: string = columnIds
  .map((column) => {
    const [table = "", name = ""] = column.split(".");
    return `SELECT DISTINCT '${column}' AS name, CAST(${name} AS TEXT) AS value FROM ${table} WHERE ${name} IS NOT NULL`;
  })
  .join("\nUNION ALL\n");

/** The distinct values of each column: "orders.status" to ["paid", …]. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** @param rows the rows of `valuesQuery` */
export function knownValues(rows: Iterable<readonly unknown[]>): KnownValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of rows) (values[String(name)] ??= []).push(String(value));
  return values;
}
