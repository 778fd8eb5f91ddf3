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
  type Piece,
  type Pieces,
  take,
} from "./pieces.ts";
import { entitiesOf, namesProducts, ofColumn } from "./entities.ts";
import { isAnaphor } from "./left.ts";
import { type Ranking, rowsOf } from "./ranking.ts";

/** The column that the rows are ranked by: “the highest commission rate”. */
function rankedField(pieces: Pieces, { piece, direction }: Ranking): FieldId | null {
  if (direction === null || piece === null) return null;
  for (const step of [1, -1] as const) {
    const [field] = meaningsOf(neighbour(pieces, piece.at, step), "field");
    if (field !== undefined && ["price", "cost", "commission_rate"].includes(field.id))
      return field.id;
  }
  return null;
}

/** “Products by price”. */
function sortedBy(pieces: Pieces): { readonly by: Piece; readonly field: FieldId } | null {
  const by = pieces.find((piece) => hasRole(piece, "by"));
  const [field] = by === undefined ? [] : meaningsOf(neighbour(pieces, by.at, 1), "field");
  return by !== undefined && (field?.id === "price" || field?.id === "cost")
    ? { by, field: field.id }
    : null;
}

/** “The ten biggest orders, total and customer city”: said behind the rows, after a comma or “with”. */
function isColumn(pieces: Pieces, piece: Piece, of: Piece | undefined): boolean {
  if (of === undefined || piece.at <= of.at || !hasKind(piece, "group", "field")) return false;
  const before = neighbour(pieces, piece.at, -1);
  const glued = hasRole(before, "comma") || /^with$/i.test(pieces[piece.at - 1]?.chunk.text ?? "");
  return glued && !anyRole(pieces, "by");
}

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

/** Columns that are no figures: “the commission rate of each affiliate”, “when was each product launched”. */
const saysColumns = (pieces: Pieces): boolean =>
  pieces.some(
    (piece) =>
      (hasKind(piece, "field", "detail") &&
        /\b(?:commission rate|price)s?$/i.test(piece.chunk.text)) ||
      (hasKind(piece, "detail") &&
        /^(?:when .*)?(?:launch|introduc|releas)/i.test(piece.chunk.text)),
  );

/** “Of each affiliate”, “does each get”: all rows, since a column of theirs is asked for. */
function isEachOf(pieces: Pieces, piece: Piece): boolean {
  if (!hasRole(piece, "by")) return false;
  if (/\beach$/i.test(piece.chunk.text) && isAnaphor(pieces, piece)) return true;
  const next = neighbour(pieces, piece.at, 1);
  return (
    hasTopic(next, "product", "affiliate") ||
    (hasKind(next, "value") && ofColumn(next, "products.category"))
  );
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
  if (pieces.some((piece) => hasKind(piece, "measure"))) return [];
  if (namesProducts(pieces, ranking) && !anyRole(pieces, "count")) return entities;
  if (ranking.field !== null || rankedField(pieces, ranking) !== null) return entities;
  if (areSized(pieces, ranking, entity)) return [entity];
  if (sorts !== null && entity === "products" && !anyRole(pieces, "count")) return [entity];
  if (ranking.direction !== null && !ranking.sortOnly) return [];
  if (anyRole(pieces, "count")) return [];
  const shows = pieces.filter(
    (piece) =>
      !piece.taken &&
      ((hasKind(piece, "detail") && !isSource(pieces, piece)) ||
        (hasKind(piece, "group") && /\bnames?$/i.test(piece.chunk.text))),
  );
  if (shows.length > 0 || anyRole(pieces, "list")) return entities;
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
    ofColumn(next, "products.category") &&
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
    const state = topics.flatMap((id) => states[id] ?? [])[0];
    const isColumn =
      hasKind(piece, "detail") ||
      (hasKind(piece, "field") && !hasTopic(pieces[piece.at + 1], "order", "charge"));
    if (state !== undefined && !isColumn) {
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
          : { by, direction: ranking.direction },
    limit: ranking.limit,
  };
}
