/** Whether a word for a group asks to split by it. */
import { eachAfter, isRankedNumber } from "./each.ts";
import { isLed, isThingToo } from "./led.ts";
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
} from "./pieces.ts";
import type { Ranking } from "./ranking.ts";

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

export function isAsked(pieces: Pieces, piece: Piece, ranking: Ranking): boolean {
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
  // “The affiliate whose orders bring the most”.
  if (
    ranking.direction !== null &&
    !ranking.sortOnly &&
    /^(?:whose|who|that)$/i.test(pieces[piece.at + 1]?.chunk.text ?? "") &&
    !pieces.some((other) => other.at < piece.at && hasKind(other, "group", "topic", "measure"))
  )
    return true;
  // “The product with the lowest sales”.
  // “Which channel brings in customers with the highest lifetime value”: of these nobody asks.
  const people =
    hasTopic(piece, "customer", "buyer") &&
    pieces.some((other) => other.at < piece.at && other.note.startsWith("grouped"));
  if (ranking.piece !== null && after === ranking.piece && !ranking.sortOnly && !people) {
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
    // “By state, credited to affiliates” is by states alone.
    const between = pieces.slice(before.at + 1, piece.at).map(({ chunk }) => chunk.text);
    const joined = between.every((text) =>
      /^(?:the|our|by|per|their|its|then|also|of)$/i.test(text),
    );
    if (joined && other !== undefined && hasKind(other, "group") && other.taken) return true;
  }
  if (hasRole(after, "by") && after !== undefined) {
    const other = neighbour(pieces, after.at, 1);
    const own = meaningsOf(piece, "group").map(({ id }) => id);
    if (meaningsOf(other, "group").some(({ id }) => own.includes(id))) return true;
  }
  // “What about the products in Gear”, said of categories.
  if (
    (anyRole(pieces, "about") || hasRole(pieces[0], "and")) &&
    isPlural(piece) &&
    hasTopic(piece, "product") &&
    (/^(?:in|within|from|of)$/i.test(pieces[piece.at + 1]?.chunk.text ?? "") ||
      /^(?:individual|single)$/i.test(pieces[piece.at - 1]?.chunk.text ?? ""))
  )
    return true;
  return !isThingToo(piece) && !hasKind(piece, "field");
}
