/** What an answer is split by. */
import { groupOfColumn, isTime } from "../tables.ts";
import type { GroupId } from "../plan.ts";
import {
  anyRole,
  anyText,
  hasKind,
  hasRole,
  hasTopic,
  isPlural,
  meaningsOf,
  neighbor,
  type Piece,
  type Pieces,
  roleOf,
  take,
} from "./pieces.ts";
import { isRankingWord, type Ranking } from "./ranking.ts";

export interface Dimensions {
  /** Each with the other meanings of its words, the likeliest first. */
  readonly options: readonly (readonly GroupId[])[];
  /** "How many states …": the groups themselves are counted. */
  readonly counted: GroupId | null;
  /** "In each category": the question asks about each group separately. */
  readonly each: GroupId | null;
}

/** A word that also names what is counted: "customers", "orders", "offers". */
const isSubjectToo = (piece: Piece | undefined): boolean => hasKind(piece, "topic", "measure");

const isEach = (piece: Piece | undefined): boolean =>
  /\b(?:each|every|per)$/i.test(piece?.chunk.text ?? "");

/** The word that leads in, past values: "rank the checkout and post-purchase offers", "each checkout offer". */
function leadOf(pieces: Pieces, piece: Piece): Piece | undefined {
  const direct = neighbor(pieces, piece.at, -1);
  let before = direct;
  while (before !== undefined && (hasKind(before, "value") || hasRole(before, "and", "comma")))
    before = neighbor(pieces, before.at, -1);
  return isEach(before) || hasRole(before, "sort", "list") ? before : direct;
}

/** Whether a word for a group asks to split by it. */
function isAsked(pieces: Pieces, piece: Piece, ranking: Ranking, tested: boolean): boolean {
  const before = leadOf(pieces, piece);
  const after = neighbor(pieces, piece.at, 1);
  const direct = pieces[piece.at - 1]?.chunk.text ?? "";
  const subject = isSubjectToo(piece);
  const ids = meaningsOf(piece, "group").map(({ id }) => id);
  if (/^(?:individual|single)$/i.test(direct)) return true;
  // "Products that sold at least 2,000 units".
  const relates = /^(?:that|who|which|with|whose|having)$/i.test(
    pieces[piece.at + 1]?.chunk.text ?? "",
  );
  if (tested && before === undefined && relates && isPlural(piece)) return true;
  // "Ordered by customers", but "by each customer".
  if (ids.includes("customer") && isPlural(piece) && hasRole(before, "by") && !isEach(before))
    return false;
  // "What's a customer worth": no split by customers.
  if (/^an?$/i.test(direct) && subject) return false;
  if (hasRole(before, "which") && subject) {
    // "What did shoppers spend": the question is not which shoppers.
    const between = pieces.slice((before?.at ?? 0) + 1, piece.at);
    if (anyText(between, /\b(?:did|do|does|have|has|had|are|is|was|were)\b/i)) return false;
  }
  if (hasRole(before, "by", "which", "down")) return true;
  // "By state and product".
  if (hasRole(before, "and", "comma") && before?.at === piece.at - 1) {
    const other = neighbor(pieces, before?.at ?? 0, -1);
    if (hasKind(other, "group") && other?.taken === true && other.note.startsWith("split by"))
      return true;
  }
  // "Product by product", "affiliates by revenue".
  if (after !== undefined && hasRole(after, "by", "sort") && !hasRole(after, "down")) {
    const opens = before === undefined || hasRole(before, "list", "sort") || isRankingWord(before);
    const next = neighbor(pieces, after.at, 1);
    // "Offers shown in 2024" names a time, not a figure to split.
    if (next === undefined || next.chunk.period !== null) return false;
    const again = meaningsOf(next, "group").some(({ id }) => ids.includes(id));
    if (again || (opens && !hasKind(next, "group"))) return true;
  }
  // "Top 5 states", "the three biggest cities".
  const ranked =
    isRankingWord(before) || hasRole(before, "growth") || typeof before?.chunk.number === "number";
  if (ranking.direction !== null && ranked) {
    // "Top 5 products in each category": the category is not what is ranked.
    const others = pieces.some(
      (one) =>
        one !== piece &&
        !one.taken &&
        hasKind(one, "group") &&
        !isSubjectToo(one) &&
        !isEach(neighbor(pieces, one.at, -1)),
    );
    // "The most orders", but "the top products".
    const counts = /^(?:the )?(?:most|fewest|least|more|largest number|least number)$/i;
    if (!subject || (!others && !counts.test(before?.chunk.text ?? ""))) return true;
  }
  return !subject && !hasKind(piece, "field", "value");
}

