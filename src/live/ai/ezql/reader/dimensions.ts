/** What an answer is split by. */
import { isTime } from "../tables.ts";
import type { GroupId } from "../plan.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isPlural,
  meaningsOf,
  neighbour,
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
  hasRole(piece, "by") && /\b(?:each|every|per)$/i.test(piece?.chunk.text ?? "");

/** The word that leads in, past values: "rank the checkout and post-purchase offers", "each checkout offer". */
function leadOf(pieces: Pieces, piece: Piece): Piece | undefined {
  const direct = neighbour(pieces, piece.at, -1);
  let before = direct;
  while (
    before !== undefined &&
    (hasKind(before, "value") ||
      (hasRole(before, "and", "comma") && hasKind(neighbour(pieces, before.at, -1), "value")))
  )
    before = neighbour(pieces, before.at, -1);
  return isEach(before) || hasRole(before, "sort", "list") ? before : direct;
}

/** Whether a word for a group asks to split by it. */
function isAsked(pieces: Pieces, piece: Piece, ranking: Ranking, tested: boolean): boolean {
  const before = leadOf(pieces, piece);
  const after = neighbour(pieces, piece.at, 1);
  const lead = pieces[piece.at - 1]?.chunk.text ?? "";
  if (/^(?:individual|single)$/i.test(lead) && isPlural(piece)) return true;
  if (/^weekdays?$/i.test(piece.chunk.text) && anyRole(pieces, "weekend")) return false;
  // "Products that sold at least 2,000 units".
  const relates = /^(?:that|who|which|with|whose|having)$/i.test(
    pieces[piece.at + 1]?.chunk.text ?? "",
  );
  if (
    tested &&
    before === undefined &&
    relates &&
    isPlural(piece) &&
    !meaningsOf(piece, "topic").some(({ id }) => id === "order")
  )
    return true;
  const agent = meaningsOf(piece, "group").some(({ id }) => id === "customer") && isPlural(piece);
  if (agent && hasRole(before, "by") && !/each|every|per|all/i.test(before?.chunk.text ?? ""))
    return false;
  // "What's a customer worth": no split by customers.
  if (/^an?$/i.test(lead) && isSubjectToo(piece)) return false;
  // "What did shoppers spend": the question is not which shoppers.
  const asks =
    before === undefined
      ? ""
      : pieces
          .slice(before.at + 1, piece.at)
          .map(({ chunk }) => chunk.text)
          .join(" ");
  if (
    hasRole(before, "which") &&
    isSubjectToo(piece) &&
    /\b(?:did|do|does|have|has|had|are|is|was|were)\b/i.test(asks)
  )
    return false;
  if (hasRole(before, "by", "which", "down")) return true;
  // "By state and product".
  if (hasRole(before, "and", "comma") && before?.at === piece.at - 1) {
    const other = neighbour(pieces, before.at, -1);
    if (hasKind(other, "group") && other?.taken === true && other.note.startsWith("split by"))
      return true;
  }
  // "Product by product", "affiliates by revenue".
  if (hasRole(after, "by", "sort") && after !== undefined && !hasRole(after, "down")) {
    const opens =
      before === undefined ||
      hasRole(before, "list", "sort") ||
      isRankingWord(before) ||
      before.chunk.number !== null;
    const next = neighbour(pieces, after.at, 1);
    // "Offers shown in 2024" names a time, not a figure to split.
    if (next === undefined || next.chunk.period !== null) return false;
    const own = meaningsOf(piece, "group").map(({ id }) => id);
    const again = meaningsOf(next, "group").some(({ id }) => own.includes(id));
    if (again || (opens && !hasKind(next, "group"))) return true;
  }
  if (ranking.direction !== null && !ranking.sortOnly) {
    // "Top 5 states", "the three biggest cities".
    const ranked =
      isRankingWord(before) ||
      typeof before?.chunk.number === "number" ||
      typeof before?.chunk.place === "number";
    if (ranked && !isSubjectToo(piece)) return true;
    // "Top 5 products in each category": the category is not what is ranked.
    const others = pieces.some(
      (one) =>
        one !== piece &&
        !one.taken &&
        hasKind(one, "group") &&
        !isSubjectToo(one) &&
        !isEach(neighbour(pieces, one.at, -1)),
    );
    if (ranked && !others) {
      // "The most orders", but "the top products".
      const quantity = /^(?:the )?(?:most|fewest|least|more|largest number|least number)$/i.test(
        before?.chunk.text ?? "",
      );
      if (!quantity) return true;
    }
  }
  return !isSubjectToo(piece) && !hasKind(piece, "field", "value");
}

