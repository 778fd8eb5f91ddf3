/** Lists of rows: which kind of rows a question wants to see, if it wants to see rows at all. */
import { lists } from "../columns.ts";
import type { EntityId, FieldId, Filter, ListPlan, Period } from "../plan.ts";
import type { TopicId } from "../vocabulary.ts";
import type { Attached } from "./conditions.ts";
import { type Named, filtersFor, readNamed, together } from "./filters.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  meaningsOf,
  neighbour,
  take,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import { entitiesOf, namesProducts, ofColumn } from "./entities.ts";
import { isColumn, isEachOf, rankedField, saysColumns, sortedBy } from "./said-columns.ts";
import type { Ranking } from "./ranking.ts";
import { rowsOf } from "./rows-of.ts";

/** “Date and total of the ten biggest orders”: rows by their size, since columns of theirs are asked for. */
function areSized(pieces: Pieces, { piece, direction }: Ranking, of: EntityId): boolean {
  if (direction === null || piece === null || !hasRole(piece, "high", "low")) return false;
  if (/\b(?:most|fewest|least)\b/i.test(piece.chunk.text)) return false;
  const next = neighbour(pieces, piece.at, 1);
  const shows = pieces.some(
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
      ((hasKind(piece, "detail") && !isSource(pieces, piece)) ||
        (hasKind(piece, "group") && /\bnames?$/i.test(piece.chunk.text))),
  );
  if (shows.length > 0 || anyRole(pieces, "list")) return entities;
  // “Show me the failed PayPal charges from last week”.
  const lead = pieces
    .slice(0, 3)
    .map(({ chunk }) => chunk.text)
    .join(" ");
  const rows = /^(?:please )?(?:show|display|list)(?: me| us)? (?:the|all|every|any|those)\b/i.test(
    lead,
  );
  if (
    rows &&
    /^(?:charges|subscriptions|orders)$/.test(entity) &&
    pieces.some((piece) => hasKind(piece, "value", "fact") || hasTopic(piece, "failure", "refund"))
  )
    return entities;
  const asked = pieces.find((piece) => hasRole(piece, "which", "who"));
  const next = asked === undefined ? undefined : neighbour(pieces, asked.at, 1);
  const sells = pieces.some(({ chunk }) => /^(?:sell|offer|carry)$/i.test(chunk.text));
  if (sells && entity === "products") return entities;
  const own =
    next !== undefined &&
    hasTopic(next, "product", "affiliate", "customer", "order", "charge", "subscription");
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

/** “E-mail customers” came by e-mail; their addresses are not asked for. */
const isSource = (pieces: Pieces, piece: Piece): boolean =>
  hasKind(piece, "value") &&
  (hasTopic(pieces[piece.at + 1], "customer", "buyer", "signup") ||
    /^(?:from|via|through|by|over)$/i.test(pieces[piece.at - 1]?.chunk.text ?? ""));

/** What a topic says of the rows of a list. */
const states: Partial<Record<TopicId, Filter>> = {
  failure: { kind: "values", column: "charges.status", values: ["failed"], not: false },
  refund: { kind: "values", column: "orders.status", values: ["refunded"], not: false },
  cancel: { kind: "values", column: "subscriptions.status", values: ["cancelled"], not: false },
  active: { kind: "values", column: "subscriptions.status", values: ["active"], not: false },
  acceptance: { kind: "fact", fact: "accepted" },
};
/** “The last five refunds”, of charges. */
const moneyBack: Filter = {
  kind: "number",
  field: "refunded",
  test: { op: ">", value: 0, to: 0 },
};
const silent: readonly TopicId[] = [
  "order",
  "product",
  "customer",
  "signup",
  "subscription",
  "subscribe",
  "charge",
  "affiliate",
  "message",
  "offer",
  "price",
  "earn",
  "sell",
  "shown",
  "taken",
];

const amounts: Readonly<Record<EntityId, FieldId | null>> = {
  orders: "total",
  products: "price",
  customers: null,
  subscriptions: null,
  charges: "amount",
  affiliates: "commission_rate",
  messages: null,
  offers: "added_amount",
};

/** @returns null where something was said that a list of these rows cannot show */
export function listPlan(
  pieces: Pieces,
  of: EntityId,
  ranking: Ranking,
  attached: readonly Attached[],
  period: Period | null,
  intervals: readonly Named[],
): ListPlan | null {
  const filters: Filter[] = [];
  for (const one of attached) {
    const field = one.kind === "field" ? one.field : one.kind === "usual" ? amounts[of] : null;
    if (field === null || one.kind === "having" || one.kind === "odd") return null;
    filters.push({ kind: "number", field, test: one.test });
  }
  for (const piece of pieces) {
    if (piece.taken) continue;
    const topics = meaningsOf(piece, "topic").map(({ id }) => id);
    const state =
      of === "charges" && /^refunds?$/i.test(piece.chunk.text)
        ? moneyBack
        : topics.flatMap((id) => states[id] ?? [])[0];
    const isColumn =
      hasKind(piece, "detail") ||
      (hasKind(piece, "field") && !hasTopic(pieces[piece.at + 1], "order", "charge"));
    if (state !== undefined && (!isColumn || state === moneyBack)) {
      filters.push(state);
      take(piece, "which rows");
    } else if (topics.some((id) => silent.includes(id))) take(piece, `rows of ${of}`);
    else if (
      hasKind(piece, "detail", "field") ||
      (hasKind(piece, "group") && !hasKind(piece, "value"))
    )
      take(piece, "a column of the list");
    else if (hasRole(piece, "money", "count") && !hasKind(piece, "value")) take(piece);
  }
  const named = filtersFor([...intervals, ...readNamed(pieces)], lists[of].base);
  if (named === null) return null;
  const own = ranking.field === "price" ? amounts[of] : (ranking.field ?? amounts[of]);
  const by = rankedField(pieces, ranking) ?? own;
  if (ranking.direction !== null && by === null) return null;
  // “Sorted by price” begins with the lowest, “ranked by price” with the highest.
  const usual = /^(?:sort|order|arrang)/i.test(ranking.piece?.chunk.text ?? "");
  const sorts = ranking.direction === null ? sortedBy(pieces) : null;
  if (sorts !== null) take(sorts.by);
  return {
    kind: "list",
    of,
    filters: together([...filters, ...named]),
    period,
    order:
      sorts !== null
        ? { by: sorts.field, direction: "asc" }
        : ranking.direction === null || by === null
          ? null
          : { by, direction: usual ? "asc" : ranking.direction },
    limit: ranking.limit,
    skip: ranking.skip,
  };
}
