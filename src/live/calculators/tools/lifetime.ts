/**
 * How long subscribers stay and what they leave, as the article on membership metrics reckons it (content/blog/): the
 * open-ended life is one over churn, which holds only while churn stays the same. Pure.
 */
import { rounded, roundedProduct, shareOf } from "#live/calculators/numbers/money.ts";
import { count, type InputsOf, money, type Outcome, share, tenths } from "./kinds.ts";

/** Hundredths of a percent. */
const whole = 10_000;

/** Payments that can be seen from here; the article budgets with them. */
const near = 12;

/** What the first so many payments bring from one who joins, in cents, while the group shrinks at one rate. */
export const firstPayments = (each: number, churn: number, payments: number): number =>
  // As logarithms: a small churn would be lost next to the 1.
  Math.round(
    churn === 0 || payments === 0
      ? each * payments
      : (each * -Math.expm1(payments * Math.log1p(-churn))) / churn,
  );

/** @returns the payment that passes what a subscriber cost; null where none ever does */
export function paybackOf(each: number, churn: number, cost: number): number | null {
  if (cost === 0) return 0;
  if (each === 0) return null;
  const missing = 1 - (cost * churn) / each;
  if (churn === 0) return Math.ceil(cost / each);
  // All leave: there is one payment.
  if (churn === 1) return each >= cost ? 1 : null;
  // A hair off the whole number is the number: logarithms are not exact.
  return missing <= 0 ? null : Math.ceil(Math.log(missing) / Math.log1p(-churn) - 1e-9);
}

export function lifetime(inputs: InputsOf<"lifetime">): Outcome<"lifetime"> {
  const { start, lost, revenue, margin, acquisition } = inputs;
  // Of what is filled in, not of rounded lines: a rounded cent, times a lifetime, would be dollars.
  const each = (revenue * margin) / whole;
  const churn = lost / start;
  const worth = lost === 0 ? null : roundedProduct([revenue, margin, start], lost * whole);
  const payback = paybackOf(each, churn, acquisition);
  // One point of churn less: 6.4% becomes 5.4%.
  const fewer = lost * 100 - start;
  return {
    figures: {
      churn: share(lost, start),
      stay: lost === 0 ? null : tenths(rounded(start * 10, lost)),
      turnover: lost === 0 ? null : money(rounded(revenue * start, lost)),
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
      level: lost === 0 ? null : count(rounded(inputs.new * start, lost)),
    },
    // What the payments bring up to the one that pays back.
    also: payback === null ? {} : { reached: money(firstPayments(each, churn, payback)) },
    verdict: lost === 0 ? "stays" : each === 0 ? "empty" : "leaves",
  };
}

/** More cannot leave than were there. */
export const isCrossed = ({ lost, start }: InputsOf<"lifetime">): boolean => lost > start;
