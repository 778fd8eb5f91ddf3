/** What an order comes to, in whole cents; no sum is ever below zero. */
import type { Then } from "./rules.ts";
import { shippingFor } from "./shop.ts";

export interface Totals {
  readonly subtotal: number;
  /** What a rule takes off, never more than the goods cost. */
  readonly discount: number;
  /** What points take off what is left, never more than that. */
  readonly reward: number;
  readonly shipping: number;
  readonly total: number;
}

/** What may be taken off: a share of the goods or an amount. */
export type Discount = Extract<Then, { kind: "percent" | "amount" }>;

/** A share is rounded to the cent, as prices are. */
const takenBy = (discount: Discount | null, subtotal: number): number => {
  if (discount === null) return 0;
  const { kind } = discount;
  return kind === "percent" ? Math.round((subtotal * discount.percent) / 100) : discount.cents;
};

/**
 * First the discount, then the reward, then shipping, which is free from an amount of goods on.
 *
 * @param lines what is bought, with the price of one in cents
 * @param reward cents that the shopper's points are worth
 */
export function totalsOf(
  lines: readonly { readonly cents: number; readonly quantity: number }[],
  discount: Discount | null,
  reward: number,
): Totals {
  const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  const off = Math.min(takenBy(discount, subtotal), subtotal);
  const redeemed = Math.min(reward, subtotal - off);
  const goods = subtotal - off - redeemed;
  const shipping = shippingFor(goods, subtotal === 0);
  return { subtotal, discount: off, reward: redeemed, shipping, total: goods + shipping };
}
