/**
 * What a year on a plan costs, line by line, which plans fit, and which of them costs least. Each line has a minimum
 * and a maximum: a fee of “up to 0.1%” is anything from nothing to that; an unpublished price has no maximum. Prices
 * are integers, from content/plans.yaml (docs/specification.md, 9.1 to 9.4).
 */
import type { z } from "astro/zod";
import type { quotedPlans } from "#content/plans.ts";
import { countWords, dollars, percentWords, rounded, shareOf } from "#live/calculators/numbers.ts";
import { feeFields, type Inputs, type LineId } from "./fields.ts";

/** A plan's value in a row of the comparison: a number, or one of these words. `ask` if nothing is published. */
const cellWords = ["unlimited", "yes", "no", "n/a", "ask"] as const;
export type Cell = number | (typeof cellWords)[number];

export const cellOf = ({ cells }: Plan, row: string): Cell => cells.get(row) ?? "ask";

/** As in the file, in dollars and percent; anything missing is not published. */
export type Published = Pick<z.infer<typeof quotedPlans>, "plans" | "agent">;

const isWord = (written: string): written is Exclude<Cell, number> =>
  (cellWords as readonly string[]).includes(written);

/** @returns a cell's value; undefined if it is neither a whole number nor one of the words */
export function readCell(written: string): Cell | undefined {
  if (isWord(written)) return written;
  return /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** Figures have at most four decimals; any others are artifacts of multiplication. */
const whole = (figure: number, by: number): number => Math.round(figure * by);

/** @param published the checked content of content/plans.yaml */
export const tariffOf = ({ plans, agent }: Published) => ({
  /** An additional AI agent per month, in cents. */
  agent: whole(agent, 100),
  plans: plans.map(({ id, name, price, fee, messages, agents, cells }) => ({
    id,
    name,
    /** In cents. This and the rest is null if it is not published. */
    price: price ? { cents: whole(price.amount, 100), every: price.every } : null,
    /** In hundredths of a percent. `upTo`: it may be less. */
    fee: fee ? { points: whole(fee.percent, 100), upTo: fee.upTo } : null,
    /** In ten-thousandths of a dollar per message, without carrier fees. */
    messages: messages
      ? { sms: whole(messages.sms, 10_000), mms: whole(messages.mms, 10_000) }
      : null,
    /** How many AI agents are included. */
    agents: agents ?? null,
    /** By row id; a row without a cell is not published. The content check has already refused unreadable values. */
    cells: new Map(
      Object.entries(cells).map(([row, written]) => [row, readCell(written) ?? "ask"]),
    ) as ReadonlyMap<string, Cell>,
  })),
});

export type Tariff = ReturnType<typeof tariffOf>;
export type Plan = Tariff["plans"][number];

/** “1%”, or “up to 0.1%”. */
export const feeWords = ({ points, upTo }: NonNullable<Plan["fee"]>): string =>
  `${upTo ? "up to " : ""}${percentWords(points)}`;

/** Ten-thousandths of a dollar as “$0.007”, with at least two decimals. */
export function smallPrice(price: number): string {
  const [whole = "", digits = ""] = (price / 10_000).toFixed(4).split(".");
  return `$${countWords(Number(whole))}.${digits.replace(/0{1,2}$/, "")}`;
}

export const reasonKinds = [
  "stores",
  "users",
  "runs",
  "agents",
  "messages",
  "subscriptions",
  "ask",
] as const;

export interface Reason {
  /** What the plan has too little of; `ask` if it is not published whether it has enough. */
  readonly kind: (typeof reasonKinds)[number];
  /** How many the plan has; null if it has none at all. */
  readonly limit: number | null;
}

/** What is needed of each row. One of another name only says whether the plan has it. */
const needsOf = (inputs: Inputs) =>
  [
    { kind: "stores", row: "stores", count: inputs.stores },
    { kind: "users", row: "users", count: inputs.users },
    { kind: "runs", row: "runs", count: inputs.runs },
    { kind: "agents", row: "runs", count: inputs.agents },
    { kind: "messages", row: "sms-marketing", count: inputs.sms + inputs.mms },
    { kind: "subscriptions", row: "subscribe-and-save", count: inputs.subscriptions },
  ] as const;

/** @returns why a plan does not fit, in the order of the form; empty if it does */
const reasonsOf = (plan: Plan, inputs: Inputs): readonly Reason[] =>
  needsOf(inputs).flatMap(({ kind, row, count }): Reason[] => {
    const cell = cellOf(plan, row);
    if (count === 0 || cell === "unlimited" || cell === "yes") return [];
    if (cell === "ask") return [{ kind: "ask", limit: null }];
    if (typeof cell !== "number") return [{ kind, limit: null }];
    return kind === row && count > cell ? [{ kind, limit: cell }] : [];
  });

/** In cents, of what is published. */
export interface Cost {
  readonly low: number;
  /** Null if only we can say. */
  readonly high: number | null;
  /** It depends on something unpublished: “ask us”. */
  readonly asks: boolean;
}

/** The sentences on how a line is computed; `absent`: the plan does not include it, so it costs nothing. */
export const howKinds = [
  "year",
  "once",
  "share",
  "shareUpTo",
  "shareUnknown",
  "each",
  "eachUnknown",
  "agents",
  "agentsIncluded",
  "agentsUnknown",
  "absent",
  "none",
] as const;

interface Priced extends Cost {
  /** Null if there is nothing to say. */
  readonly how: (typeof howKinds)[number] | null;
  /** Of the names in that sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Line extends Priced {
  readonly id: LineId;
}

const months = 12;

const exact = (cents: number): Cost => ({ low: cents, high: cents, asks: false });
const unknown: Cost = { low: 0, high: null, asks: true };

/** The comparison row that says whether a plan includes a line's feature; a plan that runs no agent sells none. */
const partOf = {
  subscriptions: "subscribe-and-save",
  upsells: null,
  affiliates: null,
  sms: "sms-marketing",
  mms: "sms-marketing",
  agents: "runs",
} as const satisfies Readonly<Record<Exclude<LineId, "price">, string | null>>;

/** Whether a plan includes a line's feature, or nothing says that it does not. */
export function includesFeature(plan: Plan, id: keyof typeof partOf): boolean {
  const part = partOf[id];
  const cell = part === null ? "yes" : cellOf(plan, part);
  return cell !== "n/a" && cell !== "no";
}

function feePriced({ fee }: Plan, cents: number): Priced {
  const base = dollars(cents);
  if (fee === null) return { ...unknown, how: "shareUnknown", values: { base } };
  const most = exact(shareOf(cents, fee.points));
  const values = { base, fee: percentWords(fee.points) };
  return fee.upTo
    ? { ...most, low: 0, how: "shareUpTo", values }
    : { ...most, how: "share", values };
}

function messagesPriced(id: "sms" | "mms", { messages }: Plan, wanted: number): Priced {
  const count = countWords(wanted);
  if (messages === null) return { ...unknown, how: "eachUnknown", values: { count } };
  const price = messages[id];
  // In ten-thousandths of a dollar.
  const cost = exact(rounded(wanted * price, 100));
  return { ...cost, how: "each", values: { count, price: smallPrice(price) } };
}

/** If the number of included agents is not published, at most all of them are charged. */
function agentsPriced({ agents, price }: Plan, wanted: number, each: number): Priced {
  if (price === null) return { ...unknown, how: null };
  const values = { count: countWords(wanted), price: dollars(each) };
  const extra = Math.max(0, wanted - (agents ?? 0));
  const cost = exact(extra * each * months);
  if (agents === null) return { ...cost, low: 0, asks: true, how: "agentsUnknown", values };
  if (agents === 0) return { ...cost, how: "agents", values };
  return {
    ...cost,
    how: "agentsIncluded",
    values: { ...values, included: agents, extra: countWords(extra) },
  };
}

/**
 * @param inputs within the bounds of fields.ts
 * @returns the bill of the first year, including everything that is paid once
 */
export function billOf(plan: Plan, inputs: Inputs, { agent }: Tariff) {
  /** Zero units cost nothing, published or not. */
  const lineOf = (id: keyof typeof partOf, priced: (wanted: number) => Priced): Line => {
    if (inputs[id] === 0) return { id, ...exact(0), how: "none" };
    return includesFeature(plan, id)
      ? { id, ...priced(inputs[id]) }
      : { id, ...exact(0), how: "absent" };
  };
  const { price } = plan;
  const lines: readonly Line[] = [
    { id: "price", ...(price ? exact(price.cents) : unknown), how: price?.every ?? null },
    ...feeFields.map((id) => lineOf(id, (cents) => feePriced(plan, cents))),
    ...(["sms", "mms"] as const).map((id) =>
      lineOf(id, (count) => messagesPriced(id, plan, count)),
    ),
    lineOf("agents", (count) => agentsPriced(plan, count, agent)),
  ];
  const sum: Cost = {
    low: lines.reduce((all, { low }) => all + low, 0),
    high: lines.reduce<number | null>(
      (all, { high }) => (all === null || high === null ? null : all + high),
      0,
    ),
    asks: lines.some(({ asks }) => asks),
  };
  return {
    ...sum,
    plan,
    lines,
    /** The part of the sum paid only in the first year, in cents. */
    once: price?.every === "once" ? price.cents : 0,
    /** Why the plan does not fit; empty if it does. */
    reasons: reasonsOf(plan, inputs),
  };
}

export type Bill = ReturnType<typeof billOf>;

/** The bills of all plans, in their order. */
export const billsOf = (inputs: Inputs, tariff: Tariff): readonly Bill[] =>
  tariff.plans.map((plan) => billOf(plan, inputs, tariff));

/** The plans with a price that include what is needed. */
export const fittingOf = (bills: readonly Bill[]): readonly Bill[] =>
  bills.filter(({ plan, reasons }) => plan.price !== null && reasons.length === 0);

/** @returns null if no fitting plan has a published maximum */
export function cheapestOf(bills: readonly Bill[]) {
  const fitting = fittingOf(bills);
  const least = Math.min(...fitting.map(({ high }) => high ?? Infinity));
  const [first, ...tied] = fitting.filter(({ high }) => high === least);
  if (first === undefined) return null;
  // One alone cannot undercut itself.
  const rivals = fitting.filter(
    (other) => other.low < least && (other !== first || tied.length > 0),
  );
  return {
    /** One plan, or all that tie, in the order of the plans. */
    bills: [first, ...tied] as const,
    /** The plans that might still cost less, depending on capped and unpublished costs, including one of a tie. */
    rivals,
  };
}

export type Choice = NonNullable<ReturnType<typeof cheapestOf>>;

/**
 * Two plans paid by the year: the cheapest one that a more expensive plan with a lower fee can undercut, and that plan.
 * Their order in the file does not matter.
 *
 * @returns null if no two cross, or their figures are not published
 */
export function crossingOf({ plans }: Tariff) {
  const yearly = plans
    .flatMap((plan) => {
      const { price, fee } = plan;
      return price?.every === "year" && fee ? [{ plan, cents: price.cents, ...fee }] : [];
    })
    .toSorted((a, b) => a.cents - b.cents);
  for (const [i, small] of yearly.entries()) {
    const large = yearly.slice(i + 1).find(({ points }) => points < small.points);
    if (large === undefined) continue;
    // Sales in cents a year, from which the larger plan, with fees, never costs more than the smaller one.
    const turnover = ((large.cents - small.cents) * 10_000) / (small.points - large.points);
    return { small: small.plan, large: large.plan, turnover: Math.ceil(turnover) };
  }
  return null;
}
