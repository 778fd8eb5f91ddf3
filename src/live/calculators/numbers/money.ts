/** Amounts without fractions: cents, hundredths of a percent; and how they are written. Pure. */

/** @returns a product over a whole number, half of it rounded up. Exact, where a plain division might be off */
export function rounded(product: number, by: number): number {
  const rest = product % by;
  return (product - rest) / by + (rest * 2 >= by ? 1 : 0);
}

/** The same of factors whose product passes 2^53; what is rounded once is not rounded before. */
export function roundedProduct(factors: readonly number[], by: number): number {
  const product = factors.reduce((all, factor) => all * BigInt(factor), 1n);
  const under = BigInt(by);
  return Number((product * 2n + under) / (under * 2n));
}

/**
 * @param cents of what the fee falls on
 * @param points the fee, in hundredths of a percent
 * @returns the fee in cents
 */
export const shareOf = (cents: number, points: number): number => rounded(cents * points, 10_000);

const grouped = new Intl.NumberFormat("en-US");

/** 1234567 as “1,234,567”. */
export const countWords = (count: number): string => grouped.format(count);

/** Cents as “$1,500” or “$1,500.05”. */
export function dollars(cents: number): string {
  const rest = cents % 100;
  const whole = `$${grouped.format((cents - rest) / 100)}`;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

/** Hundredths of a percent as “0.1%”. */
export const percentWords = (points: number): string => `${String(points / 100)}%`;
