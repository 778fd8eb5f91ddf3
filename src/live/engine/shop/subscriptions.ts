/** Subscriptions: their deliveries, changes and ends, and what happens when a payment fails. */
import { type Customer, bestAffiliate } from "./customers.ts";
import type { Line, Orders } from "./orders.ts";
import { dateOf, type Dice, dice, lastDay, monthOf, stamp, weighted } from "./random.ts";
import { type Product, churnProneProduct, pickSubscription } from "./product-catalog.ts";
import type { Messages } from "./messages.ts";
import type { Shop } from "./generate.ts";

/** Days after the first attempt. They end before the shortest subscription interval. */
const retryDays = [1, 3, 6, 10] as const;

/** How many in a thousand of the charges with each code are paid in the end. */
const recovers = {
  insufficient_funds: 720,
  do_not_honor: 640,
  expired_card: 600,
  processing_error: 930,
  authentication_required: 660,
  // The card is dead, and few customers give another one: the code to discover in the sample data.
  lost_or_stolen_card: 70,
} as const;
const codes = weighted<keyof typeof recovers>({
  insufficient_funds: 44,
  do_not_honor: 20,
  expired_card: 17,
  processing_error: 7,
  authentication_required: 5,
  lost_or_stolen_card: 7,
});
const attempts = weighted({ 2: 46, 3: 29, 4: 15, 5: 10 }).map(Number);

/**
 * Whether a charge will be declined. More cards are declined in January, after the holidays emptied them.
 *
 * @returns undefined if it is paid immediately
 */
function dunningOf({ chance, pick }: Dice, { texts, method }: Customer, day: number) {
  if (!chance(monthOf(day) === 1 ? 125 : 88)) return undefined;
  const code = pick(codes);
  // Customers who get text messages replace their card sooner.
  const paidBy = chance(recovers[code] + (texts ? 45 : -25)) ? pick(attempts) : 0;
  return {
    code,
    /** The attempt that succeeds, from 2; 0 if none does. */
    paidBy,
    method,
    order: 0,
    /** Cents. */
    total: 0,
    /** The last charge, and the number of charges. */
    charge: null as number | null,
    attempts: 0,
  };
}
/** A charge that is declined, with its outcome on later days. */
export type Dunning = NonNullable<ReturnType<typeof dunningOf>>;

/** The status of the order after the two years. */
export function statusOf({ paidBy }: Dunning, day: number): "paid" | "unpaid" | "in_dunning" {
  const settled = day + (retryDays[(paidBy === 0 ? retryDays.length + 1 : paidBy) - 2] ?? 0);
  if (settled > lastDay) return "in_dunning";
  return paidBy === 0 ? "unpaid" : "paid";
}

/** Tries to charge an order, the first time or again. */
export function attempt(
  { insert, next }: Shop,
  dunning: Dunning,
  day: number,
  second: number,
): void {
  const id = next("charges");
  dunning.attempts += 1;
  const { order, total, charge, attempts, code, paidBy, method } = dunning;
  const paid = attempts === paidBy;
  const made = [id, order, stamp(day, second), total / 100, paid ? "succeeded" : "failed"] as const;
  insert.charges([...made, attempts, charge, paid ? null : code, method, 0]);
  dunning.charge = id;
}

/** Plans the attempts after the first. @param second of the day */
export function planRetries(shop: Shop, dunning: Dunning, day: number, second: number): void {
  const again = (due: Dunning, on: number, at: number) => attempt(shop, due, on, at);
  retryDays.forEach((after, i) => {
    if (dunning.paidBy === 0 || i + 2 <= dunning.paidBy)
      shop.plan(day + after, second, dunning, again);
  });
}

/** What an order needs to know about its subscription, which is also its first line. */
export interface Subscription extends Line {
  readonly id: number;
  readonly customer: Customer;
  /** Day number of the first delivery. */
  readonly started: number;
}

const intervals = weighted({ 14: 10, 30: 52, 45: 13, 60: 25 }).map(Number);
const quantities = weighted({ 1: 79, 2: 16, 3: 5 }).map(Number);
const reasons = weighted({
  too_much_stock: 33,
  too_expensive: 21,
  not_to_my_taste: 14,
  trying_another_shop: 11,
  moved_away: 6,
  no_reason_given: 15,
});
const disappointed = weighted({ not_to_my_taste: 7, no_reason_given: 2, too_expensive: 1 });
/** Of a thousand, how many leave after the first charge, the second and so on: most reconsider at the third. */
const leaving = [95, 95, 250, 85, 75, 70, 65];

function hazard(charges: number, { affiliate }: Customer, product: Product): number {
  const usual = leaving[charges - 1] ?? 60;
  if (product === churnProneProduct) return usual + 160;
  return affiliate?.id === bestAffiliate ? Math.floor(usual / 3) : usual;
}

/** The state of a subscription at the end: status, cancelled_on, cancel_reason, next_order_on. */
type End = readonly [
  status: string,
  cancelled: number | null,
  reason: string | null,
  next: number | null,
];

const dateOrNull = (day: number | null) => (day === null ? null : dateOf(day));

/** @returns a function that plans the subscriptions of a customer, one after another */
export function openSubscriptions(shop: Shop, orders: Orders, messages: Messages) {
  const chances = dice("subscriptions");
  const { below, chance, pick } = chances;

  /** Plans all deliveries. @param second of the day of the first one */
  function live(subscription: Subscription, interval: number, second: number): End {
    const { customer, product, started } = subscription;
    let charges = 0;
    let due = started;
    for (; due <= lastDay; due += interval) {
      const first = due === started;
      if (!first) {
        const skipped = chance(28);
        messages.send(customer, "upcoming_order", due - 3, undefined, skipped ? "SKIP" : undefined);
        if (skipped) continue;
      }
      const dunning = first ? undefined : dunningOf(chances, customer, due);
      const time = first ? second : 18_000 + below(7200);
      orders.plan({ customer, subscription, dunning }, due, time);
      if (dunning !== undefined) messages.send(customer, "payment_failed", due);
      if (dunning?.paidBy === 0) {
        if (statusOf(dunning, due) === "in_dunning") return ["active", null, null, due + interval];
        const end = due + (retryDays.at(-1) ?? 0);
        return ["cancelled", end, "payment_failed", null];
      }
      charges += 1;
      if (chance(hazard(charges, customer, product))) {
        // Neither before the last attempt to charge, nor on the day of the next delivery.
        const end = due + 11 + below(interval - 11);
        if (end > lastDay) continue;
        return [
          "cancelled",
          end,
          pick(product === churnProneProduct ? disappointed : reasons),
          null,
        ];
      }
      if (chance(5)) return ["paused", null, null, null];
    }
    return ["active", null, null, due];
  }

  function begin(customer: Customer, day: number, second: number): void {
    const product = pickSubscription(chances, day);
    const [quantity, interval] = [pick(quantities), pick(intervals)];
    // Subscribers pay ten percent less.
    const price = Math.floor((product.price * 9) / 10);
    const id = shop.next("subscriptions");
    const subscription = { id, customer, product, quantity, price, started: day };
    const [status, cancelled, reason, next] = live(subscription, interval, second);
    const what = [id, customer.id, product.id, status, quantity, interval, price / 100] as const;
    const course = [dateOf(day), dateOrNull(cancelled), reason, dateOrNull(next)] as const;
    shop.insert.subscriptions([...what, ...course]);
    if (cancelled !== null) messages.send(customer, "win_back", cancelled + 30);
  }

  return begin;
}
