/** "Top five", "which state has the most", "worst first", "the second best": what is ranked, and how many are shown. */
import type { Direction, FieldId, MeasureId } from "../plan.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  isPlural,
  meaningsOf,
  neighbour,
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
  readonly skip: number;
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
  skip: 0,
  sortOnly: false,
  piece: null,
};

/** The most rows of a list that anyone reads. */
const most = 10_000;

export const isRankingWord = (piece: Piece | undefined): boolean =>
  roleOf(piece, "ranks") !== undefined;

const isThing = (piece: Piece | undefined): boolean => hasKind(piece, "group", "value");

/** "Top five", "the ten biggest cities", "which three". */
function limitOf(pieces: Pieces, ranked: boolean): number | null {
  for (const piece of pieces) {
    const { number } = piece.chunk;
    if (number === null || piece.taken || !Number.isInteger(number) || number < 1) continue;
    const [before, after] = [neighbour(pieces, piece.at, -1), neighbour(pieces, piece.at, 1)];
    const beside =
      [before, after].some((other) => isRankingWord(other)) ||
      ((ranked || hasRole(before, "which", "list", "only")) && isThing(after)) ||
      (ranked && before === undefined) ||
      hasRole(before, "about", "instead", "only", "sort");
    if (!beside) continue;
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
  const split = groups.some((piece) =>
    /^by$/i.test(neighbour(pieces, piece.at, -1)?.chunk.text ?? ""),
  );
  if (
    split &&
    new Set(groups.flatMap((piece) => meaningsOf(piece, "group").map(({ id }) => id))).size === 1
  )
    return null;
  const next = neighbour(pieces, ranked.at, 1);
  const any = pieces.find((piece) => hasKind(piece, "group"));
  const thing = hasKind(next, "group", "value") ? next : (any ?? next);
  return isPlural(thing) || (thing === undefined && /s$/i.test(ranked.chunk.text)) ? 5 : 1;
}

/** "Which placement converts better": the better of two groups. */
function comparative(pieces: Pieces): Ranking | null {
  if (anyRole(pieces, "than", "or", "versus")) return null;
  const piece = pieces.find(
    (one) => !one.taken && hasRole(one, "more") && !hasRole(one, "gt", "lt"),
  );
  const led = pieces.some(
    (one) => hasKind(one, "group") && hasRole(neighbour(pieces, one.at, -1), "which"),
  );
  if (piece === undefined || !led) return null;
  take(piece, "how it is ranked");
  const low = /^(?:lower|fewer|less|smaller|worse)/i.test(piece.chunk.text);
  const judged = /better|worse/i.test(piece.chunk.text);
  return { ...noRanking, direction: low ? "asc" : "desc", judged, limit: 1, piece };
}

export function readRanking(pieces: Pieces): Ranking {
  const said = pieces.filter((piece) => {
    if (piece.taken || !isRankingWord(piece)) return false;
    // "The typical order" is an average; "the last month" was read as time.
    return !(hasRole(piece, "common") && hasRole(piece, "average") && !anyRole(pieces, "which"));
  });
  const sorts = pieces.filter((piece) => !piece.taken && hasRole(piece, "sort"));
  const better = said.length === 0 ? comparative(pieces) : null;
  if (better !== null) return better;
  const place = pieces.find(
    (piece) =>
      piece.chunk.place !== null &&
      (/^runner/i.test(piece.chunk.text) ||
        [1, -1].some((step) => isRankingWord(neighbour(pieces, piece.at, step as 1 | -1)))),
  );
  const limit = limitOf(pieces, said.length > 0 || sorts.length > 0);
  for (const piece of [...said, ...sorts]) take(piece, "how it is ranked");
  if (place !== undefined) take(place, "its place");
  const [first] = said;
  if (first === undefined) {
    if (limit === null && sorts.length === 0) return noRanking;
    return {
      ...noRanking,
      direction: "desc",
      limit,
      sortOnly: limit === null,
      piece: sorts[0] ?? null,
    };
  }
  const all = said.flatMap((piece) => {
    const word = roleOf(piece, "ranks");
    return word === undefined ? [] : [{ ...word, piece }];
  });
  const order = all.find(({ sorts: only }) => only);
  const main =
    all.find(({ measure, field }) => measure ?? field) ??
    all.find(({ sorts: only }) => !only) ??
    all[0];
  if (main === undefined) return noRanking;
  // "The least profitable": the small word reverses the other.
  const turned =
    main.measure !== undefined &&
    main.direction === "desc" &&
    all.some((other) => other !== main && !other.sorts && other.direction === "asc");
  const onlySorts =
    all.every(({ sorts: only }) => only) || said.every(({ chunk }) => /\bfirst$/i.test(chunk.text));
  const sortOnly = limit === null && place === undefined && (sorts.length > 0 || onlySorts);
  const direction =
    order !== undefined && limit === null ? order.direction : turned ? "asc" : main.direction;
  return {
    direction,
    judged:
      (main.judged === true && (order === undefined || limit !== null)) ||
      (sortOnly && /^(?:best|worst)\b/i.test(main.piece.chunk.text)),
    measure: main.measure ?? null,
    field: main.field ?? null,
    products: main.products === true,
    limit: place !== undefined ? 1 : (limit ?? (sortOnly ? null : usualLimit(pieces, first))),
    skip: place === undefined ? 0 : (place.chunk.place ?? 1) - 1,
    sortOnly,
    piece: main.piece,
  };
}
