/**
 * Orders: their items and totals, in cents; the offers shown with them; and single purchases, both the first ones of
 * people who do not subscribe and later ones.
 */
import { at, orderWeight, type Dice, dice, isHarvestSale, spread, stamp } from "./random.ts";
import { type Product, productCatalog, pickProduct } from "./product-catalog.ts";
import { type Customer, visitTime } from "./customers.ts";
import {
  type Dunning,
  type Subscription,
  attempt,
  planRetries,
  statusOf,
} from "./subscriptions.ts";
import type { Shop } from "./generate.ts";

export interface Line {
  readonly product: Product;
  readonly quantity: number;
  /** For one unit. */
  readonly price: number;
}

/** Single purchases of at least this much ship free, as subscriptions do; others pay the fee. */
export const freeShippingFrom = 4500;
export const shippingFee = 495;

/** @param delivery a subscription's delivery; sometimes something is added to it */
function basketOf(chances: Dice, delivery: Line | undefined, day: number): Line[] {
  const { chance, earlyIndex } = chances;
  const lines: Line[] = delivery === undefined ? [] : [delivery];
  let more = delivery === undefined ? earlyIndex(5) + 1 : Number(chance(60));
  for (; more > 0; more -= 1) {
    const product = pickProduct(chances, day);
    if (lines.some((line) => line.product === product)) continue;
    lines.push({ product, quantity: chance(130) ? 2 : 1, price: product.price });
  }
  return lines;
}

type Discount = readonly [code: string | null, percent: number];
const none: Discount = [null, 0];

