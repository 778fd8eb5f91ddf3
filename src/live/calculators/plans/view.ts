/** The calculator in words: the text of each plan's lines, which plan is marked, and why; and what a plan earns back. */
import words from "virtual:words/planCalculator";
import { interpolate } from "#lib/text/interpolate.ts";
import { andList } from "#lib/text/numbers.ts";
import { countWords, dollars, percentWords, roundedProduct } from "#live/calculators/numbers.ts";
import {
  type Bill,
  billsOf,
  cheapestOf,
  type Choice,
  type Cost,
  fittingOf,
  type Line,
  type Reason,
  type Tariff,
} from "./bill.ts";
import { costChart } from "./chart.ts";
import { type Inputs, paybackIds } from "./fields.ts";

/** What a line costs: a sum, a maximum, or “ask”. */
function amountOf({ low, high, asks, how }: Line): string {
  if (how === "absent") return words.amounts.absent;
  if (asks) {
    return high === null ? words.ask : interpolate(words.amounts.askMost, { sum: dollars(high) });
  }
  if (high === null || high === low) return dollars(low);
  return interpolate(words.amounts.most, { sum: dollars(high) });
}

/** The published range of a sum. */
function sumOf({ low, high, asks }: Cost): string {
  const { exact, most, least, between } = words.sums;
  const values = { low: dollars(low), high: high === null ? "" : dollars(high) };
  if (high === null) return interpolate(least, values);
  if (low === high) return interpolate(exact, values);
  return interpolate(asks ? between : most, values);
}

function reasonOf({ kind, limit }: Reason, inputs: Inputs): string {
  const counted = kind === "stores" || kind === "users" || kind === "runs" ? kind : null;
  const count = countWords(counted ? inputs[counted] : 0);
  const sentence = counted && limit === null ? words.noRoom[counted] : words.reasons[kind];
  return interpolate(sentence, { limit: countWords(limit ?? 0), count });
}

/** Whether one plan is the cheapest for certain, by its published prices, or several are. */
const kindOf = ({ bills, rivals }: Choice) =>
  bills.length > 1 ? "tie" : rivals.length === 0 ? "cheapest" : "published";

function stateOf(bill: Bill, choice: Choice | null) {
  if (bill.plan.price === null) return "unpriced";
  if (bill.reasons.length > 0) return "unfit";
  return choice?.bills.includes(bill) ? "cheapest" : "fits";
}

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
    const verdict = fitting.length === 0 ? verdicts.none : verdicts.unknown;
    return interpolate(verdict, { plans: namesOf(fitting) });
  }
  const [first, ...tied] = choice.bills;
  // In a tie, the sum that says the most: “at most” if one of them may be less.
  const sum = sumOf(tied.find(({ low, high }) => low !== high) ?? first);
  const values = { plan: first.plan.name, plans: namesOf(choice.bills), sum };
  return interpolate(verdicts[kindOf(choice)], values);
}

/** What an uncertain verdict depends on: sums without a maximum first, then unpublished or capped ones. */
function openOf(choice: Choice | null): string {
  const { open } = words;
  if (choice === null) return "";
  const { bills, rivals } = choice;
  const unbounded = rivals.filter(({ high }) => high === null);
  const bounded = rivals.filter(({ high }) => high !== null);
  const asking = [...new Set([...bills, ...bounded])].filter(({ asks }) => asks);
  const said = (sentence: string, plans: readonly Bill[]) =>
    plans.length === 0 ? [] : [interpolate(sentence, { plans: namesOf(plans) })];
  return [
    ...said(open.unbounded, unbounded),
    ...(bounded.length > 0 && asking.length > 0
      ? said(open.asks, asking)
      : said(open.most, bounded)),
  ].join(" ");
}

/*
 * What a year on a plan brings back, next to what it costs: recovered payments, subscribers who stay, canceled tools.
 * Amounts are cents, shares hundredths of a percent; products are exact and rounded once.
 */

const paybackWords = words.payback;

const whole = 10_000;

