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
  /** Two rankings in one. */
  readonly isTwice: boolean;
}

const noRanking: Ranking = {
  direction: null,
  judged: false,
  measure: null,
  field: null,
  products: false,
  limit: null,
  sortOnly: false,
  piece: none,
  isTwice: false,
};

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
function usualLimit(pieces: Pieces, ranked: Piece): number | null {
  // "Which days are busiest? Show orders by weekday": all of them.
  const groups = pieces.filter((piece) => piece.hasKind("group"));
  const ids = new Set(groups.flatMap((piece) => piece.meanings("group").map(({ id }) => id)));
  const split = groups.some((piece) => /^by$/i.test(piece.before.text));
  if (split && ids.size === 1 && !ranked.next.hasKind("value")) return null;
  const next = ranked.next;
  const which = pieces.find((piece) => piece.hasRole("which"))?.next;
  if (which?.hasKind("group", "value") === true) return which.isPlural ? 5 : 1;
  const thing =
    (ranked.roleOf("ranks")?.field === "date" && next.isPlural
      ? next
      : groups.find((piece) => piece.isPlural)) ??
    (next.hasKind("group", "value") ? next : (groups[0] ?? next));
  return thing.isPlural || (!thing.exists && /(?:s|buy|buying)$/i.test(ranked.text)) ? 5 : 1;
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
  if (main === undefined) {
    const [piece = none] = sorts;
    if (limit === null && !piece.exists) return noRanking;
    return { ...noRanking, direction: "desc", limit, sortOnly: limit === null, piece };
  }
  // "The least profitable": the small word reverses the other.
  const turned =
    main.measure !== undefined && said.some((one) => !one.sorts && one.direction === "asc");
  // "From cheapest to dearest" sorts; "shown most but accepted least" ranks twice.
  const [one, other] = said.filter(({ sorts: only }) => !only);
  const isTwice =
    other !== undefined &&
    one?.direction !== other.direction &&
    turned === false &&
    one?.piece.text !== other.piece.text;
  const isFromTo = isTwice && /^from$/i.test(one?.piece.left.text ?? "");
  const onlySorts =
    isFromTo ||
    said.every(({ sorts: only }) => only) ||
    said.every(({ piece }) => /^(?!when).*\bfirst$/i.test(piece.text));
  const sortOnly = limit === null && (sorts.length > 0 || onlySorts);
  const isOrdered = order !== undefined && limit === null;
  const usual = sortOnly ? null : usualLimit(pieces, said[0]?.piece ?? main.piece);
  return {
    direction: isFromTo
      ? (one?.direction ?? null)
      : isOrdered
        ? order.direction
        : turned
          ? "asc"
          : main.direction,
    judged:
      (main.judged === true && !isOrdered) ||
      (sortOnly && /^(?:best|worst)\b/i.test(main.piece.text)),
    measure: main.measure ?? null,
    field: main.field ?? null,
    products: main.products === true,
    limit: limit ?? usual,
    sortOnly,
    piece: main.piece,
    isTwice: isTwice && !isFromTo,
  };
}
