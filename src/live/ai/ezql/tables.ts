/**
 * The sample shop as questions see it: its tables and joins, and what can be grouped, filtered and listed. A new
 * dimension is one entry here, plus its words in content/ezql.yaml.
 */
import { facts } from "./facts.ts";
import { today, weekdays } from "./words/days.ts";

interface Table {
  /** Its last alias is the one that all SQL here uses for it. */
  readonly from: string;
  /** The column that says when a row happened. */
  readonly day: string;
  /** The columns that a list of its rows shows. */
  readonly columns: string;
  /** Its joins, each after those that it needs. */
  readonly joins: readonly string[];
}

/** @returns the alias of the last table that a piece of SQL reads or joins */
export const aliasIn = (sql: string): string => /.* AS (\w+)/s.exec(sql)?.[1] ?? "";

const customer = (of: string) => `customers AS c ON c.id = ${of}.customer_id`;
const affiliate = (of: string) => `affiliates AS a ON a.id = ${of}.affiliate_id`;
const order = (of: string) => `orders AS o ON o.id = ${of}.order_id`;
const product = (of: string) => `products AS p ON p.id = ${of}.product_id`;
/** The charge that succeeded: it says whose card paid. */
const charge = "charges AS ch ON ch.order_id = o.id AND ch.status = 'succeeded'";
const ofSubscriber = [customer("s"), product("s"), affiliate("c")];
const shop = {
  orders: {
    from: "orders AS o",
    day: "o.ordered_at",
    columns:
      "o.ordered_at, c.first_name, c.last_name, c.email, c.city, c.state, o.order_type, o.status, o.discount_code, o.subtotal, o.discount, o.shipping, o.tax, o.total",
    joins: [
      "order_items AS i ON i.order_id = o.id",
      product("i"),
      customer("o"),
      affiliate("o"),
      charge,
    ],
  },
  items: {
    from: "order_items AS i",
    day: "o.ordered_at",
    columns: "o.ordered_at, p.name AS product, i.quantity, i.unit_price, i.line_total",
    joins: [order("i"), product("i"), customer("o"), affiliate("o"), charge],
  },
  customers: {
    from: "customers AS c",
    day: "c.joined_at",
    columns:
      "c.first_name, c.last_name, c.email, c.city, c.state, c.channel, c.joined_at, c.sms_opt_in",
    joins: [affiliate("c")],
  },
  subscriptions: {
    from: "subscriptions AS s",
    day: "s.started_on",
    columns:
      "c.first_name, c.last_name, c.email, p.name AS product, s.status, s.quantity, s.interval_days, s.unit_price, s.started_on, s.cancelled_on, s.cancel_reason, s.next_order_on",
    joins: ofSubscriber,
  },
  /**
   * Each subscription once for every month on whose first day it was active. `CROSS JOIN` keeps the months first: SQLite
   * would find them again for every subscription.
   */
  months: {
    from: `(
  SELECT DISTINCT date(started_on, 'start of month') AS month,
    date(started_on, 'start of month', '+1 month') AS next
  FROM subscriptions
) AS at
CROSS JOIN subscriptions AS s ON s.started_on < at.month AND (s.cancelled_on IS NULL OR s.cancelled_on >= at.month)`,
    day: "at.month",
    columns: "",
    joins: ofSubscriber,
  },
  charges: {
    from: "charges AS ch",
    day: "ch.attempted_at",
    columns:
      "ch.attempted_at, c.first_name, c.last_name, ch.amount, ch.status, ch.attempt, ch.payment_method, ch.failure_code, ch.refunded",
    joins: [order("ch"), customer("o"), affiliate("o")],
  },
  messages: {
    from: "sms_messages AS m",
    day: "m.sent_at",
    columns: "m.sent_at, c.first_name, c.last_name, m.direction, m.flow, m.body, m.status",
    joins: [customer("m"), affiliate("c")],
  },
  offers: {
    from: "checkout_offers AS f",
    day: "f.shown_at",
    columns:
      "f.shown_at, f.placement, f.offer, p.name AS product, f.offer_price, f.accepted, f.added_amount",
    joins: [order("f"), product("f"), customer("o"), affiliate("o")],
  },
  products: {
    from: "products AS p",
    day: "p.launched_on",
    columns: "p.name, p.category, p.sku, p.price, p.cost, p.is_subscribable, p.launched_on",
    joins: [],
  },
  affiliates: {
    from: "affiliates AS a",
    day: "a.joined_on",
    columns: "a.name, a.website, a.channel, a.code, a.commission_rate, a.joined_on",
    joins: [],
  },
} as const satisfies Record<string, Table>;

