/** Questions for rows: "list the coffees", "the five largest orders", "names and prices of the gear". */
import type { EntityId, FieldId, Filter, ListPlan, Period } from "../plan.ts";
import { amounts } from "../tables.ts";
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
import { topics } from "../vocabulary.ts";
import { filtersFor, readIntervals, readNamedFilters, together } from "./named-filters.ts";
import { numberFilter, readNumberTests, readTimes } from "./times-and-numbers.ts";
import { readRanking } from "./ranking.ts";

/** Which rows the question is about: the first thing that it names. */
function entityIn(pieces: Pieces): EntityId | null {
  const products = pieces.some(
    (piece) =>
      meaningsOf(piece, "value").some(({ column }) => column.startsWith("products.")) ||
      meaningsOf(piece, "field").some(({ id }) => id === "price" || id === "cost"),
  );
  for (const piece of pieces) {
    for (const { id } of meaningsOf(piece, "topic")) {
      const entity = topics[id].rows;
      if (entity !== undefined && !/^(?:bu|bought|ordered|purchased)/i.test(piece.chunk.text))
        return entity;
    }
    const [group] = meaningsOf(piece, "group");
    if (group?.id === "affiliate") return "affiliates";
    if (group?.id === "product") return "products";
  }
  if (products) return "products";
  return pieces.some((piece) => hasTopic(piece, "refund")) ? "charges" : null;
}

/** "Email customers", "people from email": the channel they came from, not a column to show. */
const isSource = (pieces: Pieces, piece: Piece): boolean =>
  hasKind(piece, "value") &&
  (hasTopic(pieces[piece.at + 1], "customer", "signup") ||
    /\b(?:from|via|through|by)$/i.test(pieces[piece.at - 1]?.chunk.text ?? ""));

/** Whether the question wants rows rather than a figure. */
export function wantsRows(pieces: Pieces): boolean {
  if (
    pieces.some(
      (piece) =>
        hasRole(piece, "high", "low") && /\b(?:most|fewest|least)\b/i.test(piece.chunk.text),
    )
  )
    return false;
  if (anyRole(pieces, "count", "average", "versus")) return false;
  if (
    anyRole(pieces, "list", "dear", "cheap", "oldest") ||
    pieces.some(
      (piece) => hasKind(piece, "detail") && !hasKind(piece, "group") && !isSource(pieces, piece),
    )
  )
    return true;
  if (pieces.some((piece) => meaningsOf(piece, "fact").some(({ id }) => /subscribable$/.test(id))))
    return true;
  if (pieces.some((piece) => hasRole(piece, "recent") && piece.chunk.period === null)) return true;
  const [opening] = pieces.filter((piece) => !isFiller(piece));
  const sized = pieces.some((piece) => {
    let next = neighbour(pieces, piece.at, 1);
    while (next !== undefined && hasKind(next, "value") && !hasKind(next, "topic"))
      next = neighbour(pieces, next.at, 1);
    return (
      hasRole(piece, "high", "low") &&
      !/\b(?:most|fewest|least)\b/i.test(piece.chunk.text) &&
      hasTopic(next, "order", "charge", "failure", "refund")
    );
  });
  const tested = pieces.some(
    (piece) =>
      hasRole(piece, "gt", "ge", "lt", "le", "between", "or_more", "or_less") &&
      !hasRole(piece, "by"),
  );
  const numbered = pieces.some(({ chunk }) => chunk.number !== null);
  const named =
    /^(?:which|who)\b/i.test(opening?.chunk.text ?? "") &&
    !anyRole(pieces, "high", "low", "best", "worst", "common", "popular", "seller");
  const asked = opening === undefined ? undefined : neighbour(pieces, opening.at, 1);
  const things =
    hasTopic(asked, "order", "product", "charge", "affiliate", "customer", "offer") ||
    hasKind(asked, "value");
  return (
    sized ||
    (named && things && !anyRole(pieces, "by", "more")) ||
    (tested &&
      numbered &&
      (hasTopic(opening, "order", "product", "charge") || hasKind(opening, "value")) &&
      !anyRole(pieces, "by"))
  );
}

const isColumn = (piece: Piece): boolean =>
  hasKind(piece, "detail", "field", "group") && !hasKind(piece, "value");

