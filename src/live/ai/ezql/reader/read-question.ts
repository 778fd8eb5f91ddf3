/** A question as a plan: the first reading that uses every word. */
import type { Plan } from "../plan.ts";
import { type Piece, type Pieces, piecesOf } from "./pieces.ts";
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

/** Words with a meaning that nothing has used. */
const unusedIn = (pieces: Pieces): readonly Piece[] =>
  pieces.filter(
    (piece) =>
      splitsByNothing(piece) ||
      (!piece.taken &&
        !piece.isFiller &&
        piece.roleOf("glue") !== true &&
        !/^names?$/i.test(piece.text)),
  );

export function readQuestion(chunks: readonly Chunk[], last: Plan | null): Read {
  const first = piecesOf(chunks);
  const unknown = first.filter((piece) => piece.hasKind("unknown"));
  if (unknown.length > 0) return { kind: "odd", pieces: unknown };
  const read = (pieces: Pieces, prefer: Preference): Plan | null => {
    if (last !== null) return last.kind === "figures" ? followUp(pieces, last, prefer) : null;
    const slots = readSlots(pieces, null, prefer);
    return slots === null ? null : figuresPlan(slots);
  };
  // A word such as "delivered" is what is counted, or a condition on it: the first that fits wins.
  const preferences = ["subjects", "values"] as const;
  const readings = [
    ...(last === null && wantsRows(first) ? [rowsPlan] : []),
    ...(last === null ? preferences : preferences.toReversed()).map(
      (prefer) => (pieces: Pieces) => read(pieces, prefer),
    ),
  ];
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
