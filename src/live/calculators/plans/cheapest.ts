/**
 * Which plan that fits costs least. Plans without a price are never it, nor is one of whose sum only the least is
 * published. A plan is compared by the most that it can cost; those of an equal most tie. Pure.
 */
import type { Bill } from "./bill.ts";
import type { Plan, Tariff } from "./kinds.ts";

export interface Choice {
  /** One, or those that tie; in the order of the plans. */
  readonly bills: readonly [Bill, ...Bill[]];
  /** No other plan that fits can cost less, whatever comes of what is capped or not published. */
  readonly certain: boolean;
  /** The plans that might cost less after all, one of a tie among them. */
  readonly rivals: readonly Bill[];
}

/** The plans with a price that hold what is asked for. */
export const fittingOf = (bills: readonly Bill[]): readonly Bill[] =>
  bills.filter(({ plan, reasons }) => plan.price !== null && reasons.length === 0);

/** @returns null where no plan fits of whose sum the most is published */
export function cheapestOf(bills: readonly Bill[]): Choice | null {
  const fitting = fittingOf(bills);
  const least = Math.min(...fitting.map(({ high }) => high ?? Infinity));
  const [first, ...tied] = fitting.filter(({ high }) => high === least);
  if (first === undefined) return null;
  // One alone cannot undercut itself.
  const rivals = fitting.filter(
    (other) => other.low < least && (other !== first || tied.length > 0),
  );
  return { bills: [first, ...tied], certain: rivals.length === 0, rivals };
}

export interface PlansThatCross {
  readonly small: Plan;
  readonly large: Plan;
  /** With fees, in cents a year: from here on the larger plan costs no more than the smaller, at the latest. */
  readonly turnover: number;
}

/**
 * The first two plans by the year, from the cheapest up, of which the dearer takes the lower fee.
 *
 * @returns null where no two cross, or their figures are not published
 */
export function crossingOf({ plans }: Tariff): PlansThatCross | null {
  const yearly = plans
    .flatMap((plan) => {
      const { price, fee } = plan;
      return price?.every === "year" && fee ? [{ plan, cents: price.cents, ...fee }] : [];
    })
    .toSorted((a, b) => a.cents - b.cents);
  for (const [i, small] of yearly.entries()) {
    const large = yearly.slice(i + 1).find(({ points }) => points < small.points);
    if (large === undefined) continue;
    const turnover = ((large.cents - small.cents) * 10_000) / (small.points - large.points);
    return { small: small.plan, large: large.plan, turnover: Math.ceil(turnover) };
  }
  return null;
}