/** @returns null if a list of rows cannot show something that was said */
export function rowsPlan(pieces: Pieces, last: Period | null): ListPlan | null {
  const of = entityIn(pieces);
  if (of === null) return null;
  const refunds = of === "charges" && pieces.some((piece) => hasTopic(piece, "refund"));
  const amount: FieldId | null = refunds ? "refunded" : (amounts[of] ?? null);
  const times = readTimes(pieces, last);
  if (times.periods.length > 1) return null;
  const intervals = readIntervals(pieces);
  const filters: Filter[] = [];
  for (const { test, unit, first, last: end } of readNumberTests(pieces)) {
    const beside = [neighbour(pieces, first, -1), neighbour(pieces, end, 1)];
    const noun = beside.some(
      (piece) =>
        /^cost$/i.test(piece?.chunk.text ?? "") &&
        /^(?:an?|the|their|unit)$/i.test(pieces[(piece?.at ?? 0) - 1]?.chunk.text ?? ""),
    );
    const [field = amount] = noun
      ? (["cost"] as const)
      : beside.flatMap((piece) => meaningsOf(piece, "field").map(({ id }) => id));
    // "Orders with more than 3 items", "from people over 40": not columns of these rows.
    const other = beside.some(
      (piece) => hasTopic(piece, "unit") || (hasTopic(piece, "customer") && unit === null),
    );
    if (field === null || (other && of === "orders")) return null;
    for (const piece of beside) if (piece !== undefined && hasKind(piece, "field")) take(piece);
    filters.push(numberFilter(field, test));
  }
  const ranking = readRanking(pieces);
  const near =
    ranking.piece === null
      ? []
      : ([1, -1] as const).map((step) => neighbour(pieces, ranking.piece?.at ?? 0, step));
  const named1 = near.flatMap((piece) => meaningsOf(piece, "field").map(({ id }) => id));
  const costs = pieces.some((piece) => /^costs?$/i.test(piece.chunk.text) && !piece.taken);
  const rankedBy =
    ranking.field === "date"
      ? undefined
      : costs &&
          (named1.includes("cost") ||
            (ranking.field === "price" && !pieces.some(({ chunk }) => /price/i.test(chunk.text))))
        ? "cost"
        : named1[0];
  const sortedBy = pieces.find(
    (piece) => hasRole(piece, "by", "sort") && hasKind(neighbour(pieces, piece.at, 1), "field"),
  );
  const [sortField] =
    sortedBy === undefined ? [] : meaningsOf(neighbour(pieces, sortedBy.at, 1), "field");
  if (sortedBy !== undefined) take(sortedBy);
  for (const piece of pieces)
    if (
      hasKind(piece, "group") &&
      meaningsOf(piece, "topic").some(({ id }) => topics[id].rows === of)
    )
      take(piece, `rows of ${of}`);
  // "Emails of customers" are a column to show; "email customers" came by email.
  for (const piece of pieces)
    if (hasKind(piece, "detail") && hasKind(piece, "value") && !isSource(pieces, piece))
      take(piece, "a column of the list");
  const named = filtersFor([...intervals, ...readNamedFilters(pieces)], of);
  if (named === null) return null;
  for (const piece of pieces) {
    if (piece.taken) continue;
    const said = meaningsOf(piece, "topic").map(({ id }) => id);
    const [state] = said.flatMap((id) =>
      id === "refund" && refunds ? [] : (topics[id].state ?? []),
    );
    if (state !== undefined && !hasKind(piece, "detail", "field")) {
      filters.push(state);
      take(piece, "which rows");
    } else if (
      said.some(
        (id) =>
          topics[id].rows !== undefined ||
          (id === "refund" && refunds) ||
          ["price", "earn", "sell", "shown", "taken", "subscribe"].includes(id),
      )
    )
      take(piece, `rows of ${of}`);
    else if (isColumn(piece)) take(piece, "a column of the list");
    else if (hasRole(piece, "money", "list", "which", "who", "when", "where", "and", "comma", "by"))
      take(piece);
  }
  const field = ranking.field === "price" ? amount : ranking.field;
  const by = rankedBy ?? sortField?.id ?? field ?? amount;
  const ranked = ranking.direction !== null || sortField !== undefined;
  if (ranked && by === null) return null;
  const usual = /^(?:sort|order|arrang)/i.test(ranking.piece?.chunk.text ?? "sort");
  return {
    kind: "list",
    of,
    filters: together([...filters, ...named]),
    period: times.periods[0] ?? null,
    order:
      !ranked || by === null
        ? null
        : { by, direction: usual ? "asc" : (ranking.direction ?? "asc") },
    limit: ranking.limit,
  };
}
