/**
 * The groups that content/ezql.yaml sorts words into, with what each does in a question. A new group is one entry here,
 * plus its words there.
 */
import type { ChartKind } from "#live/engine/charts/spec.ts";
import type {
  ColumnId,
  Direction,
  EntityId,
  FactId,
  FieldId,
  Filter,
  GroupId,
  MeasureId,
  NumberTest,
} from "./plan.ts";

interface Topic {
  /** It matters little when another word names the topic. */
  readonly weak?: true;
  /** The rows that a list about it shows. */
  readonly rows?: EntityId;
  /** What it says about the rows of a list. */
  readonly state?: Filter;
}

const status = (column: ColumnId, value: string): Filter => ({
  kind: "values",
  column,
  values: [value],
  not: false,
});

const allTopics = {
  revenue: {},
  earn: { weak: true },
  sell: {},
  order: { rows: "orders" },
  unit: {},
  profit: {},
  margin: {},
  discount: {},
  shipping: {},
  tax: {},
  refund: { state: status("orders.status", "refunded") },
  customer: { weak: true, rows: "customers" },
  signup: { rows: "customers" },
  buyer: { rows: "customers" },
  repeat: {},
  subscription: { rows: "subscriptions" },
  subscribe: {},
  started: {},
  active: { rows: "subscriptions", state: status("subscriptions.status", "active") },
  cancel: { rows: "subscriptions", state: status("subscriptions.status", "cancelled") },
  lost: {},
  charge: { rows: "charges" },
  failure: { rows: "charges", state: status("charges.status", "failed") },
  recovery: {},
  message: { rows: "messages" },
  delivery: {},
  reply: { rows: "messages", state: { kind: "fact", fact: "incoming" } },
  optout: {},
  offer: { rows: "offers" },
  shown: { weak: true },
  acceptance: { state: { kind: "fact", fact: "accepted" } },
  taken: { weak: true },
  convert: {},
  added: {},
  product: { rows: "products" },
  affiliate: { weak: true, rows: "affiliates" },
  price: {},
  duration: {},
  first_order: {},
} as const satisfies Record<string, Topic>;

/** A question's topic; with “how many”, “how much” or “what share” it becomes a measure (reader/subjects.ts). */
export type TopicId = keyof typeof allTopics;
export const topics: Readonly<Record<TopicId, Topic>> = allTopics;

interface Ranks {
  readonly direction: Direction;
  /** “Best” and “worst” swap when a high figure is bad news. */
  readonly judged?: true;
  /** The measure that the word implies: “popular” means units. */
  readonly measure?: MeasureId;
  /** The column of rows that the word implies. */
  readonly field?: FieldId | "date";
  /** It only sets the order of the rows. */
  readonly sorts?: true;
  readonly products?: true;
}

interface Role {
  /** It only holds the question together: left over, it is no reason to refuse. */
  readonly glue?: true;
  readonly ranks?: Ranks;
  /** How it tests the number after it, or the one before it. */
  readonly tests?: NumberTest["op"];
  readonly testsBefore?: NumberTest["op"];
  readonly chart?: ChartKind;
}

const glue = { glue: true } as const;

const allRoles = {
  by: glue,
  and: glue,
  comma: glue,
  or: {},
  versus: {},
  than: {},
  more: {},
  count: glue,
  money: glue,
  rate: {},
  average: {},
  high: { ranks: { direction: "desc" } },
  low: { ranks: { direction: "asc" } },
  best: { ranks: { direction: "desc", judged: true } },
  worst: { ranks: { direction: "asc", judged: true } },
  busiest: { ranks: { direction: "desc", measure: "orders" } },
  quietest: { ranks: { direction: "asc", measure: "orders" } },
  popular: { ranks: { direction: "desc", measure: "units_sold" } },
  unpopular: { ranks: { direction: "asc", measure: "units_sold" } },
  subscribed: { ranks: { direction: "desc", measure: "active_subscriptions" } },
  seller: { ranks: { direction: "desc", measure: "product_sales", products: true } },
  slow_seller: { ranks: { direction: "asc", measure: "product_sales", products: true } },
  profitable: { ranks: { direction: "desc", measure: "gross_profit" } },
  desc: { ranks: { direction: "desc", sorts: true } },
  asc: { ranks: { direction: "asc", sorts: true } },
  sort: glue,
  recent: { ranks: { direction: "desc", field: "date" } },
  oldest: { ranks: { direction: "asc", field: "date" } },
  longest: { ranks: { direction: "desc", field: "lasted" } },
  dear: { ranks: { direction: "desc", field: "price" } },
  cheap: { ranks: { direction: "asc", field: "price" } },
  not: {},
  gt: { tests: ">" },
  ge: { tests: ">=" },
  lt: { tests: "<" },
  le: { tests: "<=" },
  eq: { tests: "=" },
  between: {},
  or_more: { testsBefore: ">=" },
  or_less: { testsBefore: "<=" },
  which: glue,
  who: glue,
  where: glue,
  when: glue,
  why: glue,
  list: glue,
  only: glue,
  instead: glue,
  about: glue,
  then: glue,
  those: glue,
  also: glue,
  down: glue,
  growth: {},
  trend: glue,
  ever: glue,
  line: { chart: "line" },
  bar: { chart: "bar" },
  area: { chart: "area" },
  number: { chart: "number" },
  table: { chart: "table" },
} as const satisfies Record<string, Role>;

/** The small words that hold a question together, by their function. */
export type RoleId = keyof typeof allRoles;
export const roles: Readonly<Record<RoleId, Role>> = allRoles;

interface Ids {
  readonly measure: MeasureId;
  readonly topic: TopicId;
  readonly group: GroupId;
  readonly fact: FactId;
  readonly field: FieldId;
  readonly role: RoleId;
}
/** What a phrase can mean. */
export type Meaning =
  | { [Kind in keyof Ids]: { readonly kind: Kind; readonly id: Ids[Kind] } }[keyof Ids]
  | {
      readonly kind: "value";
      readonly column: ColumnId;
      readonly value: string;
      /** The words are not the value itself. */
      readonly loose: boolean;
    }
  | { readonly kind: "detail" | "filler" | "unknown" };
