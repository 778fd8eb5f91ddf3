/** Offers at checkout and right after the purchase: what is shown, and what is taken. */
import { catalogue, type Product } from "./catalogue.ts";
import { at, type Dice } from "./dice.ts";
import type { Line } from "./basket.ts";

export interface Offer {
  readonly name: string;
  /** Undefined for one more of what is bought. */
  readonly product: Product | undefined;
  /** Percent of the product's price. */
  readonly percent: number;
  /** Of a thousand showings, how many are taken. */
  readonly taken: number;
}

const { Coffee, Tea, Gear } = catalogue;

/** By where they are shown. The checkout of /checkoutos/ makes the same ones (src/live/checkout/shop/shop.ts). */
export const offers = {
  checkout: [
    { name: "Gift box at half price", product: at(Gear, 1), percent: 50, taken: 64 },
    { name: "Tea tin", product: at(Gear, 0), percent: 90, taken: 52 },
    { name: "Brewing scale at 15% off", product: at(Gear, 3), percent: 85, taken: 31 },
  ],
  post_purchase: [
    // The sample data's offer to find.
    { name: "One more at 20% off", product: undefined, percent: 80, taken: 196 },
    { name: "Tasting flight", product: at(Coffee, 15), percent: 85, taken: 71 },
    { name: "Chai at a dollar off", product: at(Tea, 10), percent: 92, taken: 83 },
  ],
} as const satisfies Readonly<Record<string, readonly Offer[]>>;

/** In a thousand orders, how many are shown one. */
const shown = { checkout: 520, post_purchase: 380 } as const;
const placements = ["checkout", "post_purchase"] as const;

export interface Showing {
  readonly placement: (typeof placements)[number];
  readonly name: string;
  readonly line: Line;
  readonly accepted: boolean;
}

/** @returns what is shown with a purchase of these lines, one of each placement at most */
export function showOffers({ chance, pick }: Dice, [first]: readonly Line[]): readonly Showing[] {
  return placements.flatMap((placement) => {
    if (first === undefined || !chance(shown[placement])) return [];
    const { name, product = first.product, percent, taken } = pick<Offer>(offers[placement]);
    const price = Math.floor((product.price * percent) / 100);
    return [{ placement, name, line: { product, quantity: 1, price }, accepted: chance(taken) }];
  });
}
