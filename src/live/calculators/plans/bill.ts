/**
 * What a year on a plan costs, line by line. Each line knows the least and the most that it can be: a fee of “up to
 * 0.1%” is anything from nothing to that; where nothing is published there is no most. Pure.
 */
import { type Reason, reasonsOf } from "./fit.ts";
import { cellOf, feeFields, type Inputs, type LineId, type Plan, type Tariff } from "./kinds.ts";
import { messagesCost, shareOf } from "./money.ts";

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
