/** What groups, filters and fields are in SQL, and by which path each table is reached from a query's own. */
import type { Base } from "./measures.ts";
import type { ColumnId, EntityId, FactId, FieldId, GroupId, TimeId } from "./plan.ts";

/** The tables' short names, which all SQL here uses. */
export const fromTable: Readonly<Record<Base, string>> = {
  orders: "orders AS o",
  items: "order_items AS i",
  customers: "customers AS c",
  subscriptions: "subscriptions AS s",
  charges: "charges AS ch",
  messages: "sms_messages AS m",
  offers: "checkout_offers AS f",
  products: "products AS p",
  affiliates: "affiliates AS a",
};

/** Name of the table, its join, and the tables that the join itself needs. */
type Join = readonly [name: string, sql: string, needs?: string];

const customer: Join = ["c", "customers AS c ON c.id = o.customer_id", "o"];
const affiliate: Join = ["a", "affiliates AS a ON a.id = o.affiliate_id", "o"];
const order = (of: string): Join => ["o", `orders AS o ON o.id = ${of}.order_id`];
const product = (of: string): Join => ["p", `products AS p ON p.id = ${of}.product_id`, of];
/** The charge that went through: whose card it was. */
const charge: Join = ["ch", "charges AS ch ON ch.order_id = o.id AND ch.status = 'succeeded'", "o"];

/** In the order in which they have to stand. */
export const joins: Readonly<Record<Base, readonly Join[]>> = {
  orders: [
    ["i", "order_items AS i ON i.order_id = o.id"],
    product("i"),
    customer,
    affiliate,
    charge,
  ],
  items: [order("i"), product("i"), customer, affiliate, charge],
  customers: [["a", "affiliates AS a ON a.id = c.affiliate_id"]],
  subscriptions: [
    ["c", "customers AS c ON c.id = s.customer_id"],
    product("s"),
    ["a", "affiliates AS a ON a.id = c.affiliate_id", "c"],
  ],
  charges: [order("ch"), customer, affiliate],
  messages: [
    ["c", "customers AS c ON c.id = m.customer_id"],
    ["a", "affiliates AS a ON a.id = c.affiliate_id", "c"],
  ],
  offers: [order("f"), product("f"), customer, affiliate],
  products: [],
  affiliates: [],
};

const statusOf: Partial<Record<Base, string>> = {
  orders: "o.status",
  items: "o.status",
  subscriptions: "s.status",
  charges: "ch.status",
  messages: "m.status",
};

const plainGroups: Readonly<Record<Exclude<GroupId, TimeId | "status" | "customer">, string>> = {
  product: "p.name",
  category: "p.category",
  state: "c.state",
  city: "c.city",
  channel: "c.channel",
  affiliate: "a.name",
  affiliate_channel: "a.channel",
  order_type: "o.order_type",
  discount_code: "o.discount_code",
  payment_method: "ch.payment_method",
  failure_code: "ch.failure_code",
  cancel_reason: "s.cancel_reason",
  interval_days: "s.interval_days",
  flow: "m.flow",
  offer: "f.offer",
  placement: "f.placement",
  attempt: "ch.attempt",
};

/** Groups in which a row without a value is no group. */
export const sparse: ReadonlySet<GroupId> = new Set<GroupId>([
  "discount_code",
  "failure_code",
  "cancel_reason",
]);

const weekday = (day: string) => `CASE strftime('%w', ${day})
    WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday'
    WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday'
    ELSE 'Saturday' END`;

/** Days are texts, “2024-05-31 17:20:09”: cutting them takes half the time of reckoning with them. */
const timeGroups: Readonly<Record<TimeId, (day: string) => string>> = {
  day: (day) => `date(${day})`,
  week: (day) => `date(${day}, 'weekday 0', '-6 days')`,
  month: (day) => `substr(${day}, 1, 7)`,
  quarter: (day) => `substr(${day}, 1, 4) || '-Q' || ((substr(${day}, 6, 2) + 2) / 3)`,
  year: (day) => `substr(${day}, 1, 4)`,
  weekday,
  hour: (day) => `CAST(substr(${day}, 12, 2) AS INTEGER)`,
};

export const isTime = (group: GroupId): group is TimeId => group in timeGroups;

/** @returns its SQL; undefined where the query's table knows no such thing, or no day */
export function groupSql(group: GroupId, base: Base, day: string | null): string | undefined {
  if (isTime(group)) return day === null ? undefined : timeGroups[group](day);
  if (group === "status") return statusOf[base];
  return group === "customer" ? "c.id" : plainGroups[group];
}

