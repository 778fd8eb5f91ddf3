/**
 * What retries bring back of the payments that fail: the sum of the article on dunning (content/blog/). Shares that
 * come back are shares of what failed at the first attempt. Pure.
 */
import { roundedProduct, shareOf } from "#live/calculators/numbers/money.ts";
import { type InputsOf, money, type Outcome } from "./kinds.ts";

/** Hundredths of a percent. */
const whole = 10_000;
const months = 12;
const daysInYear = 365;

/** @returns money in a month, but for `year` and `point`, which are for a year, and `waiting`, which is at a time */
export function dunning(inputs: InputsOf<"dunning">): Outcome<"dunning"> {
  const { charges, value, failed, today, retries, days } = inputs;
  const billed = charges * value;
  const held = shareOf(billed, failed);
  // Each of what is filled in, not of rounded lines; those that are sums and differences add up as they are shown.
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
}
