/**
 * Which plan that fits costs least. Plans without a price are never it, nor is one of whose sum only the least is
 * published. A plan is compared by the most that it can cost; those of an equal most tie. Pure.
 */
import type { Bill } from "./bill.ts";
import type { Tariff } from "./kinds.ts";

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

/**
 * Where two plans cross: the turnover with fees, in cents a year, from which the one with the higher price and the
 * lower fee costs no more than the other, at the latest.
 *
 * @returns null where they never do, or a figure is not published
 */
export function crossingOf({ plans }: Tariff): number | null {
  const [small, large] = plans.filter(({ price, fee }) => price?.every === "year" && fee !== null);
  if (!small?.price || !small.fee || !large?.price || !large.fee) return null;
  const dearer = large.price.cents - small.price.cents;
  const saved = small.fee.points - large.fee.points;
  return dearer < 0 || saved <= 0 ? null : Math.ceil((dearer * 10_000) / saved);
}
