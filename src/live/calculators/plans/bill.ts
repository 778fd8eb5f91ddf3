/**
 * What a year on a plan costs, line by line, which plans fit, and which of them costs least. Each line knows the least and
 * the most that it can be: a fee of “up to 0.1%” is anything from nothing to that; where nothing is published there is no
 * most.
 */
import { shareOf } from "#live/calculators/numbers.ts";
import { feeFields, type Inputs, type LineId } from "./fields.ts";
import { cellOf, messagesCost, type Plan, type Tariff } from "./tariff.ts";

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
  /** What there is too little of; `ask` where it is not published whether there is enough. */
  readonly kind: (typeof reasonKinds)[number];
  /** How many the plan has; null where it has none at all. */
  readonly limit: number | null;
}

interface Need {
  readonly kind: Reason["kind"];
  readonly row: string;
  readonly count: number;
  /** Whether the row counts the same thing; else it only says whether the plan has it. */
  readonly counted: boolean;
}

const needsOf = (inputs: Inputs): readonly Need[] => [
  { kind: "stores", row: "stores", count: inputs.stores, counted: true },
  { kind: "users", row: "users", count: inputs.users, counted: true },
  { kind: "runs", row: "runs", count: inputs.runs, counted: true },
  { kind: "agents", row: "runs", count: inputs.agents, counted: false },
  { kind: "messages", row: "sms-marketing", count: inputs.sms + inputs.mms, counted: false },
  {
    kind: "subscriptions",
    row: "subscribe-and-save",
    count: inputs.subscriptions,
    counted: false,
  },
];

function lackOf(plan: Plan, { kind, row, count, counted }: Need): Reason | null {
  const cell = cellOf(plan, row);
  if (count === 0 || cell === "unlimited" || cell === "yes") return null;
  if (cell === "ask") return { kind: "ask", limit: null };
  if (typeof cell !== "number") return { kind, limit: null };
  return counted && count > cell ? { kind, limit: cell } : null;
}

/** @returns why a plan does not fit, in the order of the form; empty where it does */
function reasonsOf(plan: Plan, inputs: Inputs): readonly Reason[] {
  return needsOf(inputs).flatMap((need) => lackOf(plan, need) ?? []);
}

export interface Line {
  readonly id: LineId;
  /** Cents. */
  readonly low: number;
  /** Cents; null where nobody but us can say. */
  readonly high: number | null;
  /** Something that the line needs is not published: “ask us”. */
  readonly asks: boolean;
  /** What it is for is no part of the plan; it costs nothing, and the plan does not fit. */
  readonly absent: boolean;
}

export interface Bill {
  readonly plan: Plan;
  readonly lines: readonly Line[];
  /** The sum of what is published, in cents. */
  readonly low: number;
  /** Null where a line has no most. */
  readonly high: number | null;
  readonly asks: boolean;
  /** Of the sum, what is paid in the first year and never again, in cents. */
  readonly once: number;
  /** Why the plan does not fit; empty where it does. */
  readonly reasons: readonly Reason[];
}

const months = 12;
const messageFields = ["sms", "mms"] as const;

const line = (id: LineId, low: number, high: number | null, asks = false): Line => ({
  id,
  low,
  high,
  asks,
  absent: false,
});
const exact = (id: LineId, cents: number): Line => line(id, cents, cents);
const unknown = (id: LineId): Line => line(id, 0, null, true);
const absent = (id: LineId): Line => ({ ...exact(id, 0), absent: true });

/** The row of the comparison that says whether a plan has what a line is for; where no agent runs, none can be had. */
const partOf = {
  subscriptions: "subscribe-and-save",
  upsells: null,
  affiliates: null,
  sms: "sms-marketing",
  mms: "sms-marketing",
  agents: "runs",
} as const satisfies Readonly<Record<Exclude<LineId, "price">, string | null>>;

/** Whether a plan has what a line is for, or nobody says that it has not. */
export function has(plan: Plan, id: keyof typeof partOf): boolean {
  const part = partOf[id];
  const cell = part === null ? "yes" : cellOf(plan, part);
  return cell !== "n/a" && cell !== "no";
}

function feeLine(id: (typeof feeFields)[number], { fee }: Plan, cents: number): Line {
  if (fee === null) return unknown(id);
  const most = shareOf(cents, fee.points);
  return fee.upTo ? line(id, 0, most) : exact(id, most);
}

