/** By what an answer is split. */
import { isTime } from "../columns.ts";
import type { GroupId } from "../plan.ts";
import { besideItsValue, isLed, isThingToo } from "./led.ts";
import {
  type Piece,
  type Pieces,
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
  take,
} from "./pieces.ts";
import { eachAfter, isRankedNumber } from "./each.ts";
import type { Ranking } from "./ranking.ts";

export interface Groups {
  /** Each with what else the words could mean, the likeliest first. */
  readonly options: readonly (readonly GroupId[])[];
  /** “How many states …”: the groups themselves are counted. */
  readonly counted: GroupId | null;
  /** Those of which each is asked for on its own: “the best product in each category”. */
  readonly each: readonly GroupId[];
}

const isBetween = (piece: Piece | null, first: Piece, last: Piece): boolean =>
  piece !== null && first.at < piece.at && piece.at < last.at;

/** What stands before a piece and the values that it has: “rank the checkout and post-purchase offers”. */
function beforeValues(pieces: Pieces, piece: Piece): Piece | undefined {
  let before = neighbour(pieces, piece.at, -1);
  while (
    before !== undefined &&
    (hasKind(before, "value") || (hasRole(before, "and", "comma") && before.at > 0))
  )
    before = neighbour(pieces, before.at, -1);
  return before;
}

function isAsked(pieces: Pieces, piece: Piece, ranking: Ranking): boolean {
  const before = neighbour(pieces, piece.at, -1);
  const after = neighbour(pieces, piece.at, 1);
  if (isLed(pieces, piece)) return true;
  if (hasRole(after, "sort") && !hasRole(before, "by")) return true;
  // “The products where our margin is lowest”.
  if (ranking.direction !== null && hasRole(after, "where")) return true;
  // “Affiliates by number of orders”, “products by revenue”.
  const lead = beforeValues(pieces, piece);
  const opens = lead === undefined || hasRole(lead, "sort", "list") || isRankedNumber(pieces, lead);
  if (lead !== undefined && /^rank$/i.test(lead.chunk.text) && !hasKind(after, "group"))
    return true;
  if (hasRole(after, "by") && after !== undefined && opens) {
    const figure = neighbour(pieces, after.at, 1);
    if (
      figure !== undefined &&
      !hasKind(figure, "group") &&
      (hasRole(figure, "count", "average", "money") || hasKind(figure, "measure", "topic"))
    )
      return true;
  }
  // “Products with their margin”, “affiliates and their revenue”.
  const behind = pieces.slice(piece.at + 1, piece.at + 4).map(({ chunk }) => chunk.text);
  if (
    before === undefined || hasRole(before, "list")
      ? /^(?:with|and|along with|plus) (?:their|its)\b/i.test(behind.join(" "))
      : false
  )
    return true;
  // “The product with the lowest sales”.
  if (ranking.piece !== null && after === ranking.piece && !ranking.sortOnly) {
    const between = pieces.slice(piece.at + 1, after.at).map(({ chunk }) => chunk.text);
    if (between.some((text) => /^(?:with|that|who|which|having|has|have|whose)\b/i.test(text)))
      return true;
  }
  // “The top three products in each category”, “the most subscribed products”.
  const ranked = hasRole(
    before,
    "best",
    "worst",
    "seller",
    "slow_seller",
    "popular",
    "unpopular",
    "profitable",
  );
  if (
    ranking.direction !== null &&
    !ranking.sortOnly &&
    isThingToo(piece) &&
    eachAfter(pieces, piece)
  ) {
    if (
      ranked ||
      isRankedNumber(pieces, before) ||
      /^(?:top|bottom|leading)$/i.test(before?.chunk.text ?? "")
    )
      return true;
  }
  const led =
    isThingToo(piece) &&
    ((anyRole(pieces, "where") && hasRole(before, "high", "low", "common")) ||
      pieces.some(
        (other) =>
          hasKind(other, "group") &&
          other !== piece &&
          (isLed(pieces, other) ||
            // “Cities with the most buyers”.
            (!isThingToo(other) && isBetween(ranking.piece, other, piece)) ||
            (!isThingToo(other) && isRankedNumber(pieces, neighbour(pieces, other.at, -1)))),
      ));
  if (
    !led &&
    ranking.direction !== null &&
    (ranking.piece === null || !hasKind(piece, "topic") || !ranking.sortOnly)
  ) {
    if (
      hasRole(
        before,
        "sort",
        "high",
        "low",
        "best",
        "worst",
        "common",
        "rare",
        "popular",
        "unpopular",
        "profitable",
        "seller",
        "slow_seller",
        "busiest",
      )
    )
      return true;
    if (typeof before?.chunk.number === "number") return true;
  }
  // “By state and product”, “product by product”.
  if (hasRole(before, "and", "comma") && before !== undefined && before.chunk.text !== ":") {
    const other = neighbour(pieces, before.at, -1);
    if (other !== undefined && hasKind(other, "group") && other.taken) return true;
  }
  if (hasRole(after, "by") && after !== undefined) {
    const other = neighbour(pieces, after.at, 1);
    const own = meaningsOf(piece, "group").map(({ id }) => id);
    if (meaningsOf(other, "group").some(({ id }) => own.includes(id))) return true;
  }
  return !isThingToo(piece) && !hasKind(piece, "field");
}

