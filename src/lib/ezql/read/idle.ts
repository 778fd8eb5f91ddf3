/** Comparators that compare no number. */
import { hasRole, isFiller, type Pieces, take } from "./pieces.ts";

/** “Over the last month”, “more than” anything else: comparators that compare no number here. */
export function takeIdle(pieces: Pieces): void {
  for (const piece of pieces) {
    if (piece.taken || !hasRole(piece, "gt", "lt", "between", "le", "ge")) continue;
    const next = pieces.slice(piece.at + 1).find((other) => !isFiller(other));
    const text = piece.chunk.text.toLowerCase();
    // “Better than last year” compares with it, where another stretch of time is named.
    const apart = /than$/.test(text) && pieces.filter(({ chunk }) => chunk.period).length < 2;
    if (
      (next !== undefined && next.chunk.period !== null && !apart) ||
      text === "from" ||
      text === "between"
    )
      take(piece);
  }
}
