/**
 * What is left of one box: margin as the articles on boxes reckon it (content/blog/), after every cost that comes with
 * each box and before advertising. Both fees fall on all that the customer pays. Pure.
 */
import { rounded, shareOf } from "#lib/numbers/money.ts";
import { count, type InputsOf, money, type Outcome, share } from "./kinds.ts";

const whole = 10_000;

/** What each box costs, but for the fees, which go by the price. */
export const costsOf = (inputs: InputsOf<"margin">): number =>
  inputs.goods + inputs.packaging + inputs.packing + inputs.postage + inputs.other;

/** The list price from which a box costs no more than it brings; 0 where shipping alone pays for it. */
function breakEven(inputs: InputsOf<"margin">): number {
  const { percent, platform, fixed, charged, discount } = inputs;
  const kept = whole - percent - platform;
  const paid = Math.ceil(((costsOf(inputs) + fixed) * whole) / kept);
  return Math.ceil((Math.max(0, paid - charged) * whole) / (whole - discount));
}

const signedShare = (part: number, of: number): number =>
  Math.sign(part) * rounded(Math.abs(part) * whole, of);

export function margin(inputs: InputsOf<"margin">): Outcome<"margin"> {
  const { price, discount, charged, percent, fixed, platform, acquisition } = inputs;
  const member = price - shareOf(price, discount);
  const paid = member + charged;
  const fees = paid === 0 ? 0 : shareOf(paid, percent) + fixed + shareOf(paid, platform);
  const costs = costsOf(inputs);
  const left = paid - fees - costs;
  return {
    figures: {
      member: money(member),
      paid: money(paid),
      fees: money(fees),
      costs: money(costs),
      left: money(left),
      share: paid === 0 ? null : share(signedShare(left, paid)),
      boxes: left <= 0 && acquisition > 0 ? null : count(Math.ceil(acquisition / (left || 1))),
      even: money(breakEven(inputs)),
    },
    verdict: paid === 0 ? "nothing" : left > 0 ? "earns" : left < 0 ? "loses" : "even",
  };
}