const messageLine = (id: "sms" | "mms", { messages }: Plan, count: number): Line =>
  messages === null ? unknown(id) : exact(id, messagesCost(count, messages[id]));

/** Where it is not published how many agents a plan includes, no more than all of them are paid for. */
function agentLine(plan: Plan, wanted: number, each: number): Line {
  const { agents, price } = plan;
  if (price === null) return unknown("agents");
  const cost = (count: number) => count * each * months;
  if (agents === null) return line("agents", 0, cost(wanted), true);
  return exact("agents", cost(Math.max(0, wanted - agents)));
}

/**
 * @param inputs within the bounds of fields.ts
 * @returns the bill of the first year; what is paid once is in it whole
 */
export function billOf(plan: Plan, inputs: Inputs, { agent }: Tariff): Bill {
  /** Of nothing the cost is nothing, published or not. */
  const lineOf = (id: keyof typeof partOf, wanted: () => Line): Line => {
    if (inputs[id] === 0) return exact(id, 0);
    return has(plan, id) ? wanted() : absent(id);
  };
  const lines = [
    plan.price === null ? unknown("price") : exact("price", plan.price.cents),
    ...feeFields.map((id) => lineOf(id, () => feeLine(id, plan, inputs[id]))),
    ...messageFields.map((id) => lineOf(id, () => messageLine(id, plan, inputs[id]))),
    lineOf("agents", () => agentLine(plan, inputs.agents, agent)),
  ];
  return {
    plan,
    lines,
    low: lines.reduce((sum, { low }) => sum + low, 0),
    high: lines.reduce<number | null>(
      (sum, { high }) => (sum === null || high === null ? null : sum + high),
      0,
    ),
    asks: lines.some(({ asks }) => asks),
    once: plan.price?.every === "once" ? plan.price.cents : 0,
    reasons: reasonsOf(plan, inputs),
  };
}

/** The bills of all plans, in their order. */
export const billsOf = (inputs: Inputs, tariff: Tariff): readonly Bill[] =>
  tariff.plans.map((plan) => billOf(plan, inputs, tariff));

export interface Choice {
  /** One, or those that tie; in the order of the plans. */
  readonly bills: readonly [Bill, ...Bill[]];
  /** No other plan that fits can cost less, whatever comes of what is capped or not published. */
  readonly certain: boolean;
  /** The plans that might cost less after all, one of a tie among them. */
  readonly rivals: readonly Bill[];
}

/** The plans with a price that hold what is asked for. */
export const fittingOf = (bills: readonly Bill[]): readonly Bill[] =>
  bills.filter(({ plan, reasons }) => plan.price !== null && reasons.length === 0);

/** @returns null where no plan fits of whose sum the most is published */
export function cheapestOf(bills: readonly Bill[]): Choice | null {
  const fitting = fittingOf(bills);
  const least = Math.min(...fitting.map(({ high }) => high ?? Infinity));
  const [first, ...tied] = fitting.filter(({ high }) => high === least);
  if (first === undefined) return null;
  // One alone cannot undercut itself.
  const rivals = fitting.filter(
    (other) => other.low < least && (other !== first || tied.length > 0),
  );
  return { bills: [first, ...tied], certain: rivals.length === 0, rivals };
}

interface PlansThatCross {
  readonly small: Plan;
  readonly large: Plan;
  /** With fees, in cents a year: from here on the larger plan costs no more than the smaller, at the latest. */
  readonly turnover: number;
}

/**
 * The first two plans by the year, from the cheapest up, of which the dearer takes the lower fee.
 *
 * @returns null where no two cross, or their figures are not published
 */
export function crossingOf({ plans }: Tariff): PlansThatCross | null {
  const yearly = plans
    .flatMap((plan) => {
      const { price, fee } = plan;
      return price?.every === "year" && fee ? [{ plan, cents: price.cents, ...fee }] : [];
    })
    .toSorted((a, b) => a.cents - b.cents);
  for (const [i, small] of yearly.entries()) {
    const large = yearly.slice(i + 1).find(({ points }) => points < small.points);
    if (large === undefined) continue;
    const turnover = ((large.cents - small.cents) * 10_000) / (small.points - large.points);
    return { small: small.plan, large: large.plan, turnover: Math.ceil(turnover) };
  }
  return null;
}
