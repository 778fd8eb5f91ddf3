/** "Top five", "which state has the most", "worst first", "the second best": what is ranked, and how many are shown. */
import type { Direction, FieldId, MeasureId } from "../plan.ts";
import { anyRole, none, type Piece, type Pieces } from "./pieces.ts";

export interface Ranking {
  readonly direction: Direction | null;
  readonly judged: boolean;
  readonly measure: MeasureId | null;
  readonly field: FieldId | "date" | null;
  readonly products: boolean;
  readonly limit: number | null;
  /** All rows, sorted. */
  readonly sortOnly: boolean;
  readonly piece: Piece;
}

/** The most rows of a list that anyone reads. */
const most = 10_000;

export const isRankingWord = (piece: Piece): boolean => piece.roleOf("ranks") !== undefined;

/** "Top five", "the ten biggest cities", "which three". */
function limitOf(pieces: Pieces, ranked: boolean): number | null {
  for (const piece of pieces) {
    const { number } = piece.chunk;
    if (number === null || piece.taken || !Number.isInteger(number) || number < 1) continue;
    const [before, after] = [piece.before, piece.next];
    const isLimit =
      isRankingWord(before) ||
      isRankingWord(after) ||
      (ranked && (!before.exists || after.hasKind("group", "value"))) ||
      before.hasRole("about", "instead", "only", "sort");
    if (!isLimit) continue;
    piece.take(`the first ${Math.min(number, most)}`);
    return Math.min(number, most);
  }
  return null;
}

/** "Which state": one; "which states": the first five. */
function usualLimit(pieces: Pieces, ranked: Piece): number {
  const groups = pieces.filter((piece) => piece.hasKind("group"));
  const which = pieces.find((piece) => piece.hasRole("which"))?.next;
  const thing = which?.hasKind("group", "value")
    ? which
    : (groups.find((piece) => piece.isPlural) ?? groups[0] ?? ranked.next);
  return thing.isPlural || (!thing.exists && /s$/i.test(ranked.text)) ? 5 : 1;
}

export function readRanking(pieces: Pieces): Ranking {
  const said = pieces.flatMap((piece) => {
    const ranks = piece.roleOf("ranks");
    // "The typical order" is an average; "the last month" was read as time.
    const isAverage = piece.hasRole("average") && !anyRole(pieces, "which");
    return piece.taken || ranks === undefined || isAverage ? [] : [{ ...ranks, piece }];
  });
  const sorts = pieces.filter((piece) => !piece.taken && piece.hasRole("sort"));
  const limit = limitOf(pieces, said.length > 0 || sorts.length > 0);
  for (const piece of [...said.map((one) => one.piece), ...sorts]) piece.take("how it is ranked");
  const order = said.find(({ sorts: only }) => only);
  const main =
    said.find(({ measure, field }) => measure ?? field) ??
    said.find(({ sorts: only }) => only !== true) ??
    order;
  const isRanked = main !== undefined || limit !== null || sorts.length > 0;
  const piece = main?.piece ?? sorts[0] ?? none;
  // "The least profitable": the small word reverses the other.
  const turned =
    main?.measure !== undefined && said.some((one) => !one.sorts && one.direction === "asc");
  const onlySorts =
    sorts.length > 0 ||
    said.every(({ sorts: only }) => only) ||
    said.every((one) => /^(?!when).*\bfirst$/i.test(one.piece.text));
  const sortOnly = isRanked && limit === null && onlySorts;
  const isOrdered = order !== undefined && limit === null;
  const direction = isOrdered ? order.direction : turned ? "asc" : (main?.direction ?? "desc");
  return {
    direction: isRanked ? direction : null,
    // "Rank by failure rate, worst first".
    judged:
      (main?.judged === true && !isOrdered) || (sortOnly && /^(?:best|worst)\b/i.test(piece.text)),
    measure: main?.measure ?? null,
    field: main?.field ?? null,
    products: main?.products === true,
    limit: limit ?? (main === undefined || sortOnly ? null : usualLimit(pieces, piece)),
    sortOnly,
    piece,
  };
}
