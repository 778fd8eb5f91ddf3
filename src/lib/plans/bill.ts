/**
 * What a year on a plan costs, line by line. Each line knows the least and the most that it can be: a fee of “up to
 * 0.1%” is anything from nothing to that; where nothing is published there is no most. Pure.
 */
import { type Reason, reasonsOf } from "./fit.ts";
import { feeFields, type Inputs, type LineId, type Plan, type Tariff } from "./kinds.ts";
import { messagesCost, shareOf } from "./money.ts";

export interface Line {
  readonly id: LineId;
  /** Cents. */
  readonly low: number;
  /** Cents; null where nobody but us can say. */
  readonly high: number | null;
  /** Something that the line needs is not published: “ask us”. */
  readonly asks: boolean;
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

const exact = (id: LineId, cents: number): Line => ({ id, low: cents, high: cents, asks: false });

const unknown = (id: LineId): Line => ({ id, low: 0, high: null, asks: true });

function feeLine(id: (typeof feeFields)[number], { fee }: Plan, cents: number): Line {
  // A share of nothing is nothing, published or not.
  if (cents === 0) return exact(id, 0);
  if (fee === null) return unknown(id);
  const most = shareOf(cents, fee.points);
  return fee.upTo ? { id, low: 0, high: most, asks: false } : exact(id, most);
}

function messageLine(id: "sms" | "mms", { messages }: Plan, count: number): Line {
  if (count === 0) return exact(id, 0);
  return messages === null ? unknown(id) : exact(id, messagesCost(count, messages[id]));
}

/** Whether agents are part of a plan: where none can run, none can be had. */
export const hasAgents = ({ cells: { runs } }: Plan): boolean => runs !== "n/a" && runs !== "no";

/** Where it is not published how many agents a plan includes, no more than all of them are paid for. */
function agentLine(plan: Plan, wanted: number, each: number): Line {
  const { agents, price } = plan;
  if (wanted === 0) return exact("agents", 0);
  if (price === null || !hasAgents(plan)) return unknown("agents");
  const cost = (count: number) => count * each * months;
  if (agents === null) return { id: "agents", low: 0, high: cost(wanted), asks: true };
  return exact("agents", cost(Math.max(0, wanted - agents)));
}

/**
 * @param inputs within the bounds of fields.ts
 * @returns the bill of the first year; what is paid once is in it whole
 */
export function billOf(plan: Plan, inputs: Inputs, { agent }: Tariff): Bill {
  const lines = [
    plan.price === null ? unknown("price") : exact("price", plan.price.cents),
    ...feeFields.map((id) => feeLine(id, plan, inputs[id])),
    messageLine("sms", plan, inputs.sms),
    messageLine("mms", plan, inputs.mms),
    agentLine(plan, inputs.agents, agent),
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
