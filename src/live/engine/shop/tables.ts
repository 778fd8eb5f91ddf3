/**
 * The tables of the sample shop that every demo uses: two years of Fern & Kettle, an invented merchant that sells
 * coffee, tea and garden seeds by subscription. `generate.ts` makes the rows; content/dataset.yaml explains each column
 * to readers.
 */
import { columnKinds, type TableColumn } from "../tables.ts";

/**
 * The columns of each table as "name kind"; one that references another table has its name in place of a kind. Ordered
 * so that references point backward. The key is the id; its index is not listed.
 */
const definitions = {
  affiliates: {
    columns: `id integer, name text, website text, channel text, code text, commission_rate real,
      joined_on date`,
    indexes: [],
  },
  products: {
    columns: `id integer, sku text, name text, category text, price money, cost money,
      is_subscribable boolean, launched_on date`,
    indexes: [],
  },
  customers: {
    columns: `id integer, first_name text, last_name text, email text, city text, state text,
      joined_at datetime, channel text, affiliate_id affiliates, sms_opt_in boolean`,
    indexes: [],
  },
  subscriptions: {
    columns: `id integer, customer_id customers, product_id products, status text, quantity integer,
      interval_days integer, unit_price money, started_on date, cancelled_on date,
      cancel_reason text, next_order_on date`,
    indexes: [["customer_id"]],
  },
  orders: {
    columns: `id integer, customer_id customers, subscription_id subscriptions, affiliate_id affiliates,
      ordered_at datetime, order_type text, status text, discount_code text, subtotal money,
      discount money, shipping money, tax money, total money`,
    indexes: [["customer_id"], ["subscription_id"]],
  },
  order_items: {
    columns: `id integer, order_id orders, product_id products, quantity integer, unit_price money,
      line_total money`,
    indexes: [["order_id"]],
  },
  charges: {
    columns: `id integer, order_id orders, attempted_at datetime, amount money, status text,
      attempt integer, retry_of charges, failure_code text, payment_method text, refunded money`,
    indexes: [["order_id"]],
  },
  sms_messages: {
    columns: `id integer, customer_id customers, sent_at datetime, direction text, flow text, body text,
      status text, reply_to sms_messages`,
    indexes: [["customer_id"]],
  },
  checkout_offers: {
    columns: `id integer, order_id orders, shown_at datetime, placement text, offer text,
      product_id products, offer_price money, accepted boolean, added_amount money`,
    indexes: [],
  },
} as const satisfies Readonly<
  Record<string, { columns: string; indexes: readonly (readonly string[])[] }>
>;

export type TableName = keyof typeof definitions;
export const tableNames = Object.keys(definitions) as TableName[];

function columnOf(definition: string): TableColumn {
  const [name = "", what = ""] = definition.trim().split(" ");
  const kind = columnKinds.find((each) => each === what);
  if (kind === undefined && !(what in definitions))
    throw new Error(`"${definition.trim()}" names neither a kind nor a table`);
  const references = kind === undefined ? `${what}.id` : "";
  return { name, kind: kind ?? "integer", key: name === "id", references };
}

export const datasetTables = tableNames.map((name) => ({
  name,
  columns: definitions[name].columns.split(",").map(columnOf),
  indexes: definitions[name].indexes,
}));
export type DatasetTable = (typeof datasetTables)[number];

/**
 * Indexes that are not needed at first but speed up common questions: on products and categories, places and channels,
 * cards. Each covers all that such a question reads of the table, and is in the order of its groups, so nothing is
 * sorted. The likeliest first; each takes about 20 to 100 ms.
 */
export const laterIndexes: readonly { table: TableName; columns: readonly string[] }[] = [
  { table: "orders", columns: ["customer_id", "status", "total", "tax", "ordered_at"] },
  { table: "customers", columns: ["state"] },
  { table: "customers", columns: ["channel"] },
  { table: "order_items", columns: ["product_id", "order_id", "quantity", "line_total"] },
  { table: "products", columns: ["name"] },
  { table: "products", columns: ["category"] },
  { table: "charges", columns: ["payment_method", "status", "attempt", "order_id", "amount"] },
];
