/**
 * What is left of one box: margin as the articles on boxes reckon it (content/blog/), after every cost that comes with
 * each box and before advertising. Both fees fall on all that the customer pays. Pure.
 */
import { shareOf } from "#live/calculators/numbers/money.ts";
import { count, type InputsOf, money, type Outcome, share } from "./kinds.ts";

const whole = 10_000n;

/** What each box costs, but for the fees, which go by the price. */
export const costsOf = (inputs: InputsOf<"margin">): number =>
  inputs.goods + inputs.packaging + inputs.packing + inputs.postage + inputs.other;

/**
 * The list price from which a box costs no more than it brings; 0 where shipping alone pays for it. Rounded once, up, as
 * someone who redoes the sum does it; its products pass 2^53.
 */
function breakEven(inputs: InputsOf<"margin">): number {
  const kept = whole - BigInt(inputs.percent + inputs.platform);
  const missing = BigInt(costsOf(inputs) + inputs.fixed) * whole - BigInt(inputs.charged) * kept;
  const by = kept * (whole - BigInt(inputs.discount));
  return missing <= 0n ? 0 : Number((missing * whole + by - 1n) / by);
}

export function margin(inputs: InputsOf<"margin">): Outcome<"margin"> {
  const { price, discount, charged, percent, fixed, platform, acquisition } = inputs;
  const member = shareOf(price, 10_000 - discount);
  const paid = member + charged;
  const fees = paid === 0 ? 0 : shareOf(paid, percent + platform) + fixed;
  const costs = costsOf(inputs);
  const left = paid - fees - costs;
  return {
    figures: {
      member: money(member),
      paid: money(paid),
      fees: money(fees),
      costs: money(costs),
      left: money(left),
      share: paid === 0 ? null : share(left, paid),
      boxes: left <= 0 ? null : count(Math.ceil(acquisition / left)),
      even: money(breakEven(inputs)),
    },
    verdict: paid === 0 ? "nothing" : left > 0 ? "earns" : left < 0 ? "loses" : "even",
  };
}
