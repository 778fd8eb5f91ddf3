/** What becomes of a charge: paid, or refused and tried again on the following days. */
import { lastDay, monthOf, stamp } from "./calendar.ts";
import type { Customer } from "./customers.ts";
import { type Dice, weighted } from "./dice.ts";
import type { Shop } from "./shop.ts";

/** A charge that is refused, with what becomes known on its days. */
export interface Dunning {
  /** Why it is refused. */
  readonly code: string;
  /** The attempt that is paid, from 2; 0 where none is. */
  readonly paidBy: number;
  readonly method: string;
  order: number;
  /** Cents. */
  total: number;
  /** The last charge, and how many there were. */
  charge: number | null;
  attempts: number;
}

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

/**
 * Whether a charge will be refused. Cards are refused more often in January, when the holidays have emptied them.
 *
 * @returns undefined where it is paid at once
 */
export function dunningOf(
  { chance, pick }: Dice,
  { texts, method }: Customer,
  day: number,
): Dunning | undefined {
  if (!chance(monthOf(day) === 1 ? 125 : 88)) return undefined;
  const [code, recovers] = pick(codes);
  // Those who are told by text message find another card sooner.
  const paidBy = chance(recovers + (texts ? 45 : -25)) ? pick(attempts) : 0;
  return { code, paidBy, method, order: 0, total: 0, charge: null, attempts: 0 };
}

/** The status of the order at the end of the two years. */
export function statusOf(
  dunning: Dunning | undefined,
  day: number,
): "paid" | "unpaid" | "in_dunning" {
  if (dunning === undefined) return "paid";
  const { paidBy } = dunning;
  const settled = day + (retryDays[(paidBy === 0 ? retryDays.length + 1 : paidBy) - 2] ?? 0);
  if (settled > lastDay) return "in_dunning";
  return paidBy === 0 ? "unpaid" : "paid";
}

/** Tries to charge an order, for the first time or once more. */
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
  const result = paid ? "succeeded" : "failed";
  const reason = paid ? null : code;
  const amount = total / 100;
  insert.charges([
    id,
    order,
    stamp(day, second),
    amount,
    result,
    attempts,
    charge,
    reason,
    method,
    0,
  ]);
  dunning.charge = id;
}

/** Plans the attempts after the first. @param second of the day */
export function planRetries(shop: Shop, dunning: Dunning, day: number, second: number): void {
  const again = (due: Dunning, on: number, at: number) => {
    attempt(shop, due, on, at);
  };
  retryDays.forEach((after, i) => {
    if (dunning.paidBy === 0 || i + 2 <= dunning.paidBy) {
      shop.plan(day + after, second, dunning, again);
    }
  });
}
