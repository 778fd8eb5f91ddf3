/** Results of this page's queries, for its sections. */
import { numberOf } from "#live/engine/charts/read.ts";
import type { Answer } from "#sections/shared/drawn-editor.tsx";

/** The figures of an answer of two columns, from its first row to its last. */
export const figuresOf = ({ rows }: Answer): number[] => rows.map(([, figure]) => numberOf(figure));

/** A table of the sample shop and how many rows it has. */
export interface ShopTable {
  readonly name: string;
  readonly rows: number;
}

const day = 24 * 60 * 60 * 1000;

/**
 * @param week a Monday as "2025-02-17"
 * @returns the Monday so many weeks later
 */
export const weekAfter = (week: string, weeks: number): string =>
  new Date(Date.parse(week) + weeks * 7 * day).toISOString().slice(0, 10);

/** A week for display: "Jan 1, 2024". */
export const weekText = (week: string): string =>
  new Date(week).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });

// The usual range and the forecast of a series of figures, by two rules that take a sentence each. The build draws the
// charts of /solutions/for-startups/ from them; the product's own models are not shown on this site. Pure.

export interface Span {
  readonly low: number;
  readonly high: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard deviation of values. */
const spread = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/**
 * The expected range of each value: three standard deviations around the mean of those before it.
 *
 * @param before the number of earlier values to use
 * @returns one for each value; undefined for the first ones, with too few before them
 */
export const expectedRanges = (values: readonly number[], before: number): (Span | undefined)[] =>
  values.map((_, i) => {
    if (i < before) return undefined;
    const past = values.slice(i - before, i);
    const [middle, wide] = [mean(past), 3 * spread(past)];
    return { low: Math.max(0, middle - wide), high: middle + wide };
  });

/** @returns indexes of the values outside their ranges */
export const outlierIndexes = (
  values: readonly number[],
  spans: readonly (Span | undefined)[],
): number[] =>
  values.flatMap((value, i) => {
    const span = spans[i];
    return span !== undefined && (value > span.high || value < span.low) ? [i] : [];
  });

/**
 * What comes next: the same weeks a year before, times the growth of the last weeks. The range runs from the smallest
 * growth factor to the largest.
 *
 * @param values at least a year and `ahead` weeks of them
 * @param year how many values make a year
 */
export function expectedNext(values: readonly number[], ahead: number, year: number) {
  const last = values.slice(-ahead);
  const factors = last.flatMap((value, i) => {
    const then = values[values.length - ahead + i - year];
    return then === undefined || then === 0 ? [] : [value / then];
  });
  if (factors.length === 0) return [];
  const [small, large] = [Math.min(...factors), Math.max(...factors)];
  const factor = mean(factors);
  return values
    .slice(values.length - year, values.length - year + ahead)
    .map((then) => ({ low: then * small, middle: then * factor, high: then * large }));
}
