/**
 * What messages cost, in ten-thousandths of a dollar. Within the bounds that fields.ts and the content's schema set,
 * no product reaches 2^53, so that every sum is exact. Pure.
 */
import { countWords, percentWords, rounded } from "#live/calculators/numbers/money.ts";
import type { Plan } from "./kinds.ts";

export { countWords, dollars, percentWords, shareOf } from "#live/calculators/numbers/money.ts";

/**
 * @param count how many messages
 * @param price of one, in ten-thousandths of a dollar
 * @returns what they cost, in cents
 */
export const messagesCost = (count: number, price: number): number => rounded(count * price, 100);

/** “1%”, or “up to 0.1%”. */
export const feeWords = ({ points, upTo }: NonNullable<Plan["fee"]>): string =>
  `${upTo ? "up to " : ""}${percentWords(points)}`;

/** Ten-thousandths of a dollar as “$0.007”, with two digits after the point at least. */
export function smallPrice(price: number): string {
  const [whole = "", digits = ""] = (price / 10_000).toFixed(4).split(".");
  return `$${countWords(Number(whole))}.${digits.replace(/0{1,2}$/, "")}`;
}