/** @returns nothing recovered if retries would recover less than today */
export function paybackOf(inputs: Inputs) {
  const better = Math.max(0, inputs.retried - inputs.today);
  const recovered = roundedProduct([inputs.subscriptions, inputs.failed, better], whole * whole);
  const saved = inputs.saved * inputs.later * inputs.charge;
  const margin = roundedProduct([recovered + saved, inputs.margin], whole);
  return {
    /** Sales from charges that fail at first and are paid with better retries. */
    recovered,
    /** Sales to subscribers who stay. */
    saved,
    /** The margin on both. */
    margin,
    back: margin + inputs.tools,
    /** The margin of one recovered payment, and of all further payments of one saved subscriber. */
    payment: roundedProduct([inputs.charge, inputs.margin], whole),
    subscriber: roundedProduct([inputs.later, inputs.charge, inputs.margin], whole),
  };
}

type Payback = ReturnType<typeof paybackOf>;

/**
 * @returns the least that a plan leaves in its first year, after its fee on the sales it brings back; null if the plan
 *   does not fit, or has no published price or maximum
 */
export function leftOf(
  { recovered, saved, back }: Payback,
  { plan, high, reasons }: Bill,
): number | null {
  if (plan.price === null || plan.fee === null || high === null || reasons.length > 0) return null;
  return back - high - roundedProduct([recovered + saved, plan.fee.points], whole);
}

const signed = (cents: number): string => (cents < 0 ? `−${dollars(-cents)}` : dollars(cents));

function paybackVerdict(payback: Payback, bill: Bill | undefined): string {
  const left = bill ? leftOf(payback, bill) : null;
  if (left === null) return paybackWords.verdicts.unknown;
  return interpolate(left < 0 ? paybackWords.verdicts.loses : paybackWords.verdicts.gains, {
    plan: bill?.plan.name ?? "",
    back: dollars(payback.back),
    left: dollars(Math.abs(left)),
  });
}

function unitsOf({ payment, subscriber }: Payback, charge: number, bill: Bill | undefined) {
  const said = interpolate(paybackWords.units, {
    payment: dollars(payment),
    subscriber: dollars(subscriber),
  });
  if (bill === undefined || bill.high === null) return said;
  // A recovered payment carries the plan's fee, too.
  const kept = payment - roundedProduct([charge, bill.plan.fee?.points ?? 0], whole);
  if (kept <= 0) return said;
  const count = countWords(Math.ceil(bill.high / kept));
  return `${said} ${interpolate(paybackWords.needed, { count, plan: bill.plan.name })}`;
}

/**
 * @returns everything the calculator says about what comes back: the lines, what each plan leaves in its first year, the
 *   verdict on the cheapest that fits, and what one recovered payment and one saved subscriber are worth
 */
export function paybackView(inputs: Inputs, bills: readonly Bill[], choice: Choice | null) {
  const payback = paybackOf(inputs);
  const values = {
    subscriptions: dollars(inputs.subscriptions),
    failed: percentWords(inputs.failed),
    today: percentWords(inputs.today),
    retried: percentWords(Math.max(inputs.today, inputs.retried)),
    count: countWords(inputs.saved),
    later: countWords(inputs.later),
    charge: dollars(inputs.charge),
    sales: dollars(payback.recovered + payback.saved),
    share: percentWords(inputs.margin),
    margin: dollars(payback.margin),
    tools: dollars(inputs.tools),
  };
  const amounts = { ...payback, tools: inputs.tools };
  return {
    lines: paybackIds.map((id) => ({
      id,
      how: interpolate(paybackWords.how[id], values),
      amount: dollars(amounts[id]),
    })),
    plans: bills.map((bill) => {
      const left = leftOf(payback, bill);
      const isLeast = bill.low !== bill.high || bill.plan.fee?.upTo === true;
      const form = isLeast ? paybackWords.least : paybackWords.exact;
      const reason = bill.reasons.length > 0 ? paybackWords.unfit : words.ask;
      return {
        plan: bill.plan.id,
        name: bill.plan.name,
        left: left === null ? reason : interpolate(form, { left: signed(left) }),
        /** Its share of everything that is earned back. */
        kept: left === null || payback.back === 0 ? null : Math.max(0, left / payback.back),
      };
    }),
    verdict: paybackVerdict(payback, choice?.bills[0]),
    units: unitsOf(payback, inputs.charge, choice?.bills[0]),
  };
}

export type PaybackView = ReturnType<typeof paybackView>;

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
      mark: words.marks[state === "cheapest" && choice ? kindOf(choice) : state],
      reasons: bill.reasons.map((reason) => reasonOf(reason, inputs)),
      lines: bill.lines.map((line) => ({
        id: line.id,
        how: line.how === null ? "" : interpolate(words.how[line.how], line.values ?? {}),
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