/** "How many states", "the number of different products". */
function isCounted(pieces: Pieces, piece: Piece): boolean {
  const before = neighbour(pieces, piece.at, -1);
  const distinct = hasRole(pieces[piece.at - 1], "distinct");
  return hasRole(before, "count") && (!isSubjectToo(piece) || distinct);
}

export function readDimensions(pieces: Pieces, ranking: Ranking, tested: boolean): Dimensions {
  const options: GroupId[][] = [];
  let counted: GroupId | null = null;
  let each: GroupId | null = null;
  const add = (ids: GroupId[]) => {
    if (!options.some(([id]) => id === ids[0])) options.push(ids);
  };
  for (const piece of pieces) {
    if (piece.taken || !hasKind(piece, "group")) continue;
    const ids = meaningsOf(piece, "group").map(({ id }) => id);
    const [first] = ids;
    if (first === undefined) continue;
    // "In the state of Texas", "the campaign flow": the word only says what kind of value is next to it.
    const beside = [pieces[piece.at - 1], neighbour(pieces, piece.at, 1)].some(
      (other) =>
        other !== undefined &&
        hasKind(other, "value") &&
        !hasKind(other, "group") &&
        meaningsOf(other, "value").some(({ column }) => {
          const name = column.split(".")[1] ?? "";
          return ids.some((id) => id === name || (id === "product" && column === "products.name"));
        }),
    );
    const led = hasRole(neighbour(pieces, piece.at, -1), "by", "which");
    if (beside && !led && !isPlural(piece)) {
      if (!isSubjectToo(piece)) take(piece);
      continue;
    }
    // "By the customer's state".
    const owner = pieces[piece.at + 1];
    if (
      first === "customer" &&
      owner !== undefined &&
      hasKind(owner, "group") &&
      /['’]s$/i.test(piece.chunk.text)
    ) {
      take(piece);
      continue;
    }
    // "Both states together": one figure for all of them.
    if (anyRole(pieces, "joint") && /^both$/i.test(pieces[piece.at - 1]?.chunk.text ?? "")) {
      take(piece);
      continue;
    }
    if (isCounted(pieces, piece)) {
      take(piece, "counted");
      counted = first;
      continue;
    }
    if (!isAsked(pieces, piece, ranking, tested)) continue;
    take(piece, `split by ${first.replaceAll("_", " ")}`);
    const before = neighbour(pieces, piece.at, -1);
    if (/\b(?:each|every|per)\b/i.test(before?.chunk.text ?? "")) each = first;
    add(ids);
  }
  if (
    pieces.some(({ chunk }) => /^(?:and so on|etc)$/i.test(chunk.text)) &&
    anyRole(pieces, "monday", "tuesday")
  )
    add(["weekday"]);
  const stepped = options.some(([id]) => id !== undefined && isTime(id));
  for (const piece of pieces) {
    const step = roleOf(piece, "step");
    if (step !== undefined && !stepped) add([step]);
  }
  const has = (...ids: GroupId[]) => options.some((all) => all.some((id) => ids.includes(id)));
  if (anyRole(pieces, "why") && !has("cancel_reason", "failure_code"))
    add(["cancel_reason", "failure_code"]);
  const ranks = ranking.direction !== null && !ranking.sortOnly;
  const category = pieces.some((piece) =>
    meaningsOf(piece, "value").some(({ column }) => column === "products.category"),
  );
  const either = anyRole(pieces, "or", "versus", "than");
  const earners = pieces.some(
    (piece) =>
      meaningsOf(piece, "measure").some(({ id }) => id === "commission") ||
      hasTopic(piece, "affiliate"),
  );
  if (options.length === 0 && counted === null && ranks && !either) {
    if (ranking.products || category) add(["product"]);
    else if (pieces.some((piece) => hasRole(piece, "who")))
      add([earners ? "affiliate" : "customer"]);
  }
  if (ranking.products && each !== null && options.length === 1) add(["product"]);
  return { options, counted, each };
}
