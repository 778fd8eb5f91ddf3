/**
 * The calculator in words: the text of each plan's lines, which plan is marked, and why.
 */
import words from "virtual:words/planCalculator";
import { countWords, dollars, percentWords } from "#live/calculators/numbers.ts";
import { andList } from "#lib/text/numbers.ts";
import {
  type Bill,
  billsOf,
  cheapestOf,
  type Choice,
  fittingOf,
  has,
  type Line,
  type Reason,
} from "./bill.ts";
import { costChart } from "./chart.ts";
import type { Inputs, LineId } from "./fields.ts";
import { paybackView } from "./payback.ts";
import { smallPrice, type Tariff } from "./tariff.ts";
import { interpolate } from "#lib/text/interpolate.ts";

/** What a line costs: a sum, a maximum, or “ask”. */
function amountOf({ low, high, asks, absent }: Line): string {
  if (absent) return words.amounts.absent;
  if (asks) {
    return high === null ? words.ask : interpolate(words.amounts.askMost, { sum: dollars(high) });
  }
  if (high === null || high === low) return dollars(low);
  return interpolate(words.amounts.most, { sum: dollars(high) });
}

/** The published range of a sum. */
function sumOf({ low, high, asks }: Pick<Bill, "low" | "high" | "asks">): string {
  const { exact, most, least, between } = words.sums;
  const values = { low: dollars(low), high: high === null ? "" : dollars(high) };
  if (high === null) return interpolate(least, values);
  if (low === high) return interpolate(exact, values);
  return interpolate(asks ? between : most, values);
}

function agentsHow({ plan }: Bill, inputs: Inputs, each: number): string {
  const values = { count: countWords(inputs.agents), price: dollars(each) };
  if (plan.agents === null) return interpolate(words.how.agentsUnknown, values);
  if (plan.agents === 0) return interpolate(words.how.agents, values);
  const extra = countWords(Math.max(0, inputs.agents - plan.agents));
  return interpolate(words.how.agentsIncluded, { ...values, included: plan.agents, extra });
}

/** How a line is computed: the formula with its figures. */
function howOf(id: LineId, bill: Bill, inputs: Inputs, agent: number): string {
  const { how } = words;
  const { price, fee, messages } = bill.plan;
  if (id === "price") return price === null ? "" : how[price.every];
  if (inputs[id] === 0) return how.none;
  if (!has(bill.plan, id)) return how.absent;
  if (id === "agents") return price === null ? "" : agentsHow(bill, inputs, agent);
  if (id === "sms" || id === "mms") {
    const count = countWords(inputs[id]);
    if (messages === null) return interpolate(how.eachUnknown, { count });
    return interpolate(how.each, { count, price: smallPrice(messages[id]) });
  }
  const base = dollars(inputs[id]);
  if (fee === null) return interpolate(how.shareUnknown, { base });
  return interpolate(fee.upTo ? how.shareUpTo : how.share, { base, fee: percentWords(fee.points) });
}

function reasonOf({ kind, limit }: Reason, inputs: Inputs): string {
  const count = kind === "stores" || kind === "users" || kind === "runs" ? inputs[kind] : 0;
  const values = { limit: countWords(limit ?? 0), count: countWords(count) };
  if (limit === null && (kind === "stores" || kind === "users" || kind === "runs")) {
    return interpolate(words.noRoom[kind], values);
  }
  return interpolate(words.reasons[kind], values);
}

function stateOf(bill: Bill, choice: Choice | null): State {
  if (bill.plan.price === null) return "unpriced";
  if (bill.reasons.length > 0) return "unfit";
  return choice?.bills.includes(bill) ? "cheapest" : "fits";
}

type State = "cheapest" | "fits" | "unfit" | "unpriced";

const markOf = (state: State, choice: Choice | null): string => {
  const { marks } = words;
  if (state !== "cheapest" || choice === null) return marks[state];
  return choice.bills.length > 1 ? marks.tie : marks[choice.certain ? "cheapest" : "published"];
};

/** What a plan costs after the year with one-time payments. */
function afterOf(bill: Bill): string {
  // “At least nothing” would say nothing.
  if (bill.once === 0 || (bill.high === null && bill.low === bill.once)) return "";
  const high = bill.high === null ? null : bill.high - bill.once;
  return interpolate(words.after, { sum: sumOf({ ...bill, low: bill.low - bill.once, high }) });
}

const namesOf = (bills: readonly Bill[]): string => andList(bills.map(({ plan }) => plan.name));

function verdictOf(bills: readonly Bill[], choice: Choice | null): string {
  const { verdicts } = words;
  if (choice === null) {
    const fitting = fittingOf(bills);
    return fitting.length === 0
      ? verdicts.none
      : interpolate(verdicts.unknown, { plans: namesOf(fitting) });
  }
  const [first, ...tied] = choice.bills;
  // In a tie, the sum that says the most: “at most” if one of them may be less.
  const open = tied.find(({ low, high }) => low !== high) ?? first;
  if (tied.length > 0)
    return interpolate(verdicts.tie, { plans: namesOf(choice.bills), sum: sumOf(open) });
  const values = { plan: first.plan.name, sum: sumOf(first) };
  return interpolate(verdicts[choice.certain ? "cheapest" : "published"], values);
}

/** What an uncertain verdict depends on: sums without a maximum first, then unpublished or capped ones. */
function openOf(choice: Choice | null): string {
  const { open } = words;
  if (choice === null || choice.certain) return "";
  const { bills, rivals } = choice;
  const unbounded = rivals.filter(({ high }) => high === null);
  const bounded = rivals.filter(({ high }) => high !== null);
  const asking = [...new Set([...bills, ...bounded])].filter(({ asks }) => asks);
  const said =
    unbounded.length > 0 ? [interpolate(open.unbounded, { plans: namesOf(unbounded) })] : [];
  if (bounded.length > 0)
    said.push(
      asking.length > 0
        ? interpolate(open.asks, { plans: namesOf(asking) })
        : interpolate(open.most, { plans: namesOf(bounded) }),
    );
  return said.join(" ");
}

/** @returns everything that the calculator says about a year */
export function viewOf(inputs: Inputs, tariff: Tariff) {
  const bills = billsOf(inputs, tariff);
  const choice = cheapestOf(bills);
  const billView = (bill: Bill) => {
    const state = stateOf(bill, choice);
    return {
      plan: bill.plan.id,
      name: bill.plan.name,
      state,
      mark: markOf(state, choice),
      reasons: bill.reasons.map((reason) => reasonOf(reason, inputs)),
      lines: bill.lines.map((line) => ({
        id: line.id,
        how: howOf(line.id, bill, inputs, tariff.agent),
        amount: amountOf(line),
      })),
      sum: bill.plan.price === null ? words.ask : sumOf(bill),
      /** The cost after the first year, if it differs. */
      after: afterOf(bill),
    };
  };
  return {
    bills: bills.map(billView),
    verdict: verdictOf(bills, choice),
    /** What the verdict depends on; empty if it is certain. */
    open: openOf(choice),
    payback: paybackView(inputs, bills, choice),
    /** @param least the right end in cents, or higher */
    chart: (least: number) => costChart(inputs, tariff, least),
  };
}

export type View = ReturnType<typeof viewOf>;
export type BillView = View["bills"][number];