/** "In the state of Texas", "the campaign flow": the word only says what kind of value is next to it. */
function isKindOfValue(pieces: Pieces, piece: Piece): boolean {
  const ids = meaningsOf(piece, "group").map(({ id }) => id);
  const beside = [pieces[piece.at - 1], neighbor(pieces, piece.at, 1)].some(
    (other) =>
      !hasKind(other, "group") &&
      meaningsOf(other, "value").some(({ column }) => ids.includes(groupOfColumn(column))),
  );
  return beside && !isPlural(piece) && !hasRole(neighbor(pieces, piece.at, -1), "by", "which");
}

export function readDimensions(pieces: Pieces, ranking: Ranking, tested: boolean): Dimensions {
  const options: GroupId[][] = [];
  let counted: GroupId | null = null;
  let each: GroupId | null = null;
  const add = (ids: GroupId[]) => {
    if (!options.some(([id]) => id === ids[0])) options.push(ids);
  };
  for (const piece of pieces) {
    const ids = meaningsOf(piece, "group").map(({ id }) => id);
    const [first] = ids;
    if (piece.taken || first === undefined) continue;
    const before = neighbor(pieces, piece.at, -1);
    // "By the customer's state".
    const owns = hasKind(pieces[piece.at + 1], "group") && /['’]s$/i.test(piece.chunk.text);
    // "Both states together": one figure for all of them.
    const joint =
      /^both$/i.test(pieces[piece.at - 1]?.chunk.text ?? "") && anyRole(pieces, "joint");
    if (owns || joint) take(piece);
    else if (isKindOfValue(pieces, piece)) {
      if (!isSubjectToo(piece)) take(piece);
    } else if (
      hasRole(before, "count") &&
      (!isSubjectToo(piece) || hasRole(pieces[piece.at - 1], "distinct"))
    ) {
      // "How many states", "the number of different products".
      take(piece, "counted");
      counted = first;
    } else if (isAsked(pieces, piece, ranking, tested)) {
      take(piece, `split by ${first.replaceAll("_", " ")}`);
      if (isEach(before)) each = first;
      add(ids);
    }
  }
  const stepped = options.some(([id]) => id !== undefined && isTime(id));
  for (const piece of pieces) {
    const step = roleOf(piece, "step");
    if (step !== undefined && !stepped) add([step]);
  }
  const reasons: readonly GroupId[] = ["cancel_reason", "failure_code"];
  if (anyRole(pieces, "why") && !options.flat().some((id) => reasons.includes(id)))
    add([...reasons]);
  // "Where do our customers come from?", "where do most of them live?"
  const where = pieces.find((piece) => hasRole(piece, "where"));
  if (where && options.length === 0 && pieces.some((piece) => hasTopic(piece, "customer"))) {
    if (anyText(pieces, /^(?:come|came)\b/i)) add(["channel"]);
    else if (anyText(pieces, /^(?:live|lives|living|lived|located|based|reside)$/i)) add(["state"]);
  }
  if (where && options.length > 0) take(where);
  const ranks = ranking.direction !== null && !ranking.sortOnly;
  if (
    options.length === 0 &&
    counted === null &&
    ranks &&
    !anyRole(pieces, "or", "versus", "than")
  ) {
    const category = pieces.some((piece) =>
      meaningsOf(piece, "value").some(({ column }) => column === "products.category"),
    );
    const earners = pieces.some(
      (piece) =>
        hasTopic(piece, "affiliate") ||
        meaningsOf(piece, "measure").some(({ id }) => id.includes("commission")),
    );
    if (ranking.products || category) add(["product"]);
    else if (anyRole(pieces, "who")) add([earners ? "affiliate" : "customer"]);
  }
  return { options, counted, each };
}
