/**
 * What the three tools compute, as explained in the articles in content/blog/. Shown sums and differences add up;
 * everything else is computed from the inputs, not from rounded lines, and rounded once.
 */
import { rounded, roundedProduct, shareOf } from "#live/calculators/numbers.ts";
import { count, type InputsOf, money, type Outcome, share, tenths, type ToolId } from "./fields.ts";

/** Hundredths of a percent. */
const whole = 10_000;
const months = 12;
const daysInYear = 365;

/** @returns money per month, except `year` and `point`, which are per year, and `waiting`, which is at one time */
export function dunning(inputs: InputsOf<"dunning">): Outcome<"dunning"> {
  const { charges, value, failed, today, retries, days } = inputs;
  const billed = charges * value;
  const held = shareOf(billed, failed);
  // Each from the inputs, not from rounded lines; shown sums and differences add up.
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

/** What each box costs, without the fees, which depend on the price. */
export const costsOf = (inputs: InputsOf<"margin">): number =>
  inputs.goods + inputs.packaging + inputs.packing + inputs.postage + inputs.other;

/**
 * The list price from which a box costs no more than it brings; 0 if shipping alone pays for it. Rounded up once, like
 * a check by hand; its products exceed 2^53.
 */
function breakEven(inputs: InputsOf<"margin">): number {
  const all = BigInt(whole);
  const kept = all - BigInt(inputs.percent + inputs.platform);
  const missing = BigInt(costsOf(inputs) + inputs.fixed) * all - BigInt(inputs.charged) * kept;
  const by = kept * (all - BigInt(inputs.discount));
  return missing <= 0n ? 0 : Number((missing * all + by - 1n) / by);
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

/** The planning horizon in payments, as in the article's budget. */
const near = 12;

/** What a new subscriber's first payments bring, in cents, while the group shrinks at a constant rate. */
export const firstPayments = (each: number, churn: number, payments: number): number =>
  // As logarithms: a small churn would be lost next to the 1.
  Math.round(
    churn === 0 || payments === 0
      ? each * payments
      : (each * -Math.expm1(payments * Math.log1p(-churn))) / churn,
  );

/** @returns the payment that exceeds what a subscriber cost; null if none ever does */
export function paybackOf(each: number, churn: number, cost: number): number | null {
  if (cost === 0) return 0;
  if (each === 0) return null;
  const missing = 1 - (cost * churn) / each;
  if (churn === 0) return Math.ceil(cost / each);
  // Everyone leaves: there is one payment.
  if (churn === 1) return each >= cost ? 1 : null;
  // Just off a whole number counts as that number: logarithms are not exact.
  return missing <= 0 ? null : Math.ceil(Math.log(missing) / Math.log1p(-churn) - 1e-9);
}

export function lifetime(inputs: InputsOf<"lifetime">): Outcome<"lifetime"> {
  const { start, lost, revenue, margin, acquisition } = inputs;
  // From the inputs, not from rounded lines: a rounded cent, times a lifetime, would be dollars.
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
    // What the payments bring, up to the one that pays back.
    also: payback === null ? {} : { reached: money(firstPayments(each, churn, payback)) },
    verdict: lost === 0 ? "stays" : each === 0 ? "empty" : "leaves",
  };
}

/** No more can leave than there were. */
export const isCrossed = ({ lost, start }: InputsOf<"lifetime">): boolean => lost > start;

const outcomes: { readonly [T in ToolId]: (inputs: InputsOf<T>) => Outcome<T> } = {
  dunning,
  margin,
  lifetime,
};

/** @returns what a tool computes from its fields */
export const outcomeOf = <T extends ToolId>(tool: T, inputs: InputsOf<T>): Outcome<T> =>
  outcomes[tool](inputs);
