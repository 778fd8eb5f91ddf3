/**
 * What retries bring back of the payments that fail: the sum of the article on dunning (content/blog/). Shares that
 * come back are shares of what failed at the first attempt. Pure.
 */
import { rounded, shareOf } from "#lib/numbers/money.ts";
import { type InputsOf, money, type Outcome } from "./kinds.ts";

const months = 12;
const daysInYear = 365;

/** @returns money in a month, but for `year` and `point`, which are for a year, and `waiting`, which is at a time */
export function dunning(inputs: InputsOf<"dunning">): Outcome<"dunning"> {
  const { charges, value, failed, today, retries, days } = inputs;
  const billed = charges * value;
  const held = shareOf(billed, failed);
  const back = shareOf(held, today);
  const retried = shareOf(held, retries);
  const more = retried - back;
  return {
    figures: {
      billed: money(billed),
      held: money(held),
      back: money(back),
      retried: money(retried),
      more: money(more),
      year: money(more * months),
      point: money(rounded(held * months, 100)),
      gone: money(held - retried),
      waiting: money(rounded(held * months * days, daysInYear)),
    },
    verdict: held === 0 ? "nothing" : more > 0 ? "better" : more < 0 ? "worse" : "same",
  };
}
