/** Orders with what is in them, what they come to, and the charge. */
import { stamp } from "./calendar.ts";
import { basketOf, discountOf, type Line, sumsOf } from "./basket.ts";
import type { Customer } from "./customers.ts";
import { dice } from "./dice.ts";
import { attempt, type Dunning, planRetries, statusOf } from "./dunning.ts";
import { showOffers, type Showing } from "./offers.ts";
import type { Insert, Shop } from "./shop.ts";
import type { Subscription } from "./subscriptions.ts";

export interface Orders {
  /** A single purchase, paid at once. */
  readonly planSingle: (customer: Customer, day: number, second: number) => void;
  /** What a subscription brings; without dunning it is paid at once. */
  readonly planDelivery: (
    subscription: Subscription,
    day: number,
    second: number,
    dunning: Dunning | undefined,
  ) => void;
  /** How many are planned so far. */
  readonly planned: () => number;
}

/** Days after joining on which orders count for the affiliate. */
const attributed = 30;

function writeLine(insert: Insert, id: number, order: number, { product, quantity, price }: Line) {
  insert([id, order, product.id, quantity, price / 100, (price * quantity) / 100]);
}

function writeShowing(insert: Insert, id: number, order: number, time: string, showing: Showing) {
  const { placement, name, line, accepted } = showing;
  const price = line.price / 100;
  const taken = accepted ? price : 0;
  insert([id, order, time, placement, name, line.product.id, price, Number(accepted), taken]);
}

type Refused = readonly [Subscription, Dunning];

export function openOrders(shop: Shop): Orders {
  const { insert, next } = shop;
  const chances = dice("orders");
  let planned = 0;

  /** Writes the order on its day. */
  function place(
    customer: Customer,
    subscription: Subscription | undefined,
    dunning: Dunning | undefined,
    day: number,
    second: number,
  ): void {
    // By hand, and not by a subscription that renews.
    const present = subscription === undefined || subscription.started === day;
    const { affiliate, joined } = customer;
    const time = stamp(day, second);
    const id = next("orders");
    const lines = basketOf(chances, subscription, day);
    const showings = present ? showOffers(chances, lines) : [];
    for (const { accepted, line } of showings) if (accepted) lines.push(line);
    const [code, percent] = discountOf(chances, customer, subscription, day);
    const sums = sumsOf(lines, percent, customer.tax, subscription !== undefined);
    const status = statusOf(dunning, day);
    const refunded = dunning === undefined && chances.chance(17);
    insert.orders([
      id,
      customer.id,
      subscription?.id ?? null,
      affiliate !== undefined && day - joined <= attributed ? affiliate.id : null,
      time,
      subscription === undefined
        ? "one_time"
        : present
          ? "subscription_first"
          : "subscription_renewal",
      refunded ? "refunded" : status,
      code,
      sums.subtotal / 100,
      sums.discount / 100,
      sums.shipping / 100,
      sums.tax / 100,
      sums.total / 100,
    ]);
    for (const line of lines) writeLine(insert.order_items, next("order_items"), id, line);
    for (const showing of showings) {
      writeShowing(insert.checkout_offers, next("checkout_offers"), id, time, showing);
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

  const single = (customer: Customer, day: number, second: number) => {
    place(customer, undefined, undefined, day, second);
  };
  const delivery = (subscription: Subscription, day: number, second: number) => {
    place(subscription.customer, subscription, undefined, day, second);
  };
  const refused = ([subscription, dunning]: Refused, day: number, second: number) => {
    place(subscription.customer, subscription, dunning, day, second);
  };

  return {
    planned: () => planned,
    planSingle: (customer, day, second) => {
      planned += 1;
      shop.plan(day, second, customer, single);
    },
    planDelivery: (subscription, day, second, dunning) => {
      planned += 1;
      if (dunning === undefined) shop.plan(day, second, subscription, delivery);
      else {
        shop.plan(day, second, [subscription, dunning], refused);
        planRetries(shop, dunning, day, second);
      }
    },
  };
}