const tableNames: Readonly<Record<string, string>> = {
  customers: "c",
  products: "p",
  affiliates: "a",
  orders: "o",
  charges: "ch",
  subscriptions: "s",
  sms_messages: "m",
  checkout_offers: "f",
};

export function columnSql(column: ColumnId): string {
  const [table = "", name = ""] = column.split(".");
  return `${tableNames[table] ?? table}.${name}`;
}

/** Each with the tables it may be asked of, the likeliest first. */
export const fields: Readonly<Record<FieldId, string>> = {
  total: "o.total",
  subtotal: "o.subtotal",
  discount: "o.discount",
  shipping: "o.shipping",
  tax: "o.tax",
  price: "p.price",
  cost: "p.cost",
  amount: "ch.amount",
  refunded: "ch.refunded",
  quantity: "s.quantity",
  commission_rate: "a.commission_rate",
  added_amount: "f.added_amount",
};

const orderedTimes = (test: string) =>
  `c.id IN (SELECT customer_id FROM orders GROUP BY customer_id HAVING count(*) ${test})`;

const subscribed = (status: string) =>
  `EXISTS (SELECT 1 FROM subscriptions WHERE customer_id = c.id AND status = '${status}')`;

export const facts: Readonly<Record<FactId, string>> = {
  with_code: "o.discount_code IS NOT NULL",
  without_code: "o.discount_code IS NULL",
  never_ordered: "NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = c.id)",
  has_ordered: "EXISTS (SELECT 1 FROM orders WHERE customer_id = c.id)",
  by_subscription: "o.subscription_id IS NOT NULL",
  by_affiliate: "o.affiliate_id IS NOT NULL",
  without_affiliate: "o.affiliate_id IS NULL",
  subscribable: "p.is_subscribable = 1",
  not_subscribable: "p.is_subscribable = 0",
  opted_in: "c.sms_opt_in = 1",
  not_opted_in: "c.sms_opt_in = 0",
  accepted: "f.accepted = 1",
  not_accepted: "f.accepted = 0",
  free_shipping: "o.shipping = 0",
  paid_shipping: "o.shipping > 0",
  first_attempt: "ch.attempt = 1",
  retry: "ch.attempt > 1",
  has_subscription: "EXISTS (SELECT 1 FROM subscriptions WHERE customer_id = c.id)",
  no_subscription: "NOT EXISTS (SELECT 1 FROM subscriptions WHERE customer_id = c.id)",
  active_subscription: subscribed("active"),
  paused_subscription: subscribed("paused"),
  cancelled_subscription: subscribed("cancelled"),
  repeat_buyer: orderedTimes(">= 2"),
  single_buyer: orderedTimes("= 1"),
};

/** What a list of rows shows, and the day that a period asks of it. */
export const lists: Readonly<
  Record<EntityId, { readonly base: Base; readonly day: string; readonly columns: string }>
> = {
  orders: {
    base: "orders",
    day: "o.ordered_at",
    columns:
      "o.ordered_at, c.first_name, c.last_name, c.email, c.city, c.state, o.order_type, o.status, o.discount_code, o.subtotal, o.discount, o.shipping, o.tax, o.total",
  },
  products: {
    base: "products",
    day: "p.launched_on",
    columns: "p.name, p.category, p.sku, p.price, p.cost, p.is_subscribable, p.launched_on",
  },
  customers: {
    base: "customers",
    day: "c.joined_at",
    columns:
      "c.first_name, c.last_name, c.email, c.city, c.state, c.channel, c.joined_at, c.sms_opt_in",
  },
  subscriptions: {
    base: "subscriptions",
    day: "s.started_on",
    columns:
      "c.first_name, c.last_name, c.email, p.name AS product, s.status, s.quantity, s.interval_days, s.unit_price, s.started_on, s.cancelled_on, s.cancel_reason, s.next_order_on",
  },
  charges: {
    base: "charges",
    day: "ch.attempted_at",
    columns:
      "ch.attempted_at, c.first_name, c.last_name, ch.amount, ch.status, ch.attempt, ch.payment_method, ch.failure_code, ch.refunded",
  },
  affiliates: {
    base: "affiliates",
    day: "a.joined_on",
    columns: "a.name, a.website, a.channel, a.code, a.commission_rate, a.joined_on",
  },
  messages: {
    base: "messages",
    day: "m.sent_at",
    columns: "m.sent_at, c.first_name, c.last_name, m.direction, m.flow, m.body, m.status",
  },
  offers: {
    base: "offers",
    day: "f.shown_at",
    columns:
      "f.shown_at, f.placement, f.offer, p.name AS product, f.offer_price, f.accepted, f.added_amount",
  },
};
