/**
 * What a series of figures usually does, by two rules that can be said in a sentence each. They draw the charts of
 * /solutions/for-startups/ at build; the product's own models are not this site's to show. Pure.
 */

export interface Span {
  readonly low: number;
  readonly high: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far values lie from their mean, as the root of the mean square. */
const spread = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/**
 * The span in which each value was to be expected: three spreads to both sides of the mean of those before it.
 *
 * @param before how many are looked at
 * @returns one for each value; undefined for the first ones, which have too few before them
 */
export const usualSpans = (values: readonly number[], before: number): (Span | undefined)[] =>
  values.map((_, i) => {
    if (i < before) return undefined;
    const past = values.slice(i - before, i);
    const [middle, wide] = [mean(past), 3 * spread(past)];
    return { low: Math.max(0, middle - wide), high: middle + wide };
  });

/** @returns places of the values that lie outside their spans */
export const outside = (
  values: readonly number[],
  spans: readonly (Span | undefined)[],
): number[] =>
  values.flatMap((value, i) => {
    const span = spans[i];
    return span !== undefined && (value > span.high || value < span.low) ? [i] : [];
  });

export interface Expected extends Span {
  readonly middle: number;
}

/**
 * What comes next: the same weeks a year before, times how much larger the last weeks were than theirs. The span
 * is that of the weeks' own factors, the smallest to the largest.
 *
 * @param values a year and `ahead` weeks of them, at least
 * @param year how many values make a year
 */
export function expectedNext(values: readonly number[], ahead: number, year: number): Expected[] {
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
