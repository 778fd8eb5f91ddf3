/**
 * Amounts without fractions: cents, hundredths of a percent, ten-thousandths of a dollar. Within the bounds that
 * fields.ts and the content's schema set, no product reaches 2^53, so that every sum is exact. Pure.
 */

/** Half a cent is rounded up. Exact, where a plain division might land beside it. */
function rounded(product: number, by: number): number {
  const rest = product % by;
  return (product - rest) / by + (rest * 2 >= by ? 1 : 0);
}

/**
 * @param cents of what the fee falls on
 * @param points the fee, in hundredths of a percent
 * @returns the fee in cents
 */
export const shareOf = (cents: number, points: number): number => rounded(cents * points, 10_000);

/**
 * @param count how many messages
 * @param price of one, in ten-thousandths of a dollar
 * @returns what they cost, in cents
 */
export const messagesCost = (count: number, price: number): number => rounded(count * price, 100);

const grouped = new Intl.NumberFormat("en-US");

/** 1234567 as “1,234,567”. */
export const countWords = (count: number): string => grouped.format(count);

/** Cents as “$1,500” or “$1,500.05”. */
export function dollars(cents: number): string {
  const rest = cents % 100;
  const whole = `$${grouped.format((cents - rest) / 100)}`;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

/** Ten-thousandths of a dollar as “$0.007”, with two digits after the point at least. */
export function smallPrice(price: number): string {
  const [whole = "", digits = ""] = (price / 10_000).toFixed(4).split(".");
  return `$${grouped.format(Number(whole))}.${digits.replace(/0{1,2}$/, "")}`;
}

/** Hundredths of a percent as “0.1%”. */
export const percentWords = (points: number): string => `${String(points / 100)}%`;