/** A table that a query can start from. */
export type Base = keyof typeof shop;
/** A kind of rows that can be listed. */
export type EntityId = Exclude<Base, "items" | "months">;
export const tables: Readonly<Record<Base, Table>> = shop;
/** Whether it is a column of the table that the query starts from. */
export const isOwn = (base: Base, sql = ""): boolean =>
  sql.startsWith(`${aliasIn(shop[base].from)}.`);

/** Days are texts such as "2024-05-31 17:20:09": slicing them takes half the time of date functions. */
const times = {
  day: (day: string) => `date(${day})`,
  week: (day: string) => `date(${day}, 'weekday 0', '-6 days')`,
  month: (day: string) => `substr(${day}, 1, 7)`,
  quarter: (day: string) => `substr(${day}, 1, 4) || '-Q' || ((substr(${day}, 6, 2) + 2) / 3)`,
  year: (day: string) => `substr(${day}, 1, 4)`,
  weekday: (day: string) => `CASE strftime('%w', ${day})
    ${weekdays.map((name, at) => `WHEN '${at}' THEN '${name}'`).join(" ")} END`,
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

/** Groups without values that questions name: the customer, the month in which they joined, whether they had ordered before. */
const computed = {
  customer: "c.id",
  cohort: "substr(c.joined_at, 1, 7)",
  reply: "m.body",
  customer_type: `CASE WHEN ${facts.first_order[0]} THEN 'New' ELSE 'Returning' END`,
};

/** What an answer can be split by. */
export type GroupId = TimeId | keyof typeof dimensions | "status" | keyof typeof computed;
export const groupIds = [
  ...Object.keys(times),
  ...Object.keys(dimensions),
  "status",
  ...Object.keys(computed),
] as GroupId[];
export const isTime = (group: string): group is TimeId => group in times;

/** Groups that leave out rows without a value. */
export const sparse: readonly GroupId[] = ["discount_code", "failure_code", "cancel_reason"];

/** A column whose values a question can name; the day of the week is that of any table's day. */
export type ColumnId =
  | (typeof dimensions)[keyof typeof dimensions]
  | `${(typeof withStatus)[number]}.status`
  | "weekday";
export const columnIds: readonly ColumnId[] = [
  ...Object.values(dimensions),
  ...withStatus.map((table) => `${table}.status` as const),
  "weekday",
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
  if (group in computed) return computed[group as keyof typeof computed];
  if (group !== "status") return columnSql(dimensions[group as keyof typeof dimensions]);
  const [table = ""] = (base === "items" ? shop.orders : shop[base]).from.split(" AS ");
  const column = columnIds.find((id) => id === `${table}.status`);
  return column && columnSql(column);
}

/** The group whose values are in this column. */
export const groupOfColumn = (column: ColumnId): GroupId =>
  groupIds.find((id) => id === column || dimensions[id as keyof typeof dimensions] === column) ??
  "status";

export const fields = {
  total: "o.total",
  items: "(SELECT sum(quantity) FROM order_items WHERE order_id = o.id)",
  discount: "o.discount",
  price: "p.price",
  cost: "p.cost",
  amount: "ch.amount",
  refunded: "ch.refunded",
  quantity: "s.quantity",
  lasted: `julianday(coalesce(s.cancelled_on, '${today}')) - julianday(s.started_on)`,
  commission_rate: "a.commission_rate",
};
export type FieldId = keyof typeof fields;
/** The column that measures the size of a row in each table. */
export const amounts: Partial<Record<Base, FieldId>> = {
  orders: "total",
  items: "total",
  charges: "amount",
  products: "price",
  affiliates: "commission_rate",
};

/** One query for the values that questions may name. Each row is a column's name and one of its values. */
export const valuesQuery: string = columnIds
  .filter((column) => column !== "weekday")
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
