/**
 * What a year on a plan brings back, next to what it costs: recovered payments, subscribers who stay, canceled tools.
 * Amounts are cents, shares hundredths of a percent; products are exact and rounded once. Pure.
 */
import calculatorWords from "virtual:words/planCalculator";
import { countWords, dollars, percentWords, roundedProduct } from "#live/calculators/numbers.ts";
import type { Bill, Choice } from "./bill.ts";
import { type Inputs, paybackIds } from "./fields.ts";
import { interpolate } from "#lib/text/interpolate.ts";

const words = calculatorWords.payback;

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

function verdictOf(payback: Payback, choice: Choice | null): string {
  const bill = choice?.bills[0];
  const left = bill === undefined ? null : leftOf(payback, bill);
  if (bill === undefined || left === null) return words.verdicts.unknown;
  return interpolate(left < 0 ? words.verdicts.loses : words.verdicts.gains, {
    plan: bill.plan.name,
    back: dollars(payback.back),
    left: dollars(Math.abs(left)),
  });
}

function unitsOf({ payment, subscriber }: Payback, charge: number, choice: Choice | null) {
  const bill = choice?.bills[0];
  const said = interpolate(words.units, {
    payment: dollars(payment),
    subscriber: dollars(subscriber),
  });
  if (bill === undefined || bill.high === null) return said;
  // A recovered payment carries the plan's fee, too.
  const kept = payment - roundedProduct([charge, bill.plan.fee?.points ?? 0], whole);
  if (kept <= 0) return said;
  const count = countWords(Math.ceil(bill.high / kept));
  return `${said} ${interpolate(words.needed, { count, plan: bill.plan.name })}`;
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
      how: interpolate(words.how[id], values),
      amount: dollars(amounts[id]),
    })),
    plans: bills.map((bill) => {
      const left = leftOf(payback, bill);
      const isLeast = bill.low !== bill.high || bill.plan.fee?.upTo === true;
      const form = isLeast ? words.least : words.exact;
      const reason = bill.reasons.length > 0 ? words.unfit : words.ask;
      return {
        plan: bill.plan.id,
        name: bill.plan.name,
        left: left === null ? reason : interpolate(form, { left: signed(left) }),
      };
    }),
    verdict: verdictOf(payback, choice),
    units: unitsOf(payback, inputs.charge, choice),
  };
}

export type PaybackView = ReturnType<typeof paybackView>;
