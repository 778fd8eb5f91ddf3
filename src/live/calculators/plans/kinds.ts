/** What is known of the plans, and what a visitor says of a year (docs/specification.md, 9.1 to 9.4). Amounts are integers. */

/** What a plan says to a row of the comparison: how many, or one of these words. `ask` where nothing is published. */
export const cellWords = ["unlimited", "yes", "no", "n/a", "ask"] as const;
export type Cell = number | (typeof cellWords)[number];

export interface Plan {
  readonly id: string;
  readonly name: string;
  /** In cents; null where no price is published. */
  readonly price: { readonly cents: number; readonly every: "once" | "year" } | null;
  /** In hundredths of a percent; null where it is not published. `upTo`: it may be less. */
  readonly fee: { readonly points: number; readonly upTo: boolean } | null;
  /** In ten-thousandths of a dollar for one message, without carrier fees; null where they are not published. */
  readonly messages: { readonly sms: number; readonly mms: number } | null;
  /** How many AI agents are included; null where it is not published. */
  readonly agents: number | null;
  /** By the ids of the rows; a row without a cell is not published. */
  readonly cells: ReadonlyMap<string, Cell>;
}

export const cellOf = ({ cells }: Plan, row: string): Cell => cells.get(row) ?? "ask";

/** Everything that the calculator goes by. */
export interface Tariff {
  readonly plans: readonly Plan[];
  /** One further AI agent for a month, in cents. */
  readonly agent: number;
}

/** What the visitor fills in, in the order of the form. */
export const fieldIds = [
  "subscriptions",
  "upsells",
  "affiliates",
  "sms",
  "mms",
  "stores",
  "users",
  "agents",
  "runs",
  "failed",
  "today",
  "retried",
  "charge",
  "margin",
  "saved",
  "later",
  "tools",
] as const;
export type FieldId = (typeof fieldIds)[number];

/** The three that transaction fees fall on (9.4). */
export const feeFields = ["subscriptions", "upsells", "affiliates"] as const;

/** Cents for money, hundredths of a percent for shares, else how many: all in a year, but runs in a month. */
export type Inputs = Readonly<Record<FieldId, number>>;

/** The lines of a bill, in their order. */
export const lineIds = ["price", ...feeFields, "sms", "mms", "agents"] as const;
export type LineId = (typeof lineIds)[number];
