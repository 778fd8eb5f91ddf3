/** What is ranked, as in "top five" or "worst first", and what an answer is split by. */
import type { GroupId } from "../plan.ts";
import { anyRole, noPiece, type Piece, type Pieces } from "./pieces.ts";
import { groupOfColumn, isTime } from "../tables.ts";

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
  const isNamed = which?.isPlural === true || which?.hasKind("group") === true;
  const thing =
    which?.hasKind("group", "value") && (isNamed || !which.next.hasKind("group"))
      ? which
      : (groups.find((piece) => piece.isPlural) ?? groups[0] ?? ranked.next);
  return thing.isPlural || (!thing.exists && /s$/i.test(ranked.text)) ? 5 : 1;
}

export function readRanking(pieces: Pieces) {
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
  const piece = main?.piece ?? sorts[0] ?? noPiece;
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
    /** All rows, sorted. */
    sortOnly,
    piece,
  };
}
type Ranking = ReturnType<typeof readRanking>;

/** A word that also names what is counted: "customers", "orders", "offers". */
const isSubjectToo = (piece: Piece): boolean => piece.hasKind("topic", "measure");

/** The word that leads in, past values and other groups: "rank the checkout offers", "by state and product". */
function leadOf(piece: Piece): Piece {
  let before = piece.left;
  const isListed = (one: Piece) =>
    one.hasKind("value") || one.hasRole("and", "comma") || /^(?:the|our|their)$/i.test(one.text);
  while (isListed(before)) before = before.left;
  const leads =
    /\b(?:each|every|per)$/i.test(before.text) || before.hasRole("sort", "list", "which", "by");
  return leads ? before : piece.before;
}

/** Whether a word for a group asks to split by it. */
function isAsked(piece: Piece, ranking: Ranking, tested: boolean): boolean {
  const before = leadOf(piece);
  const subject = isSubjectToo(piece);
  // "Products that sold at least 2,000 units".
  if (tested && !before.exists && piece.isPlural) return true;
  // "What's a customer worth", "what did shoppers spend": about all of them.
  let { left } = piece;
  while (left.hasKind("value")) ({ left } = left);
  if (subject && /^(?:an?|did|do|does|have|has|are|is|was|were)$/i.test(left.text)) return false;
  if (before.hasRole("by", "which", "down")) return true;
  // "Top 5 states", "the three biggest cities", "lowest margin products".
  const isOf = before.hasKind("measure", "topic") && !before.taken && !before.isPlural;
  const lead = isOf ? before.before : before;
  const ranked = isRankingWord(lead) || before.chunk.number !== null;
  // "The most orders" counts them, but "the top products" are ranked.
  const counts = /^(?:the )?(?:most|fewest|least|more|largest number|least number)$/i;
  if (ranking.direction !== null && ranked && (!subject || !counts.test(before.text))) return true;
  return !subject && !piece.hasKind("field", "value");
}

/** "In the state of Texas", "the campaign flow": the word only says what kind of value is next to it. */
function isKindOfValue(piece: Piece): boolean {
  const ids = piece.meanings("group").map(({ id }) => id);
  const hasValueNextToIt = [piece.left, piece.next].some(
    (other) =>
      !other.hasKind("group") &&
      other.meanings("value").some(({ column }) => ids.includes(groupOfColumn(column))),
  );
  return hasValueNextToIt && !piece.isPlural && !piece.before.hasRole("by", "which");
}

export function readDimensions(pieces: Pieces, ranking: Ranking, tested: boolean) {
  /** Each with the other meanings of its words, the likeliest first. */
  const options: GroupId[][] = [];
  /** "How many states …": the groups themselves are counted. */
  let counted: GroupId | null = null;
  const add = (ids: GroupId[]) => {
    if (!options.some(([id]) => id === ids[0])) options.push(ids);
  };
  for (const piece of pieces) {
    const ids = piece.meanings("group").map(({ id }) => id);
    const [first] = ids;
    // "Each of the last six months".
    const [, unit] = /^the last \d+ (\w+?)s?$/.exec(piece.chunk.period?.period.words ?? "") ?? [];
    if (unit !== undefined && piece.before.hasRole("by")) add([unit as GroupId]);
    if (piece.taken || first === undefined) continue;
    // "By customer state".
    if (first === "customer" && !piece.isPlural && piece.right.hasKind("group")) piece.take();
    else if (isKindOfValue(piece)) {
      if (!isSubjectToo(piece)) piece.take();
    } else if (piece.before.hasRole("count") && !isSubjectToo(piece)) {
      // "How many states".
      piece.take("counted");
      counted = first;
    } else if (isAsked(piece, ranking, tested)) {
      piece.take(`split by ${first.replaceAll("_", " ")}`);
      add(ids);
    }
  }
  const stepped = options.some(([id]) => id !== undefined && isTime(id));
  if (anyRole(pieces, "trend") && !stepped) add(["month"]);
  if (anyRole(pieces, "why") && options.length === 0) add(["cancel_reason", "failure_code"]);
  const ranks = ranking.direction !== null && !ranking.sortOnly;
  if (options.length === 0 && counted === null && ranks) {
    // "The best selling tea" is a product.
    const categories = pieces.filter((piece) =>
      piece.meanings("value").some(({ column }) => column === "products.category"),
    );
    const earners = pieces.some((piece) => piece.hasTopic("affiliate"));
    if (anyRole(pieces, "who")) add([earners ? "affiliate" : "customer"]);
    else if (ranking.products || categories.length === 1) add(["product"]);
  }
  return { options, counted };
}
