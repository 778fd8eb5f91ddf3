/** A question as a plan: the first reading that uses every word. */
import type { Plan } from "../plan.ts";
import { anyText, type Piece, type Pieces, piecesOf } from "./pieces.ts";
import { writeSql } from "../sql/write.ts";
import type { Chunk } from "../words/chunks.ts";
import { figuresPlan } from "./figures-plan.ts";
import { followUp } from "./follow-up.ts";
import type { Preference } from "./named-filters.ts";
import { rowsPlan, wantsRows } from "./rows-plan.ts";
import { readSlots } from "./slots.ts";
import { saysLess } from "./check-plan.ts";

export type Read =
  | { readonly kind: "plan"; readonly plan: Plan; readonly pieces: Pieces }
  | { readonly kind: "odd"; readonly pieces: readonly Piece[] };

/** "Per order", about a figure that is not split by it. */
const splitsByNothing = (piece: Piece): boolean => {
  const next = piece.next;
  return (
    !piece.taken &&
    piece.hasRole("by") &&
    /\b(?:each|every|per)$/i.test(piece.text) &&
    next.hasKind("topic", "measure") &&
    (!next.hasKind("value") || next.hasKind("group")) &&
    !/^(?:split by|counted)/.test(next.note)
  );
};

/** Small words that change the question where they stand, although they mostly connect others. */
function changes(pieces: Pieces, piece: Piece): boolean {
  const next = piece.next;
  const counts = /^(?:how many|(?:the )?number|count)\b/i;
  // "The number of customers by how many orders they placed": how the counts are spread.
  const spreads =
    piece.hasRole("by") && counts.test(next.text) && anyText(pieces.slice(0, piece.at), counts);
  // "Coffee buyers who also bought tea".
  const adds = piece.hasRole("also") && next.hasTopic("order", "sell", "cancel", "subscribe");
  // "Where are they from?"
  return !piece.taken && (spreads || adds || (piece.hasRole("where") && piece.at === 0));
}

/** Words with a meaning that nothing has used. */
const unusedIn = (pieces: Pieces): readonly Piece[] =>
  pieces.filter(
    (piece) =>
      splitsByNothing(piece) ||
      changes(pieces, piece) ||
      (!piece.taken &&
        !piece.isFiller &&
        piece.roleOf("glue") !== true &&
        !/^names?$/i.test(piece.text)),
  );

type Reading = (pieces: Pieces) => Plan | null;

export function readQuestion(chunks: readonly Chunk[], last: Plan | null): Read {
  const first = piecesOf(chunks);
  const unknown = first.filter((piece) => piece.hasKind("unknown"));
  if (unknown.length > 0) return { kind: "odd", pieces: unknown };
  // A word such as "delivered" is what is counted, or a condition on it: the first that fits wins.
  const figures =
    (prefer: Preference): Reading =>
    (pieces) => {
      const slots = readSlots(pieces, null, prefer);
      return slots === null ? null : figuresPlan(slots);
    };
  const rows: Reading = (pieces) => rowsPlan(pieces);
  const again: Reading = (pieces) => (last === null ? null : followUp(pieces, last, "subjects"));
  const changed: Reading = (pieces) => (last === null ? null : followUp(pieces, last, "values"));
  const readings: readonly Reading[] =
    last !== null
      ? [changed, again]
      : wantsRows(first)
        ? [rows, figures("subjects"), figures("values")]
        : [figures("subjects"), figures("values")];
  let odd: readonly Piece[] | null = null;
  for (const reading of readings) {
    const pieces = piecesOf(chunks);
    const plan = reading(pieces);
    const unused = unusedIn(pieces);
    const isWhole =
      plan !== null && unused.length === 0 && (last !== null || !saysLess(plan, pieces));
    if (isWhole && writeSql(plan) !== null) return { kind: "plan", plan, pieces };
    odd ??= plan === null ? [] : unused;
  }
  return { kind: "odd", pieces: odd ?? [] };
}
