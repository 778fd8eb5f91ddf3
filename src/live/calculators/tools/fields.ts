/** The three calculators of /free-tools/: what each asks for and computes, its bounds, and its form in an address. */
import { type Address, addressOf } from "#live/calculators/address.ts";
import { type FieldRule, type NumberRule, readField, rounded } from "#live/calculators/numbers.ts";

export const toolIds = ["dunning", "margin", "lifetime"] as const;
export type ToolId = (typeof toolIds)[number];

/** How often subscribers pay, and the number of such periods in a year. */
export const periods = ["week", "month", "quarter", "year"] as const;

/** The inputs, in the order of the form. */
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

/** The results, in the order of the receipt. */
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

/** The parts of each picture that its legend names. */
export const toolParts = {
  dunning: ["own", "more", "gone"],
  margin: ["paid", "goods", "handling", "postage", "fees", "left"],
  lifetime: ["before", "after", "stone"],
} as const satisfies Readonly<Record<ToolId, readonly string[]>>;

export type FieldOf<T extends ToolId> = (typeof toolFields)[T][number];
export type RowOf<T extends ToolId> = (typeof toolRows)[T][number];
/** Cents, hundredths of a percent, a count, or the index of a choice. */
export type InputsOf<T extends ToolId> = Readonly<Record<FieldOf<T>, number>>;

/** A figure's unit: cents, hundredths of a percent, ones, or tenths. */
export type Unit = "money" | "share" | "count" | "tenths";
export interface Figure {
  readonly unit: Unit;
  readonly value: number;
  /** Not zero, but too small for its unit: the value is 0, and the words say so. */
  readonly tiny?: "above" | "below";
}

/** What a tool computes. A figure that does not exist, such as a share of nothing, is missing. */
export interface Outcome<T extends ToolId> {
  readonly figures: Readonly<Record<RowOf<T>, Figure | null>>;
  /** Figures that sentences name but that have no row. */
  readonly also?: Readonly<Partial<Record<(typeof toolNames)[T][number], Figure>>>;
  /** Which of the tool's sentences is the verdict. */
  readonly verdict: VerdictOf<T>;
}

export const toolVerdicts = {
  dunning: ["better", "same", "worse", "nothing"],
  margin: ["earns", "even", "loses", "nothing"],
  lifetime: ["leaves", "stays", "empty"],
} as const satisfies Readonly<Record<ToolId, readonly string[]>>;
type VerdictOf<T extends ToolId> = (typeof toolVerdicts)[T][number];

export const money = (value: number): Figure => ({ unit: "money", value });
/** @param of the whole, in the same unit */
export function share(part: number, of: number): Figure {
  const value = Math.sign(part) * rounded(Math.abs(part) * 10_000, of);
  if (part === 0 || value !== 0) return { unit: "share", value };
  return { unit: "share", value: 0, tiny: part > 0 ? "above" : "below" };
}
export const count = (value: number): Figure => ({ unit: "count", value });
export const tenths = (value: number): Figure => ({ unit: "tenths", value });

const percent = (max = 100): NumberRule => ({ kind: "percent", min: 0, max });
const dollars = (max: number): NumberRule => ({ kind: "money", min: 0, max });
const number = (max: number, min = 0): NumberRule => ({ kind: "count", min, max });

export const toolRules: { readonly [T in ToolId]: Readonly<Record<FieldOf<T>, FieldRule>> } = {
  dunning: {
    charges: number(1_000_000),
    value: dollars(5000),
    failed: percent(),
    today: percent(),
    retries: percent(),
    days: number(60, 1),
  },
  margin: {
    price: dollars(1_000_000),
    discount: percent(90),
    charged: dollars(1_000_000),
    goods: dollars(1_000_000),
    packaging: dollars(1_000_000),
    packing: dollars(1_000_000),
    postage: dollars(1_000_000),
    other: dollars(1_000_000),
    // Both fees together leave at least a fifth, so that some price always covers the costs.
    percent: percent(40),
    fixed: dollars(1000),
    platform: percent(40),
    acquisition: dollars(1_000_000),
  },
  lifetime: {
    period: { kind: "choice", options: periods },
    start: number(5_000_000, 1),
    lost: number(5_000_000),
    new: number(5_000_000),
    revenue: dollars(100_000),
    margin: percent(),
    acquisition: dollars(100_000),
  },
};

/** @param starts the first text of each field; one that cannot be read becomes the minimum */
export function inputsOf<T extends ToolId>(
  tool: T,
  starts: readonly { readonly id: string; readonly start: string }[],
): InputsOf<T> {
  const rules: Readonly<Record<string, FieldRule>> = toolRules[tool];
  const ids: readonly string[] = toolFields[tool];
  return Object.fromEntries(
    ids.map((id) => {
      const rule = rules[id];
      const start = starts.find((each) => each.id === id)?.start ?? "";
      return [id, rule ? (readField(start, rule).value ?? 0) : 0];
    }),
  ) as InputsOf<T>;
}

/** `#tool-dunning?charges=1000&value=40`: the id of the tool's section, and its figures. */
export const toolAddress = <T extends ToolId>(tool: T): Address<FieldOf<T>> =>
  addressOf<FieldOf<T>>(`#tool-${tool}?`, toolFields[tool]);

/**
 * Pixels, for a tool in an article's column, 700 wide: all of it except the lines, which expand. In a narrower column
 * it scrolls in its frame, and the result stays in view. tests/browser/free-tools.test.ts measures it.
 */
export const frameHeights = { dunning: 1060, margin: 1560, lifetime: 1180 } as const;
