/** The three calculators of /free-tools/: what each asks for, and what it works out. Amounts are whole numbers. */

import { rounded } from "#live/calculators/numbers/money.ts";

export const toolIds = ["dunning", "margin", "lifetime"] as const;
export type ToolId = (typeof toolIds)[number];

/** How often subscribers pay, and how many such periods a year has. */
export const periods = ["week", "month", "quarter", "year"] as const;

/** What is filled in, in the order of the form. */
export const toolFields = {
  dunning: ["charges", "value", "failed", "today", "retries", "days"],
  margin: [
    "price",
    "discount",
    "charged",
    "goods",
    "packaging",
    "packing",
    "postage",
    "other",
    "percent",
    "fixed",
    "platform",
    "acquisition",
  ],
  lifetime: ["period", "start", "lost", "new", "revenue", "margin", "acquisition"],
} as const satisfies Readonly<Record<ToolId, readonly string[]>>;

/** What comes out, in the order of the slip. */
export const toolRows = {
  dunning: ["billed", "held", "back", "retried", "more", "year", "point", "gone", "waiting"],
  margin: ["member", "paid", "fees", "costs", "left", "share", "boxes", "even"],
  lifetime: [
    "churn",
    "stay",
    "turnover",
    "each",
    "worth",
    "twelve",
    "payback",
    "ratio",
    "less",
    "level",
  ],
} as const satisfies Readonly<Record<ToolId, readonly string[]>>;

/** What sentences can name next to fields and rows. */
export const toolNames = {
  dunning: [],
  margin: [],
  lifetime: ["reached"],
} as const satisfies Readonly<Record<ToolId, readonly string[]>>;

/** The parts of each picture that have a name in its legend. */
export const toolParts = {
  dunning: ["own", "more", "gone"],
  margin: ["paid", "goods", "handling", "postage", "fees", "left"],
  lifetime: ["before", "after", "stone"],
} as const satisfies Readonly<Record<ToolId, readonly string[]>>;

export type FieldOf<T extends ToolId> = (typeof toolFields)[T][number];
export type RowOf<T extends ToolId> = (typeof toolRows)[T][number];
/** Cents, hundredths of a percent, how many, or the place of a choice. */
export type InputsOf<T extends ToolId> = Readonly<Record<FieldOf<T>, number>>;

/** What one figure is counted in: cents, hundredths of a percent, ones, or tenths. */
export type Unit = "money" | "share" | "count" | "tenths";
export interface Figure {
  readonly unit: Unit;
  readonly value: number;
  /** More or less than nothing, by too little for its unit: the value is 0, and the words say so. */
  readonly tiny?: "above" | "below";
}

/** What a tool works out. Nothing stands for a figure that there is not, such as a share of nothing. */
export interface Outcome<T extends ToolId> {
  readonly figures: Readonly<Record<RowOf<T>, Figure | null>>;
  /** What a sentence can name that has no row of its own. */
  readonly also?: Readonly<Partial<Record<(typeof toolNames)[T][number], Figure>>>;
  /** Which of the tool's sentences sums it up. */
  readonly verdict: VerdictOf<T>;
}

export const toolVerdicts = {
  dunning: ["better", "same", "worse", "nothing"],
  margin: ["earns", "even", "loses", "nothing"],
  lifetime: ["leaves", "stays", "empty"],
} as const satisfies Readonly<Record<ToolId, readonly string[]>>;
export type VerdictOf<T extends ToolId> = (typeof toolVerdicts)[T][number];

export const money = (value: number): Figure => ({ unit: "money", value });
/** @param of what it is a share of; both in one unit */
export function share(part: number, of: number): Figure {
  const value = Math.sign(part) * rounded(Math.abs(part) * 10_000, of);
  if (part === 0 || value !== 0) return { unit: "share", value };
  return { unit: "share", value: 0, tiny: part > 0 ? "above" : "below" };
}
export const count = (value: number): Figure => ({ unit: "count", value });
export const tenths = (value: number): Figure => ({ unit: "tenths", value });
