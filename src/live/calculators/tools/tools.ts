/**
 * The three calculators of /free-tools/: what each asks for and computes, as explained in the articles in
 * content/blog/. Shown sums and differences add up; everything else is computed from the inputs, not from rounded
 * lines, and rounded once.
 */
import {
  type FieldRule,
  type NumberRule,
  rounded,
  roundedProduct,
  shareOf,
} from "#live/calculators/numbers.ts";
import type { Numbers } from "#live/calculators/use-calculator.ts";

/** A result: cents, hundredths of a percent, ones, or tenths. */
export interface Figure {
  readonly unit: "money" | "share" | "count" | "tenths";
  readonly value: number;
  /** Not zero, but too small for its unit: the value is 0, and the words say so. */
  readonly tiny?: "above" | "below";
}

/** A figure that does not exist, such as a share of nothing, is null. */
interface Outcome<Row extends string, Verdict extends string> {
  readonly figures: Readonly<Record<Row, Figure | null>>;
  /** Figures that sentences name but that have no row. */
  readonly also?: Readonly<Record<string, Figure>>;
  /** Which of the tool's sentences is the verdict. */
  readonly verdict: Verdict;
}

interface Tool<Field extends string, Row extends string, Verdict extends string> {
  /** What it asks for, in the order of the form. */
  readonly rules: Readonly<Record<Field, FieldRule>>;
  /** The results, in the order of the receipt. */
  readonly rows: readonly Row[];
  readonly verdicts: readonly Verdict[];
  /** What sentences can name next to fields and rows. */
  readonly also: readonly string[];
  /** The parts of its picture that the legend names. */
  readonly parts: readonly string[];
  /**
   * Pixels, for a frame in an article's column, 700 wide: all of it except the lines, which expand. In a narrower column
   * it scrolls in its frame, and the result stays in view. tests/browser/free-tools.test.ts measures it.
   */
  readonly frameHeight: number;
  readonly compute: (inputs: Readonly<Record<Field, number>>) => Outcome<Row, Verdict>;
}

const tool = <F extends string, const R extends string, const V extends string>(
  definition: Tool<F, R, V>,
): Tool<F, R, V> => definition;

const percent = (max = 100): NumberRule => ({ kind: "percent", min: 0, max });
const dollars = (max: number): NumberRule => ({ kind: "money", min: 0, max });
const number = (max: number, min = 0): NumberRule => ({ kind: "count", min, max });

const money = (value: number): Figure => ({ unit: "money", value });
const count = (value: number): Figure => ({ unit: "count", value });
const tenths = (value: number): Figure => ({ unit: "tenths", value });
/** @param of the whole, in the same unit */
function share(part: number, of: number): Figure {
  const value = Math.sign(part) * rounded(Math.abs(part) * 10_000, of);
  if (part === 0 || value !== 0) return { unit: "share", value };
  return { unit: "share", value: 0, tiny: part > 0 ? "above" : "below" };
}

/** Hundredths of a percent. */
const whole = 10_000;
const months = 12;
const daysInYear = 365;

/** Money per month, except `year` and `point`, which are per year, and `waiting`, which is at one time. */
export const dunning = tool({
  rules: {
    charges: number(1_000_000),
    value: dollars(5000),
    failed: percent(),
    today: percent(),
    retries: percent(),
    days: number(60, 1),
  },
  rows: ["billed", "held", "back", "retried", "more", "year", "point", "gone", "waiting"],
  verdicts: ["better", "same", "worse", "nothing"],
  also: [],
  parts: ["own", "more", "gone"],
  frameHeight: 1060,
  compute: ({ charges, value, failed, today, retries, days }) => {
    const billed = charges * value;
    const held = shareOf(billed, failed);
    const lost = [billed, failed] as const;
    const back = roundedProduct([...lost, today], whole * whole);
    const retried = roundedProduct([...lost, retries], whole * whole);
    const more = retried - back;
    const change = roundedProduct([...lost, Math.abs(retries - today), months], whole * whole);
    return {
      figures: {
        billed: money(billed),
        held: money(held),
        back: money(back),
        retried: money(retried),
        more: money(more),
        year: money(retries < today ? -change : change),
        point: money(roundedProduct([...lost, months], whole * 100)),
        gone: money(held - retried),
        waiting: money(roundedProduct([...lost, months, days], whole * daysInYear)),
      },
      verdict: held === 0 ? "nothing" : more > 0 ? "better" : more < 0 ? "worse" : "same",
    };
  },
});

/**
 * @param costs of a box without fees, which depend on its price
 * @param fees in hundredths of a percent
 * @returns the list price from which a box costs no more than it brings; 0 if shipping alone pays for it. Rounded up
 *   once, like a check by hand; its products exceed 2^53
 */
function breakEven(costs: number, charged: number, fees: number, discount: number): number {
  const all = BigInt(whole);
  const kept = all - BigInt(fees);
  const missing = BigInt(costs) * all - BigInt(charged) * kept;
  const by = kept * (all - BigInt(discount));
  return missing <= 0n ? 0 : Number((missing * all + by - 1n) / by);
}

