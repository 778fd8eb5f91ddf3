/** "Top five", "which state has the most", "worst first", "the second best": what is ranked, and how many are shown. */
import type { Direction, FieldId, MeasureId } from "../plan.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  isPlural,
  meaningsOf,
  neighbor,
  type Piece,
  type Pieces,
  roleOf,
  take,
} from "./pieces.ts";

export interface Ranking {
  readonly direction: Direction | null;
  readonly judged: boolean;
  readonly measure: MeasureId | null;
  readonly field: FieldId | "date" | null;
  readonly products: boolean;
  readonly limit: number | null;
  /** All rows, sorted. */
  readonly sortOnly: boolean;
  readonly piece: Piece | null;
}

const noRanking: Ranking = {
  direction: null,
  judged: false,
  measure: null,
  field: null,
  products: false,
  limit: null,
  sortOnly: false,
  piece: null,
};

/** The most rows of a list that anyone reads. */
const most = 10_000;

export const isRankingWord = (piece: Piece | undefined): boolean =>
  roleOf(piece, "ranks") !== undefined;

/** "Top five", "the ten biggest cities", "which three". */
function limitOf(pieces: Pieces, ranked: boolean): number | null {
  for (const piece of pieces) {
    const { number } = piece.chunk;
    if (number === null || piece.taken || !Number.isInteger(number) || number < 1) continue;
    const [before, after] = [neighbor(pieces, piece.at, -1), neighbor(pieces, piece.at, 1)];
    const isLimit =
      isRankingWord(before) ||
      isRankingWord(after) ||
      (ranked && (before === undefined || hasKind(after, "group", "value"))) ||
      hasRole(before, "about", "instead", "only", "sort");
    if (!isLimit) continue;
    take(piece, `the first ${Math.min(number, most)}`);
    return Math.min(number, most);
  }
  return null;
}

/** "Which state": one; "which states": the first five. */
function usualLimit(pieces: Pieces, ranked: Piece): number | null {
  if (/\b(?:number one|no 1)\b/i.test(ranked.chunk.text)) return 1;
  // "Which days are busiest? Show orders by weekday": all of them.
  const groups = pieces.filter((piece) => hasKind(piece, "group"));
  const ids = new Set(groups.flatMap((piece) => meaningsOf(piece, "group").map(({ id }) => id)));
  const split = groups.some((piece) =>
    /^by$/i.test(neighbor(pieces, piece.at, -1)?.chunk.text ?? ""),
  );
  if (split && ids.size === 1) return null;
  const next = neighbor(pieces, ranked.at, 1);
  const thing =
    (roleOf(ranked, "ranks")?.field === "date" && isPlural(next) ? next : groups.find(isPlural)) ??
    (hasKind(next, "group", "value") ? next : (groups[0] ?? next));
  return isPlural(thing) || (thing === undefined && /s$/i.test(ranked.chunk.text)) ? 5 : 1;
}

export function readRanking(pieces: Pieces): Ranking {
  const said = pieces.flatMap((piece) => {
    const ranks = roleOf(piece, "ranks");
    // "The typical order" is an average; "the last month" was read as time.
    const isAverage = hasRole(piece, "average") && !anyRole(pieces, "which");
    return piece.taken || ranks === undefined || isAverage ? [] : [{ ...ranks, piece }];
  });
  const sorts = pieces.filter((piece) => !piece.taken && hasRole(piece, "sort"));
  const limit = limitOf(pieces, said.length > 0 || sorts.length > 0);
  for (const piece of [...said.map((one) => one.piece), ...sorts]) take(piece, "how it is ranked");
  const order = said.find(({ sorts: only }) => only);
  const main =
    said.find(({ measure, field }) => measure ?? field) ??
    said.find(({ sorts: only }) => only !== true) ??
    order;
  if (main === undefined) {
    const [piece = null] = sorts;
    if (limit === null && piece === null) return noRanking;
    return { ...noRanking, direction: "desc", limit, sortOnly: limit === null, piece };
  }
  // "The least profitable": the small word reverses the other.
  const turned =
    main.measure !== undefined && said.some((one) => !one.sorts && one.direction === "asc");
  const onlySorts =
    said.every(({ sorts: only }) => only) ||
    said.every(({ piece }) => /^(?!when).*\bfirst$/i.test(piece.chunk.text));
  const sortOnly = limit === null && (sorts.length > 0 || onlySorts);
  const isOrdered = order !== undefined && limit === null;
  const usual = sortOnly ? null : usualLimit(pieces, said[0]?.piece ?? main.piece);
  return {
    direction: isOrdered ? order.direction : turned ? "asc" : main.direction,
    judged:
      (main.judged === true && !isOrdered) ||
      (sortOnly && /^(?:best|worst)\b/i.test(main.piece.chunk.text)),
    measure: main.measure ?? null,
    field: main.field ?? null,
    products: main.products === true,
    limit: limit ?? usual,
    sortOnly,
    piece: main.piece,
  };
}
