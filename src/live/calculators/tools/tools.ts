/**
 * The three calculators of /free-tools/: what each asks for and computes, as explained in the articles in
 * content/blog/. Shown sums and differences add up; everything else is computed from the inputs, not from rounded
 * lines, and rounded once. Then each tool in words: the text of each row, and the verdict.
 */
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import {
  countWords,
  dollars,
  type FieldRule,
  type NumberRule,
  percentWords,
  rounded,
  roundedProduct,
  shareOf,
  valueWords,
} from "#live/calculators/numbers.ts";
import type { Numbers } from "#live/calculators/use-calculator.ts";

/** Hundredths of a percent, ones, or tenths. */
type Unit = "share" | "count" | "tenths";

interface Tool<Field extends string, Row extends string, Verdict extends string> {
  /** What it asks for, in the order of the form. */
  readonly rules: Readonly<Record<Field, FieldRule>>;
  /** The results, in the order of the receipt. */
  readonly rows: readonly Row[];
  /** The units of those that are not amounts of money. */
  readonly units: Readonly<Partial<Record<Row, Unit>>>;
  readonly verdicts: readonly Verdict[];
  /** The parts of its picture that the legend names. */
  readonly parts: readonly string[];
  /**
   * Pixels, for a frame in an article's column, 700 wide: all of it except the lines, which expand. In a narrower column
   * it scrolls in its frame, and the result stays in view. tests/browser/free-tools.test.ts measures it.
   */
  readonly frameHeight: number;
  /** A result that does not exist, such as a share of nothing, is null. */
  readonly compute: (inputs: Readonly<Record<Field, number>>) => {
    readonly figures: Readonly<Record<Row, number | null>>;
    /** An amount that only sentences name. */
    readonly reached?: number | null;
    /** Which of the tool's sentences is the verdict. */
    readonly verdict: Verdict;
  };
}

const tool = <F extends string, const R extends string, const V extends string>(
  definition: Tool<F, R, V>,
): Tool<F, R, V> => definition;

const percent = (max = 100): NumberRule => ({ kind: "percent", min: 0, max });
const money = (max: number): NumberRule => ({ kind: "money", min: 0, max });
const number = (max: number, min = 0): NumberRule => ({ kind: "count", min, max });

/**
 * @param of the whole, in the same unit
 * @returns hundredths of a percent
 */
const share = (part: number, of: number): number =>
  Math.sign(part) * rounded(Math.abs(part) * 10_000, of);

/** Hundredths of a percent. */
const whole = 10_000;
const months = 12;
const daysInYear = 365;

/** Money per month, except `year` and `point`, which are per year, and `waiting`, which is at one time. */
export const dunning = tool({
  rules: {
    charges: number(1_000_000),
    value: money(5000),
    failed: percent(),
    today: percent(),
    retries: percent(),
    days: number(60, 1),
  },
  rows: ["billed", "held", "back", "retried", "more", "year", "point", "gone", "waiting"],
  units: {},
  verdicts: ["better", "same", "worse", "nothing"],
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
        billed,
        held,
        back,
        retried,
        more,
        year: retries < today ? -change : change,
        point: roundedProduct([...lost, months], whole * 100),
        gone: held - retried,
        waiting: roundedProduct([...lost, months, days], whole * daysInYear),
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
    price: money(1_000_000),
    discount: percent(90),
    charged: money(1_000_000),
    goods: money(1_000_000),
    packaging: money(1_000_000),
    packing: money(1_000_000),
    postage: money(1_000_000),
    other: money(1_000_000),
    // Both fees together leave at least a fifth, so that some price always covers the costs.
    percent: percent(40),
    fixed: money(1000),
    platform: percent(40),
    acquisition: money(1_000_000),
  },
  rows: ["member", "paid", "fees", "costs", "left", "share", "boxes", "even"],
  units: { share: "share", boxes: "count" },
  verdicts: ["earns", "even", "loses", "nothing"],
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
        member,
        paid,
        fees,
        costs,
        left,
        share: paid === 0 ? null : share(left, paid),
        boxes: left <= 0 ? null : Math.ceil(acquisition / left),
        even: breakEven(costs + fixed, charged, points, discount),
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
    revenue: money(100_000),
    margin: percent(),
    acquisition: money(100_000),
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
  units: { churn: "share", stay: "tenths", payback: "count", ratio: "tenths", level: "count" },
  verdicts: ["leaves", "stays", "empty"],
  parts: ["before", "after", "stone"],
  frameHeight: 1180,
  compute: ({ start, lost, revenue, margin, acquisition, new: fresh }) => {
    // Not from rounded lines: a rounded cent, times a lifetime, would be dollars.
    const each = (revenue * margin) / whole;
    const churn = lost / start;
    const leaves = (value: () => number) => (lost === 0 ? null : value());
    const worth = leaves(() => roundedProduct([revenue, margin, start], lost * whole));
    const payback = paybackOf(each, churn, acquisition);
    // One point of churn less: 6.4% becomes 5.4%.
    const fewer = lost * 100 - start;
    return {
      figures: {
        churn: share(lost, start),
        stay: leaves(() => rounded(start * 10, lost)),
        turnover: leaves(() => rounded(revenue * start, lost)),
        each: shareOf(revenue, margin),
        worth,
        twelve: firstPayments(each, churn, near),
        payback,
        ratio:
          acquisition === 0
            ? null
            : leaves(() =>
                roundedProduct([revenue, margin, start, 10], lost * acquisition * whole),
              ),
        less:
          worth === null || fewer <= 0
            ? null
            : roundedProduct([revenue, margin, start, 100], fewer * whole) - worth,
        level: leaves(() => rounded(fresh * start, lost)),
      },
      // What the payments bring, up to the one that pays back.
      reached: payback === null ? null : firstPayments(each, churn, payback),
      verdict: lost === 0 ? "stays" : each === 0 ? "empty" : "leaves",
    };
  },
});