export const margin = tool({
  rules: {
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
  rows: ["member", "paid", "fees", "costs", "left", "share", "boxes", "even"],
  verdicts: ["earns", "even", "loses", "nothing"],
  also: [],
  parts: ["paid", "goods", "handling", "postage", "fees", "left"],
  frameHeight: 1560,
  compute: (inputs) => {
    const { price, discount, charged, fixed, acquisition } = inputs;
    const points = inputs.percent + inputs.platform;
    const member = shareOf(price, whole - discount);
    const paid = member + charged;
    const fees = paid === 0 ? 0 : shareOf(paid, points) + fixed;
    const costs = inputs.goods + inputs.packaging + inputs.packing + inputs.postage + inputs.other;
    const left = paid - fees - costs;
    return {
      figures: {
        member: money(member),
        paid: money(paid),
        fees: money(fees),
        costs: money(costs),
        left: money(left),
        share: paid === 0 ? null : share(left, paid),
        boxes: left <= 0 ? null : count(Math.ceil(acquisition / left)),
        even: money(breakEven(costs + fixed, charged, points, discount)),
      },
      verdict: paid === 0 ? "nothing" : left > 0 ? "earns" : left < 0 ? "loses" : "even",
    };
  },
});

/** What a new subscriber's first payments bring, in cents, while the group shrinks at a constant rate. */
export const firstPayments = (each: number, churn: number, payments: number): number =>
  // As logarithms: a small churn would be lost next to the 1.
  Math.round(
    churn === 0 || payments === 0
      ? each * payments
      : (each * -Math.expm1(payments * Math.log1p(-churn))) / churn,
  );

/** @returns the payment that exceeds what a subscriber cost; null if none ever does */
export function paybackOf(each: number, churn: number, cost: number): number | null {
  if (cost === 0) return 0;
  if (each === 0) return null;
  if (churn === 0) return Math.ceil(cost / each);
  // Everyone leaves: there is one payment.
  if (churn === 1) return each >= cost ? 1 : null;
  const missing = 1 - (cost * churn) / each;
  // Just off a whole number counts as that number: logarithms are not exact.
  return missing <= 0 ? null : Math.ceil(Math.log(missing) / Math.log1p(-churn) - 1e-9);
}

/** The planning horizon in payments, as in the article's budget. */
const near = 12;

export const lifetime = tool({
  rules: {
    period: { kind: "choice", options: ["week", "month", "quarter", "year"] },
    start: number(5_000_000, 1),
    lost: number(5_000_000),
    new: number(5_000_000),
    revenue: dollars(100_000),
    margin: percent(),
    acquisition: dollars(100_000),
  },
  rows: [
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
  verdicts: ["leaves", "stays", "empty"],
  also: ["reached"],
  parts: ["before", "after", "stone"],
  frameHeight: 1180,
  compute: ({ start, lost, revenue, margin, acquisition, new: fresh }) => {
    // Not from rounded lines: a rounded cent, times a lifetime, would be dollars.
    const each = (revenue * margin) / whole;
    const churn = lost / start;
    const leaves = <T>(value: () => T): T | null => (lost === 0 ? null : value());
    const worth = leaves(() => roundedProduct([revenue, margin, start], lost * whole));
    const payback = paybackOf(each, churn, acquisition);
    // One point of churn less: 6.4% becomes 5.4%.
    const fewer = lost * 100 - start;
    return {
      figures: {
        churn: share(lost, start),
        stay: leaves(() => tenths(rounded(start * 10, lost))),
        turnover: leaves(() => money(rounded(revenue * start, lost))),
        each: money(shareOf(revenue, margin)),
        worth: worth === null ? null : money(worth),
        twelve: money(firstPayments(each, churn, near)),
        payback: payback === null ? null : count(payback),
        ratio:
          worth === null || acquisition === 0
            ? null
            : tenths(roundedProduct([revenue, margin, start, 10], lost * acquisition * whole)),
        less:
          worth === null || fewer <= 0
            ? null
            : money(roundedProduct([revenue, margin, start, 100], fewer * whole) - worth),
        level: leaves(() => count(rounded(fresh * start, lost))),
      },
      // What the payments bring, up to the one that pays back.
      also: payback === null ? {} : { reached: money(firstPayments(each, churn, payback)) },
      verdict: lost === 0 ? "stays" : each === 0 ? "empty" : "leaves",
    };
  },
});

const tools = { dunning, margin, lifetime };
export type ToolId = keyof typeof tools;
export const toolIds = ["dunning", "margin", "lifetime"] as const satisfies readonly ToolId[];

type AnyTool = Omit<Tool<string, string, string>, "compute"> & {
  readonly compute: (inputs: Numbers) => Outcome<string, string>;
};

/** A tool whose fields and rows are known by name only. */
export const toolOf = (id: ToolId): AnyTool => tools[id] as AnyTool;

/** No more can leave than there were. */
export const isCrossed = (id: ToolId, { lost = 0, start = 0 }: Numbers): boolean =>
  id === "lifetime" && lost > start;
