/** Orders with what is in them, what they come to, and the charge. */
import { stamp } from "./calendar.ts";
import { basketOf, discountOf, type Line, sumsOf } from "./basket.ts";
import type { Customer } from "./customers.ts";
import { dice } from "./dice.ts";
import { type Bill, charge, type Fate, planRetries, statusOf } from "./dunning.ts";
import { showOffers, type Showing } from "./offers.ts";
import type { Insert, Shop } from "./shop.ts";
import type { Subscription } from "./subscriptions.ts";

export interface Purchase {
  readonly customer: Customer;
  /** Undefined for a single purchase. */
  readonly subscription: Subscription | undefined;
  readonly fate: Fate;
  /** Whether the customer is there and orders by hand: not so where a subscription renews. */
  readonly present: boolean;
}

export interface Orders {
  readonly plan: (day: number, second: number, purchase: Purchase) => void;
  /** How many are planned so far. */
  readonly planned: () => number;
}

/** Days after joining on which orders count for the affiliate. */
const attributed = 30;

const typeOf = ({ subscription, present }: Purchase) =>
  subscription === undefined ? "one_time" : present ? "subscription_first" : "subscription_renewal";

function writeLine(insert: Insert, id: number, order: number, { product, quantity, price }: Line) {
  insert([id, order, product.id, quantity, price / 100, (price * quantity) / 100]);
}

function writeShowing(insert: Insert, id: number, order: number, time: string, showing: Showing) {
  const { placement, name, line, accepted } = showing;
  const price = line.price / 100;
  const taken = accepted ? price : 0;
  insert([id, order, time, placement, name, line.product.id, price, Number(accepted), taken]);
}

export function openOrders(shop: Shop): Orders {
  const { insert, next } = shop;
  const chances = dice("orders");
  let planned = 0;

  /** Writes the order on its day. */
  function place(bill: Bill, day: number, second: number): void {
    const { customer, subscription, fate, present } = bill;
    const { affiliate, joined } = customer;
    const time = stamp(day, second);
    const id = next("orders");
    const lines = basketOf(chances, subscription, day);
    const showings = present ? showOffers(chances, lines) : [];
    for (const { accepted, line } of showings) if (accepted) lines.push(line);
    const [code, percent] = discountOf(chances, bill, day);
    const sums = sumsOf(lines, percent, customer.tax, subscription !== undefined);
    const status = statusOf(fate, day);
    const refunded = status === "paid" && fate.code === null && chances.chance(17);
    insert.orders([
      id,
      customer.id,
      subscription?.id ?? null,
      affiliate !== undefined && day - joined <= attributed ? affiliate.id : null,
      time,
      typeOf(bill),
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
    bill.order = id;
    bill.total = sums.total;
    bill.refunded = refunded ? sums.total : 0;
    charge(shop, bill, day, second);
  }

  return {
    planned: () => planned,
    plan: (day, second, { customer, subscription, fate, present }) => {
      const open = { order: 0, total: 0, refunded: 0, attempt: 0, charge: null };
      const bill: Bill = { customer, subscription, fate, present, ...open };
      planned += 1;
      shop.plan(day, second, bill, place);
      if (fate.code !== null) planRetries(shop, bill, day, second);
    },
  };
}
