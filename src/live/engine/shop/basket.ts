/** What is in an order and what it comes to, all in cents. */
import { isHarvestSale } from "./calendar.ts";
import { pickProduct, type Product } from "./catalogue.ts";
import type { Customer } from "./customers.ts";
import type { Dice } from "./dice.ts";

export interface Line {
  readonly product: Product;
  readonly quantity: number;
  /** Of one. */
  readonly price: number;
}

/** Single purchases from here on ship free, as subscriptions do; what the others pay. */
export const freeFrom = 4500;
export const shippingFee = 495;

/** @param delivery what a subscription brings; now and then something is added to it */
export function basketOf(chances: Dice, delivery: Line | undefined, day: number): Line[] {
  const { chance, early } = chances;
  const lines: Line[] = delivery === undefined ? [] : [delivery];
  let more = delivery === undefined ? early(5) + 1 : Number(chance(60));
  for (; more > 0; more -= 1) {
    const product = pickProduct(chances, day);
    if (lines.some((line) => line.product === product)) continue;
    lines.push({ product, quantity: chance(130) ? 2 : 1, price: product.price });
  }
  return lines;
}

type Discount = readonly [code: string | null, percent: number];
const none: Discount = [null, 0];

export function discountOf(
  { chance }: Dice,
  { affiliate, joined }: Customer,
  subscription: Line | undefined,
  day: number,
): Discount {
  if (subscription === undefined && isHarvestSale(day) && chance(700)) return ["HARVEST20", 20];
  if (day !== joined) return none;
  if (affiliate !== undefined) return [affiliate.code, 10];
  return chance(300) ? ["WELCOME10", 10] : none;
}

/** @param taxRate hundredths of a percent, on what the goods cost */
export function sumsOf(
  lines: readonly Line[],
  percent: number,
  taxRate: number,
  shipsFree: boolean,
) {
  let subtotal = 0;
  for (const { price, quantity } of lines) subtotal += price * quantity;
  const discount = Math.floor((subtotal * percent) / 100);
  const goods = subtotal - discount;
  const shipping = shipsFree || goods >= freeFrom ? 0 : shippingFee;
  const tax = Math.floor((goods * taxRate + 5000) / 10_000);
  return { subtotal, discount, shipping, tax, total: goods + shipping + tax };
}
