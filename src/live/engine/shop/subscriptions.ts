/** The life of a subscription: deliveries at an interval, some skipped, until it is cancelled, paused or unpaid. */
import { bestAffiliate } from "./affiliates.ts";
import type { Line } from "./basket.ts";
import { dateOf, lastDay } from "./calendar.ts";
import { disappointing, pickSubscription, type Product } from "./catalogue.ts";
import type { Customer } from "./customers.ts";
import { dice, weighted } from "./dice.ts";
import { dunningOf, retryDays, statusOf } from "./dunning.ts";
import type { Messages } from "./messages.ts";
import type { Orders } from "./orders.ts";
import type { Shop } from "./shop.ts";

/** What an order has to know of its subscription; it is the first line of each. */
export interface Subscription extends Line {
  readonly id: number;
  readonly customer: Customer;
  /** Day number of the first delivery. */
  readonly started: number;
}

const intervals = weighted([14, 10], [30, 52], [45, 13], [60, 25]);
const quantities = weighted([1, 79], [2, 16], [3, 5]);
const reasons = weighted(
  ["too_much_stock", 33],
  ["too_expensive", 21],
  ["not_to_my_taste", 14],
  ["trying_another_shop", 11],
  ["moved_away", 6],
  ["no_reason_given", 15],
);
const disappointed = weighted(["not_to_my_taste", 7], ["no_reason_given", 2], ["too_expensive", 1]);

/** Of a thousand, how many leave after the first charge, the second and so on: the third is where most think again. */
const leaving = [95, 95, 250, 85, 75, 70, 65];

function hazard(charges: number, { affiliate }: Customer, product: Product): number {
  const usual = leaving[charges - 1] ?? 60;
  if (product === disappointing) return usual + 160;
  return affiliate?.id === bestAffiliate ? Math.floor(usual / 3) : usual;
}

/** How a subscription stands at the end: status, cancelled_on, cancel_reason, next_order_on. */
type End = readonly [
  status: string,
  cancelled: number | null,
  reason: string | null,
  next: number | null,
];

const dateOrNull = (day: number | null) => (day === null ? null : dateOf(day));

/** @returns what plans the subscriptions of a customer, one after another */
export function openSubscriptions(shop: Shop, orders: Orders, messages: Messages) {
  const chances = dice("subscriptions");
  const { below, chance, pick } = chances;

  /** Plans all deliveries. @param second of the day, of the first one */
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
      orders.planDelivery(subscription, due, time, dunning);
      if (dunning !== undefined) messages.send(customer, "payment_failed", due);
      if (dunning?.paidBy === 0) {
        if (statusOf(dunning, due) === "in_dunning") return ["active", null, null, due + interval];
        const end = due + (retryDays.at(-1) ?? 0);
        return ["cancelled", end, "payment_failed", null];
      }
      charges += 1;
      if (chance(hazard(charges, customer, product))) {
        // Not before the last attempt to charge, nor on the day of the next delivery.
        const end = due + 11 + below(interval - 11);
        if (end > lastDay) continue;
        return ["cancelled", end, pick(product === disappointing ? disappointed : reasons), null];
      }
      if (chance(5)) return ["paused", null, null, null];
    }
    return ["active", null, null, due];
  }

  function begin(customer: Customer, day: number, second: number): void {
    const product = pickSubscription(chances, day);
    const [quantity, interval] = [pick(quantities), pick(intervals)];
    // Subscribers pay a tenth less.
    const price = Math.floor((product.price * 9) / 10);
    const id = shop.next("subscriptions");
    const [status, cancelled, reason, next] = live(
      { id, customer, product, quantity, price, started: day },
      interval,
      second,
    );
    const what = [id, customer.id, product.id, status, quantity, interval, price / 100] as const;
    shop.insert.subscriptions([
      ...what,
      dateOf(day),
      dateOrNull(cancelled),
      reason,
      dateOrNull(next),
    ]);
    if (cancelled !== null) messages.send(customer, "win_back", cancelled + 30);
  }

  return begin;
}