function discountOf(
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

/** @param taxRate hundredths of a percent, on the price of the goods */
function sumsOf(lines: readonly Line[], percent: number, taxRate: number, shipsFree: boolean) {
  let subtotal = 0;
  for (const { price, quantity } of lines) subtotal += price * quantity;
  const discount = Math.floor((subtotal * percent) / 100);
  const goods = subtotal - discount;
  const shipping = shipsFree || goods >= freeShippingFrom ? 0 : shippingFee;
  const tax = Math.floor((goods * taxRate + 5000) / 10_000);
  return { subtotal, discount, shipping, tax, total: goods + shipping + tax };
}

export interface Offer {
  readonly name: string;
  /** Undefined for one more of the same product. */
  readonly product: Product | undefined;
  /** Percent of the product's price. */
  readonly percent: number;
  /** Acceptances per thousand showings. */
  readonly taken: number;
}

const { Coffee, Tea, Gear } = productCatalog;

/** By placement. The checkout of /checkoutos/ makes the same offers (src/live/checkout/shop.ts). */
export const offers = {
  checkout: [
    { name: "Gift box at half price", product: at(Gear, 1), percent: 50, taken: 64 },
    { name: "Tea tin", product: at(Gear, 0), percent: 90, taken: 52 },
    { name: "Brewing scale at 15% off", product: at(Gear, 3), percent: 85, taken: 31 },
  ],
  post_purchase: [
    // The offer to discover in the sample data.
    { name: "One more at 20% off", product: undefined, percent: 80, taken: 196 },
    { name: "Tasting flight", product: at(Coffee, 15), percent: 85, taken: 71 },
    { name: "Chai at a dollar off", product: at(Tea, 10), percent: 92, taken: 83 },
  ],
} as const satisfies Readonly<Record<string, readonly Offer[]>>;

/** Showings per thousand orders. */
const shown = { checkout: 520, post_purchase: 380 } as const;
const placements = ["checkout", "post_purchase"] as const;

/** @returns the offers shown with a purchase of these lines, at most one per placement */
const showOffers = ({ chance, pick }: Dice, [first]: readonly Line[]) =>
  placements.flatMap((placement) => {
    if (first === undefined || !chance(shown[placement])) return [];
    const { name, product = first.product, percent, taken } = pick<Offer>(offers[placement]);
    const price = Math.floor((product.price * percent) / 100);
    return [{ placement, name, line: { product, quantity: 1, price }, accepted: chance(taken) }];
  });

/** Days after joining in which orders count for the affiliate. */
const attributed = 30;

/** An order on its day; with a subscription, a delivery; with dunning, its first payment is declined. */
interface Planned {
  readonly customer: Customer;
  readonly subscription?: Subscription;
  readonly dunning?: Dunning | undefined;
}

/** How an order came to be, in its column. */
const typeOf = (subscription: Subscription | undefined, present: boolean): string => {
  if (subscription === undefined) return "one_time";
  return present ? "subscription_first" : "subscription_renewal";
};

export function openOrders(shop: Shop) {
  const { insert, next } = shop;
  const chances = dice("orders");
  let planned = 0;

  function place({ customer, subscription, dunning }: Planned, day: number, second: number): void {
    // Placed by hand, not by a subscription renewal.
    const present = subscription === undefined || subscription.started === day;
    const { affiliate, joined } = customer;
    const time = stamp(day, second);
    const id = next("orders");
    const lines = basketOf(chances, subscription, day);
    const showings = present ? showOffers(chances, lines) : [];
    for (const { accepted, line } of showings) if (accepted) lines.push(line);
    const [code, percent] = discountOf(chances, customer, subscription, day);
    const sums = sumsOf(lines, percent, customer.tax, subscription !== undefined);
    const refunded = dunning === undefined && chances.chance(17);
    const settled = dunning === undefined ? "paid" : statusOf(dunning, day);
    insert.orders([
      id,
      customer.id,
      subscription?.id ?? null,
      affiliate !== undefined && day - joined <= attributed ? affiliate.id : null,
      time,
      typeOf(subscription, present),
      refunded ? "refunded" : settled,
      code,
      sums.subtotal / 100,
      sums.discount / 100,
      sums.shipping / 100,
      sums.tax / 100,
      sums.total / 100,
    ]);
    for (const { product, quantity, price } of lines) {
      const what = [next("order_items"), id, product.id, quantity] as const;
      insert.order_items([...what, price / 100, (price * quantity) / 100]);
    }
    for (const { placement, name, line, accepted } of showings) {
      const what = [next("checkout_offers"), id, time, placement, name, line.product.id] as const;
      const price = line.price / 100;
      insert.checkout_offers([...what, price, Number(accepted), accepted ? price : 0]);
    }
    if (dunning === undefined) {
      const amount = sums.total / 100;
      const paid = [next("charges"), id, time, amount, "succeeded", 1, null, null] as const;
      insert.charges([...paid, customer.method, refunded ? amount : 0]);
    } else {
      dunning.order = id;
      dunning.total = sums.total;
      attempt(shop, dunning, day, second);
    }
  }

  return {
    planned: () => planned,
    /** Without a declined payment it is paid immediately. */
    plan: (order: Planned, day: number, second: number) => {
      planned += 1;
      shop.plan(day, second, order, place);
      if (order.dunning !== undefined) planRetries(shop, order.dunning, day, second);
    },
  };
}
export type Orders = ReturnType<typeof openOrders>;

/** Plans this many purchases on the days after customers joined; recent customers come more often. */
export function planPurchases(orders: Orders, customers: readonly Customer[], count: number): void {
  const chances = dice("purchases");
  const buyers = customers.filter(({ begins }) => begins !== "nothing");
  /** The number of buyers who had joined before each day. */
  const before: number[] = [];
  buyers.forEach(({ joined }, i) => {
    while (before.length <= joined) before.push(i);
  });
  const thereOn = (day: number) => before[day] ?? buyers.length;

  const perDay = spread(count, (day) => orderWeight(day) * thereOn(day));
  perDay.forEach((today, day) => {
    for (let i = 0; i < today; i += 1) {
      const customer = at(buyers, thereOn(day) - 1 - chances.earlyIndex(thereOn(day)));
      orders.plan({ customer }, day, visitTime(chances));
    }
  });
}