function isCounted(pieces: Pieces, piece: Piece): boolean {
  const before = neighbour(pieces, piece.at, -1);
  const tests = anyRole(pieces, "gt", "ge", "lt", "le", "eq", "or_more", "or_less");
  // “Unique buyers” are a figure of their own.
  const person = hasTopic(piece, "buyer") && !tests;
  const distinct = hasRole(pieces[piece.at - 1], "distinct") && !person;
  return hasRole(before, "count") && (!isThingToo(piece) || distinct || tests);
}

export function readGroups(pieces: Pieces, ranking: Ranking): Groups {
  const options: GroupId[][] = [];
  const each: GroupId[] = [];
  let counted: GroupId | null = null;
  const add = (ids: GroupId[]) => {
    if (!options.some((other) => other[0] === ids[0])) options.push(ids);
  };
  for (const piece of pieces) {
    if (piece.taken || !hasKind(piece, "group")) continue;
    const ids = meaningsOf(piece, "group").map(({ id }) => id);
    const [first] = ids;
    if (first === undefined) continue;
    // “Weekends against weekdays”: days to be compared, not days to be split by.
    const apart =
      anyRole(pieces, "versus", "than") || (anyRole(pieces, "or") && anyRole(pieces, "more"));
    const against = apart && anyRole(pieces, "weekend");
    if (against && /days?$/i.test(piece.chunk.text)) continue;
    if (besideItsValue(pieces, piece, ids)) {
      if (!isThingToo(piece)) take(piece);
      continue;
    }
    if (isCounted(pieces, piece)) {
      take(piece, `how many of them there are`);
      counted = first;
      continue;
    }
    if (!isAsked(pieces, piece, ranking)) continue;
    take(piece, `grouped by ${first.replaceAll("_", " ")}`);
    const before = neighbour(pieces, piece.at, -1);
    if (
      hasRole(before, "by") &&
      /^(?:(?:in|for|of|at|from) )?(?:each|every|per)\b/i.test(before?.chunk.text ?? "")
    )
      each.push(first);
    add(ids);
  }
  for (const piece of pieces) {
    // “Over time, by quarter” and “quarter by quarter” say the steps themselves.
    const stepped = options.some(([id]) => id !== undefined && isTime(id));
    if (hasRole(piece, "growth_month") || (hasRole(piece, "trend") && !stepped)) add(["month"]);
    if (hasRole(piece, "growth_week")) add(["week"]);
    if (hasRole(piece, "growth_quarter")) add(["quarter"]);
    if (hasRole(piece, "growth_year")) add(["year"]);
  }
  if (
    anyRole(pieces, "why") &&
    !options.some(([id]) => id === "cancel_reason" || id === "failure_code")
  ) {
    add(pieces.some((piece) => hasTopic(piece, "failure")) ? ["failure_code"] : ["cancel_reason"]);
  }
  // “Products where our margin is thinnest”: not a place.
  const asksWhere = pieces.some(
    (piece) => hasRole(piece, "where") && !hasKind(neighbour(pieces, piece.at, -1), "group"),
  );
  if (asksWhere && !options.some(([id]) => id === "state" || id === "city")) add(["state"]);
  // “The top four teas”, “which coffee sells best”: products of a category.
  const category = pieces.some((piece) =>
    meaningsOf(piece, "value").some(({ column }) => column === "products.category"),
  );
  // “For each of the teas”.
  const eachOf = pieces.some(
    (piece) =>
      hasRole(piece, "by") &&
      /\b(?:each|every|per)$/i.test(piece.chunk.text) &&
      meaningsOf(neighbour(pieces, piece.at, 1), "value").some(
        ({ column }) => column === "products.category",
      ),
  );
  if (eachOf) add(["product"]);
  const ranks = ranking.direction !== null && !ranking.sortOnly;
  // Who earns is an affiliate, who spends a customer.
  const earns = pieces.some((piece) =>
    meaningsOf(piece, "measure").some(({ id }) => id === "commission"),
  );
  const asksWho = anyRole(pieces, "who") || pieces.some(({ chunk }) => /^who /i.test(chunk.text));
  if (options.length === 0 && ranks && asksWho) add([earns ? "affiliate" : "customer"]);
  const buys = pieces.some(
    (piece) =>
      hasTopic(piece, "order") && /^(?:bu|order$|purchase$|bought)/i.test(piece.chunk.text),
  );
  if (options.length === 0 && ranks && buys && anyRole(pieces, "which")) add(["product"]);
  if (options.length === 0 && (ranking.products || (ranks && category))) add(["product"]);
  return { options, counted, each };
}
