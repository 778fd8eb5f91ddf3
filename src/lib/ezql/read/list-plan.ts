/** The plan of a list of rows. */
import { lists } from "../columns.ts";
import type { EntityId, FieldId, Filter, ListPlan, Period } from "../plan.ts";
import type { TopicId } from "../vocabulary.ts";
import type { Attached } from "./attach.ts";
import { type Named, filtersFor, readNamed, together } from "./filters.ts";
import { hasKind, hasRole, hasTopic, meaningsOf, take, type Pieces } from "./pieces.ts";
import type { Ranking } from "./ranking.ts";
import { rankedField, sortedBy } from "./said-columns.ts";

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

export const amounts: Readonly<Record<EntityId, FieldId | null>> = {
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
