/** Lists of rows: which kind of rows a question wants to see, if it wants to see rows at all. */
import { isTime } from "../columns.ts";
import type { EntityId } from "../plan.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import { entitiesOf, namesProducts, ofColumn } from "./entities.ts";
import { isColumn, isEachOf, rankedField, saysColumns, sortedBy } from "./said-columns.ts";
import { amounts } from "./list-plan.ts";
import type { Ranking } from "./ranking.ts";
import { rowsOf } from "./rows-of.ts";

/** “Date and total of the ten biggest orders”: rows by their size, since columns of theirs are asked for. */
function areSized(pieces: Pieces, { piece, direction }: Ranking, of: EntityId): boolean {
  if (direction === null || piece === null || !hasRole(piece, "high", "low")) return false;
  if (/\b(?:most|fewest|least)\b/i.test(piece.chunk.text)) return false;
  let next = neighbour(pieces, piece.at, 1);
  while (hasKind(next, "value") && next !== undefined && rowsOf(next) === null)
    next = neighbour(pieces, next.at, 1);
  // “When the five largest orders were placed”.
  const asksWhen = pieces.some((other) => other.at < piece.at && hasRole(other, "when"));
  const shows =
    asksWhen ||
    pieces.some(
      (other) =>
        (hasKind(other, "detail") && !hasKind(other, "topic")) || isColumn(pieces, other, next),
    );
  return shows && amounts[of] !== null && rowsOf(next) === of;
}

/** @returns the kinds of rows that may be wanted, the likeliest first; none where a figure of them is */
export function wantsRows(pieces: Pieces, ranking: Ranking): readonly EntityId[] {
  const entities = entitiesOf(pieces, ranking);
  const [entity] = entities;
  if (entity === undefined) return [];
  const sorts = sortedBy(pieces);
  const opening = pieces.find((piece) => !isFiller(piece));
  // “Every order above …”: all of them.
  const all = opening !== undefined && /^(?:every|each)$/i.test(opening.chunk.text);
  const columns = saysColumns(pieces);
  const free = pieces.filter(
    (piece) =>
      !piece.taken &&
      piece !== sorts?.by &&
      !(all && piece === opening) &&
      !(columns && isEachOf(pieces, piece)),
  );
  if (anyRole(free, "by", "rate", "average", "growth", "trend", "versus", "why", "where"))
    return [];
  if (pieces.some((piece) => hasKind(piece, "measure") && piece.note !== "commission rate"))
    return [];
  // “List every city we have customers in”.
  const listed = pieces.find((piece) => hasRole(piece, "list"));
  const things = listed === undefined ? undefined : neighbour(pieces, listed.at, 1);
  if (
    hasKind(things, "group") &&
    rowsOf(things) === null &&
    !hasKind(things, "value", "detail", "field")
  )
    return [];
  // “Seattle or Portland: which one orders more?”, “the rate at which charges fail”.
  if (anyRole(pieces, "or") && anyRole(pieces, "more")) return [];
  if (pieces.some(({ chunk }) => /\brate at which$/i.test(chunk.text))) return [];
  // “In what month did we refund the most”.
  const steps = pieces.some(
    (piece) =>
      meaningsOf(piece, "group").some(({ id }) => isTime(id)) &&
      hasRole(neighbour(pieces, piece.at, -1), "which"),
  );
  if (steps && ranking.direction !== null) return [];
  if (namesProducts(pieces, ranking) && !anyRole(pieces, "count")) return entities;
  if (ranking.field !== null || rankedField(pieces, ranking) !== null) return entities;
  if (areSized(pieces, ranking, entity)) return [entity];
  if (sorts !== null && /^(?:products|affiliates)$/.test(entity) && !anyRole(pieces, "count"))
    return [entity];
  if (ranking.direction !== null && !ranking.sortOnly) return [];
  if (anyRole(pieces, "count")) return [];
  const shows = pieces.filter(
    (piece) =>
      !piece.taken &&
      ((hasKind(piece, "detail") && !isSource(pieces, piece) && !isNamed(pieces, piece)) ||
        (hasKind(piece, "group") && /\bnames?$/i.test(piece.chunk.text))),
  );
  if (shows.length > 0 || anyRole(pieces, "list")) return entities;
  // “Failed charges with amount, card and failure code”.
  const led = pieces.find(({ chunk }) => /^with$/i.test(chunk.text));
  const told = pieces.filter(
    (piece) => piece.at > (led?.at ?? Infinity) && hasKind(piece, "group", "field"),
  );
  if (told.length > 1 && hasKind(neighbour(pieces, led?.at ?? 0, 1), "group", "field")) {
    if (/^(?:charges|subscriptions|orders)$/.test(entity)) return entities;
  }
  // “Show me the failed PayPal charges from last week”.
  const lead = pieces
    .slice(0, 3)
    .map(({ chunk }) => chunk.text)
    .join(" ");
  const rows = /^(?:please )?(?:show|display|list)(?: me| us)? (?:the|all|every|any|those)\b/i.test(
    lead,
  );
  // “Show orders above $150”, “affiliates that joined in 2024”.
  const over =
    /^show\b/i.test(lead) && pieces.some((piece) => hasRole(piece, "money") && piece.taken);
  const joined = pieces.some(({ chunk }) => /^joined$/i.test(chunk.text));
  if ((over && /^(?:charges|orders)$/.test(entity)) || (joined && entity === "affiliates"))
    return [entity];
  if (
    rows &&
    /^(?:charges|subscriptions|orders)$/.test(entity) &&
    pieces.some((piece) => hasKind(piece, "value", "fact") || hasTopic(piece, "failure", "refund"))
  )
    return entities;
  // “The hours in which orders came in”.
  const asked = pieces.find(
    (piece) => hasRole(piece, "which", "who") && !hasKind(neighbour(pieces, piece.at, -1), "group"),
  );
  const next = asked === undefined ? undefined : neighbour(pieces, asked.at, 1);
  const sells = pieces.some(({ chunk }) => /^(?:sell|offer|carry)$/i.test(chunk.text));
  if (sells && entity === "products") return entities;
  const own =
    next !== undefined &&
    hasTopic(
      next,
      "product",
      "affiliate",
      "customer",
      "order",
      "charge",
      "failure",
      "subscription",
    );
  const kept =
    next !== undefined &&
    ofColumn(next, "products.category") &&
    hasTopic(neighbour(pieces, next.at, 1), "product");
  const figure = pieces.some((piece) =>
    hasTopic(
      piece,
      "revenue",
      "earn",
      "sell",
      "unit",
      "profit",
      "margin",
      "discount",
      "tax",
      "shipping",
    ),
  );
  // “Which teas can be subscribed to”.
  const teas =
    (ofColumn(next, "products.category") || ofColumn(opening, "products.category")) &&
    pieces.some((piece) =>
      meaningsOf(piece, "fact").some(
        ({ id }) => id === "subscribable" || id === "not_subscribable",
      ),
    );
  return (own || kept || teas) && !figure ? entities : [];
}

/** “Code WELCOME10”. */
const isNamed = (pieces: Pieces, piece: Piece): boolean =>
  hasKind(piece, "group") && hasKind(pieces[piece.at + 1], "value");

/** “E-mail customers” came by e-mail; their addresses are not asked for. */
const isSource = (pieces: Pieces, piece: Piece): boolean =>
  hasKind(piece, "value") &&
  (hasTopic(pieces[piece.at + 1], "customer", "buyer", "signup") ||
    /\b(?:from|via|through|by|over)$/i.test(pieces[piece.at - 1]?.chunk.text ?? ""));
