/** What becomes of a charge: paid, or refused and tried again on the following days. */
import { lastDay, stamp } from "./calendar.ts";
import { type Dice, weighted } from "./dice.ts";
import type { Purchase } from "./orders.ts";
import type { Shop } from "./shop.ts";

export interface Fate {
  /** Why the charge is refused; null where it is paid at once. */
  readonly code: string | null;
  /** The attempt that is paid, from 1; 0 where none is. */
  readonly paidBy: number;
}

/** A purchase as its charges see it; filled in on its day. */
export interface Bill extends Purchase {
  order: number;
  /** Cents, as is what is given back of it. */
  total: number;
  refunded: number;
  /** The last charge and its number, from 1. */
  charge: number | null;
  attempt: number;
}

export const paidAtOnce: Fate = { code: null, paidBy: 1 };

/** Days after the first attempt. Before the shortest interval of a subscription is over. */
export const retryDays = [1, 3, 6, 10] as const;

/** Each code with how many in a thousand of its charges are paid in the end. */
const codes = weighted<readonly [code: string, recovers: number]>(
  [["insufficient_funds", 720], 44],
  [["do_not_honor", 640], 20],
  [["expired_card", 600], 17],
  [["processing_error", 930], 7],
  [["authentication_required", 660], 5],
  // Nobody can pay with it again, and few give another: the sample data's code to find.
  [["lost_or_stolen_card", 70], 7],
);
const attempts = weighted([2, 46], [3, 29], [4, 15], [5, 10]);

/** Cards are refused more often in January, when those that came for the holidays run dry. */
export function fateOf({ chance, pick }: Dice, month: number, texts: boolean): Fate {
  if (!chance(month === 1 ? 125 : 88)) return paidAtOnce;
  const [code, recovers] = pick(codes);
  // Those who are told by text message find another card sooner.
  return { code, paidBy: chance(recovers + (texts ? 45 : -25)) ? pick(attempts) : 0 };
}

/** The status of the order at the end of the two years. */
export function statusOf({ paidBy }: Fate, day: number): "paid" | "unpaid" | "in_dunning" {
  const last = retryDays.at(-1) ?? 0;
  const settled = paidBy === 0 ? day + last : day + (retryDays[paidBy - 2] ?? 0);
  if (settled > lastDay) return "in_dunning";
  return paidBy === 0 ? "unpaid" : "paid";
}

/** Tries to charge an order, for the first time or once more. */
export function charge({ insert, next }: Shop, bill: Bill, day: number, second: number): void {
  const { code, paidBy } = bill.fate;
  const id = next("charges");
  bill.attempt += 1;
  const paid = bill.attempt === paidBy;
  insert.charges([
    id,
    bill.order,
    stamp(day, second),
    bill.total / 100,
    paid ? "succeeded" : "failed",
    bill.attempt,
    bill.charge,
    paid ? null : code,
    bill.customer.method,
    bill.refunded / 100,
  ]);
  bill.charge = id;
}

/** Plans the attempts after the first. @param second of the day */
export function planRetries(shop: Shop, bill: Bill, day: number, second: number): void {
  const { paidBy } = bill.fate;
  const again = (due: Bill, on: number, at: number) => {
    charge(shop, due, on, at);
  };
  retryDays.forEach((after, i) => {
    if (paidBy === 0 || i + 2 <= paidBy) shop.plan(day + after, second, bill, again);
  });
}
