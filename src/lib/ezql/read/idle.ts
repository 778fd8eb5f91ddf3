/** Comparators that compare no number. */
import { isTime } from "../columns.ts";
import type { GroupId } from "../plan.ts";
import {
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  isPlural,
  meaningsOf,
  type Piece,
  type Pieces,
  take,
} from "./pieces.ts";

/** Of words that only say again what others say. */
export const again = "said again";

/** How many there are of groups that never change. */
const fixed: Partial<Record<GroupId, number>> = {
  placement: 2,
  order_type: 3,
  category: 4,
  interval_days: 4,
  weekday: 7,
  payment_method: 5,
  flow: 5,
  failure_code: 6,
  offer: 6,
  channel: 6,
};

/** “The four categories”, “of the two” where two are named: the number only says again how many they are. */
function saysAgain(pieces: Pieces, { at, chunk: { number } }: Piece): boolean {
  const next = pieces[at + 1];
  if (
    number === null ||
    !/^(?:the|these|those|all|our|both|of the)$/i.test(pieces[at - 1]?.chunk.text ?? "")
  )
    return false;
  if (meaningsOf(next, "group").some(({ id }) => fixed[id] === number)) return isPlural(next);
  // “In which of the two did we …”: of what is named besides.
  const ofThose = /^(?:which|which one|one) of$/i.test(pieces[at - 2]?.chunk.text ?? "");
  const sides = (of: (piece: Piece) => boolean) =>
    pieces.filter((piece) => !isFiller(piece) && of(piece)).length;
  const values = sides((piece) => hasKind(piece, "value"));
  const times = sides(({ chunk: { period } }) => period !== null);
  const named = ofThose && values === 0 ? times : values;
  return (
    named === number &&
    (next === undefined ||
      ofThose ||
      hasRole(next, "comma") ||
      /^(?:side by side|together|please)$/i.test(next.chunk.text))
  );
}

/** “Over the last month”, “more than” anything else: comparators that compare no number here. */
export function takeIdle(pieces: Pieces): void {
  const rates = pieces.some((piece) =>
    meaningsOf(piece, "field").some(({ id }) => id === "commission_rate"),
  );
  for (const piece of pieces) {
    // “… a commission rate of 14 %, and what is the rate of each”.
    if (rates && /^rates?$/i.test(piece.chunk.text)) take(piece, again);
    if (saysAgain(pieces, piece)) take(piece, again);
    if (piece.taken || !hasRole(piece, "gt", "lt", "between", "le", "ge")) continue;
    const next = pieces.slice(piece.at + 1).find((other) => !isFiller(other));
    const text = piece.chunk.text.toLowerCase();
    // “Better than last year” compares with it, where another stretch of time is named.
    const apart = /than$/.test(text) && pieces.filter(({ chunk }) => chunk.period).length < 2;
    if (
      (next !== undefined && next.chunk.period !== null && !apart) ||
      text === "from" ||
      // “Over the quarters of 2024”.
      (text === "over" &&
        isPlural(next) &&
        meaningsOf(next, "group").some(({ id }) => isTime(id))) ||
      // “Under WELCOME10”.
      pieces
        .slice(piece.at + 1, piece.at + 4)
        .some((one) =>
          meaningsOf(one, "value").some(({ column }) => column === "orders.discount_code"),
        ) ||
      text === "between"
    )
      take(piece, again);
  }
}

/** “Whose first charge failed but a retry saved them”: what is recovered failed at first. */
export function takeFirstTries(pieces: Pieces): void {
  if (!pieces.some((piece) => hasTopic(piece, "recovery"))) return;
  for (const piece of pieces)
    if (meaningsOf(piece, "fact").some(({ id }) => id === "first_attempt")) take(piece, again);
}