const tools = { dunning, margin, lifetime };
export type ToolId = keyof typeof tools;
export const toolIds = ["dunning", "margin", "lifetime"] as const satisfies readonly ToolId[];

/** A tool whose fields and figures are known by name only. */
type AnyTool = Omit<Tool<string, string, string>, "compute"> & {
  readonly compute: (inputs: Numbers) => ReturnType<Tool<string, string, string>["compute"]>;
};

export const toolOf = (id: ToolId): AnyTool => tools[id] as AnyTool;

/** No more can leave than there were. */
export const isCrossed = (id: ToolId, { lost = 0, start = 0 }: Numbers): boolean =>
  id === "lifetime" && lost > start;

/* In words. */

/** Names of fields and figures in brackets are filled in. */
type ToolWords = Content<"freeTools">[ToolId];

const tenths = (value: number) => countWords(value / 10);

/** @param unit that of money by default, which is cents */
function figureWords(unit: Unit | undefined, value: number | null): string {
  if (value === null) return "–";
  const size = Math.abs(value);
  const write = { share: percentWords, count: countWords, tenths, money: dollars }[unit ?? "money"];
  const written = write(size);
  return value < 0 ? `−${written}` : written;
}

/** How much smaller a large figure is written, so that it fits on one line. */
export function lengthOf(amount: string): "" | "long" | "longer" | "longest" {
  if (amount.length <= 7) return "";
  if (amount.length <= 10) return "long";
  return amount.length <= 15 ? "longer" : "longest";
}

/** @returns a tool's fields with their rules; a start is without the symbol next to it */
export const fieldsOf = (tool: ToolId, { fields }: ToolWords) =>
  fields.flatMap(({ start, ...field }) => {
    const rule = toolOf(tool).rules[field.id];
    return rule ? [{ ...field, rule, start: start.replace(/\s*%$/, "") }] : [];
  });

/** A figure that begins a sentence may be a word. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @returns everything that a tool says about the inputs */
export function viewOf(tool: ToolId, inputs: Numbers, words: ToolWords) {
  const { rules, rows, units, compute } = toolOf(tool);
  const { figures, reached = null, verdict } = compute(inputs);
  const amounts = rows.map((id) => [id, figureWords(units[id], figures[id] ?? null)] as const);
  const values: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(rules).map(([id, rule]) => [
        id,
        valueWords(rule, inputs[id] ?? 0, words.periods),
      ]),
    ),
    ...Object.fromEntries(amounts),
    reached: figureWords(undefined, reached),
    // A loss is a plain amount: the word says that it is less.
    ...Object.fromEntries(amounts.map(([id, text]) => [`${id}Plain`, text.replace(/^−/, "")])),
  };
  return {
    rows: words.rows.map(({ id, label, words: formula, how, instead, none = "" }) => ({
      id,
      label,
      formula,
      how: figures[id] === null ? none : interpolate(instead?.[verdict] ?? how, values),
      amount: values[id] ?? "",
    })),
    verdict: sentence(interpolate(words.verdicts[verdict] ?? "", values)),
    open: interpolate(words.open, values),
  };
}
