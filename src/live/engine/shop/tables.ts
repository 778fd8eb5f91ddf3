/**
 * The tables of the sample shop that every demo uses: two years of Fern & Kettle, an invented merchant that sells
 * coffee, tea and garden seeds by subscription. `generate.ts` makes the rows; content/dataset.yaml explains each column
 * to readers.
 */
import type { ColumnKind, TableColumn } from "../tables.ts";

export const tableNames = [
  "affiliates",
  "products",
  "customers",
  "subscriptions",
  "orders",
  "order_items",
  "charges",
  "sms_messages",
  "checkout_offers",
] as const;
export type TableName = (typeof tableNames)[number];

export interface DatasetTable {
  readonly name: TableName;
  readonly columns: readonly TableColumn[];
  /** Columns of each index, besides the primary key. */
  readonly indexes: readonly (readonly string[])[];
}

const column = (name: string, kind: ColumnKind, references = ""): TableColumn => ({
  name,
  kind,
  key: false,
  references,
});
const id: TableColumn = { ...column("id", "integer"), key: true };
const text = (name: string) => column(name, "text");
const integer = (name: string) => column(name, "integer");
const money = (name: string) => column(name, "money");
const date = (name: string) => column(name, "date");
const datetime = (name: string) => column(name, "datetime");
const boolean = (name: string) => column(name, "boolean");
const reference = (name: string, table: TableName) => column(name, "integer", `${table}.id`);

const definitions: Readonly<Record<TableName, Omit<DatasetTable, "name">>> = {
  affiliates: {
    columns: [
      id,
      text("name"),
      text("website"),
      text("channel"),
      text("code"),
      column("commission_rate", "real"),
      date("joined_on"),
    ],
    indexes: [],
  },
  products: {
    columns: [
      id,
      text("sku"),
      text("name"),
      text("category"),
      money("price"),
      money("cost"),
      boolean("is_subscribable"),
      date("launched_on"),
    ],
    indexes: [],
  },
  customers: {
    columns: [
      id,
      text("first_name"),
      text("last_name"),
      text("email"),
      text("city"),
      text("state"),
      datetime("joined_at"),
      text("channel"),
      reference("affiliate_id", "affiliates"),
      boolean("sms_opt_in"),
    ],
    indexes: [],
  },
  subscriptions: {
    columns: [
      id,
      reference("customer_id", "customers"),
      reference("product_id", "products"),
      text("status"),
      integer("quantity"),
      integer("interval_days"),
      money("unit_price"),
      date("started_on"),
      date("cancelled_on"),
      text("cancel_reason"),
      date("next_order_on"),
    ],
    indexes: [["customer_id"]],
  },
  orders: {
    columns: [
      id,
      reference("customer_id", "customers"),
      reference("subscription_id", "subscriptions"),
      reference("affiliate_id", "affiliates"),
      datetime("ordered_at"),
      text("order_type"),
      text("status"),
      text("discount_code"),
      money("subtotal"),
      money("discount"),
      money("shipping"),
      money("tax"),
      money("total"),
    ],
    indexes: [["customer_id"], ["subscription_id"]],
  },
  order_items: {
    columns: [
      id,
      reference("order_id", "orders"),
      reference("product_id", "products"),
      integer("quantity"),
      money("unit_price"),
      money("line_total"),
    ],
    indexes: [["order_id"]],
  },
  charges: {
    columns: [
      id,
      reference("order_id", "orders"),
      datetime("attempted_at"),
      money("amount"),
      text("status"),
      integer("attempt"),
      reference("retry_of", "charges"),
      text("failure_code"),
      text("payment_method"),
      money("refunded"),
    ],
    indexes: [["order_id"]],
  },
  sms_messages: {
    columns: [
      id,
      reference("customer_id", "customers"),
      datetime("sent_at"),
      text("direction"),
      text("flow"),
      text("body"),
      text("status"),
      reference("reply_to", "sms_messages"),
    ],
    indexes: [["customer_id"]],
  },
  checkout_offers: {
    columns: [
      id,
      reference("order_id", "orders"),
      datetime("shown_at"),
      text("placement"),
      text("offer"),
      reference("product_id", "products"),
      money("offer_price"),
      boolean("accepted"),
      money("added_amount"),
    ],
    indexes: [],
  },
};

/** Ordered so that references point backward. */
export const datasetTables: readonly DatasetTable[] = tableNames.map((name) => ({
  name,
  ...definitions[name],
}));

export interface LaterIndex {
  readonly table: TableName;
  readonly columns: readonly string[];
}

/**
 * Indexes that are not needed at first but speed up common questions: on products and categories, places and channels,
 * cards. Each covers all that such a question reads of the table, and is in the order of its groups, so nothing is
 * sorted. The likeliest first; each takes about 20 to 100 ms.
 */
export const laterIndexes: readonly LaterIndex[] = [
  { table: "orders", columns: ["customer_id", "status", "total", "tax", "ordered_at"] },
  { table: "customers", columns: ["state"] },
  { table: "customers", columns: ["channel"] },
  { table: "order_items", columns: ["product_id", "order_id", "quantity", "line_total"] },
  { table: "products", columns: ["name"] },
  { table: "products", columns: ["category"] },
  { table: "charges", columns: ["payment_method", "status", "attempt", "order_id", "amount"] },
];
