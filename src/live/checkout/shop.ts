/**
 * What the sample shop's checkout sells and offers: goods, offers and shipping come from the data set
 * (src/live/engine/shop/). All amounts are cents.
 */
import {
  type Offer as DatasetOffer,
  freeShippingFrom,
  offers,
  shippingFee,
} from "#live/engine/shop/orders.ts";
import { productCatalog } from "#live/engine/shop/product-catalog.ts";

/** In the cart, after the payment, on the thank-you page. */
export type OfferPlace = "cart" | "after" | "thanks";

export const badgeIds = ["secure", "returns", "parcel"] as const;
export type BadgeId = (typeof badgeIds)[number];

export const countryIds = ["US", "CA", "DE", "JP", "NO"] as const;
export type CountryId = (typeof countryIds)[number];

export interface Good {
  readonly name: string;
  readonly cents: number;
}

/** @throws RangeError if the data set has nothing with this name */
function named<T extends { readonly name: string }>(list: readonly T[], wanted: string): T {
  const found = list.find(({ name }) => name === wanted);
  if (found === undefined) throw new RangeError(`the sample shop has no ${wanted}`);
  return found;
}

const shelf = Object.values(productCatalog).flat();
const goodOf = ({ name, price }: (typeof shelf)[number]): Good => ({ name, cents: price });
const good = (name: string): Good => goodOf(named(shelf, name));

export const goods = {
  "first-light": good("First Light Blend"),
  "morning-ferry": good("Morning Ferry Black"),
  "salad-garden": good("Salad Garden Box"),
  kettle: good("Pour-Over Kettle"),
};
export type ProductId = keyof typeof goods;
export const productIds = Object.keys(goods) as ProductId[];

export interface Offer {
  /** Null for one more of the product in the cart. */
  readonly good: Good | null;
  /** The remaining percentage of the price. */
  readonly percent: number;
}

function offer(name: string): Offer {
  const all: readonly DatasetOffer[] = Object.values(offers).flat();
  const { product, percent } = named(all, name);
  return { percent, good: product ? goodOf(product) : null };
}

export const shopOffers = {
  "gift-box": offer("Gift box at half price"),
  "tea-tin": offer("Tea tin"),
  scale: offer("Brewing scale at 15% off"),
  "one-more": offer("One more at 20% off"),
  "tasting-flight": offer("Tasting flight"),
  chai: offer("Chai at a dollar off"),
};
export type OfferId = keyof typeof shopOffers;
export const offerIds = Object.keys(shopOffers) as OfferId[];

/** The default content of each place. */
export const standing = {
  cart: "gift-box",
  after: "chai",
  thanks: "scale",
  badge: "secure",
} as const satisfies Readonly<Record<OfferPlace, OfferId>> & { readonly badge: BadgeId };

/** The rewards that a member of the shop gets for points. */
export const rewards = {
  small: { points: 200, cents: 500 },
  large: { points: 400, cents: 1200 },
};
export type RewardId = keyof typeof rewards;
export const rewardIds = Object.keys(rewards) as RewardId[];

/** The sample shopper's initial points. */
export const pointsAtFirst = 320;

/** A discount: a share of the goods or an amount. */
export interface Discount {
  readonly kind: "percent" | "amount";
  readonly value: number;
}

/* The sums of an order, in whole cents, never below zero. */

/** A share is rounded to the cent, as prices are. */
const takenBy = (discount: Discount | null, subtotal: number): number => {
  if (discount === null) return 0;
  const { kind, value } = discount;
  return kind === "percent" ? Math.round((subtotal * value) / 100) : value;
};

/**
 * First the discount, then the reward, then shipping, which is free above an amount of goods.
 *
 * @param lines the goods, with their unit prices in cents
 * @param reward the value of the shopper's points in cents
 */
export function totalsOf(
  lines: readonly { readonly cents: number; readonly quantity: number }[],
  discount: Discount | null,
  reward: number,
) {
  const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  const off = Math.min(takenBy(discount, subtotal), subtotal);
  const redeemed = Math.min(reward, subtotal - off);
  const goods = subtotal - off - redeemed;
  // An empty cart ships for free.
  const shipping = subtotal === 0 || goods >= freeShippingFrom ? 0 : shippingFee;
  return {
    subtotal,
    /** A rule's discount, never more than the goods cost. */
    discount: off,
    /** The points' discount on the rest, never more than that. */
    reward: redeemed,
    shipping,
    total: goods + shipping,
  };
}

export type Totals = ReturnType<typeof totalsOf>;
