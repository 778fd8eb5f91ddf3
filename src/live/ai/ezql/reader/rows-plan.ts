/** Questions for rows: "list the coffees", "the five largest orders", "names and prices of the gear". */
import type { EntityId, FieldId, Filter, ListPlan } from "../plan.ts";
import { amounts } from "../tables.ts";
import {
  anyRole,
  anyText,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  meaningsOf,
  neighbor,
  type Piece,
  type Pieces,
  roleOf,
  take,
} from "./pieces.ts";
import { topics } from "../vocabulary.ts";
import { readCohort, readHistories } from "./histories.ts";
import { filtersFor, readIntervals, readNamedFilters, together } from "./named-filters.ts";
import { numberFilter, readNumberTests, readTimes } from "./times-and-numbers.ts";
import { type Ranking, readRanking } from "./ranking.ts";

/** Which rows the question is about: the first thing that it names. */
function entityIn(pieces: Pieces): EntityId | null {
  for (const piece of pieces) {
    const [entity] = meaningsOf(piece, "topic").flatMap(({ id }) => topics[id].rows ?? []);
    const isVerb = /^(?:bu|bought|ordered|purchased)/i.test(piece.chunk.text);
    if (entity !== undefined && !isVerb) return entity;
  }
  const isProduct = (piece: Piece): boolean =>
    meaningsOf(piece, "value").some(({ column }) => column.startsWith("products.")) ||
    meaningsOf(piece, "field").some(({ id }) => id === "price" || id === "cost");
  if (pieces.some((piece) => meaningsOf(piece, "field").some(({ id }) => id === "total")))
    return "orders";
  if (pieces.some(isProduct)) return "products";
  return pieces.some((piece) => hasTopic(piece, "refund")) ? "charges" : null;
}

/** "Email customers", "people from email": the channel they came from, not a column to show. */
const isSource = (pieces: Pieces, piece: Piece): boolean =>
  hasKind(piece, "value") &&
  (hasTopic(pieces[piece.at + 1], "customer", "signup") ||
    /\b(?:from|via|through|by)$/i.test(pieces[piece.at - 1]?.chunk.text ?? ""));

const most = /\b(?:most|fewest|least)\b/i;

/** Whether the question wants rows rather than a figure. */
export function wantsRows(pieces: Pieces): boolean {
  const counts = pieces.some(
    (piece) => hasRole(piece, "high", "low") && most.test(piece.chunk.text),
  );
  if (counts || anyRole(pieces, "count", "average", "versus")) return false;
  if (anyRole(pieces, "list", "dear", "cheap", "oldest", "longest")) return true;
  const shows = (piece: Piece): boolean =>
    (hasKind(piece, "detail") && !hasKind(piece, "group") && !isSource(pieces, piece)) ||
    (hasRole(piece, "recent") && piece.chunk.period === null) ||
    meaningsOf(piece, "fact").some(({ id }) => id.endsWith("subscribable")) ||
    // "What does Nyeri Peaberry cost us?"
    (meaningsOf(piece, "field").some(({ id }) => id === "cost") &&
      meaningsOf(pieces[piece.at - 1], "value").some(({ column }) => column === "products.name"));
  if (pieces.some(shows)) return true;
  const opening = pieces.find((piece) => !isFiller(piece));
  // "The largest order".
  const isSized = pieces.some((piece) => {
    let next = neighbor(pieces, piece.at, 1);
    while (next !== undefined && hasKind(next, "value") && !hasKind(next, "topic"))
      next = neighbor(pieces, next.at, 1);
    const isOrder = /^order (?:value|size|total|amount)s?$/i.test(next?.chunk.text ?? "");
    const isSized = isOrder || hasTopic(next, "order", "charge", "failure", "refund");
    return hasRole(piece, "high", "low") && isSized;
  });
  // "Orders over $100".
  const isTested =
    pieces.some(
      (piece) =>
        roleOf(piece, "tests") ?? roleOf(piece, "testsBefore") ?? hasRole(piece, "between"),
    ) && pieces.some(({ chunk }) => chunk.number !== null);
  const opens =
    hasTopic(opening, "order", "product", "charge", "subscription") || hasKind(opening, "value");
  // "Which orders were refunded?"
  const asked = opening === undefined ? undefined : neighbor(pieces, opening.at, 1);
  const isThing =
    hasTopic(asked, "order", "product", "charge", "affiliate", "customer", "offer") ||
    hasKind(asked, "value");
  const isNamed =
    /^(?:which|who)\b/i.test(opening?.chunk.text ?? "") &&
    isThing &&
    !anyRole(pieces, "high", "low", "best", "worst", "common", "popular", "seller", "by", "more");
  return isSized || isNamed || (isTested && opens && !anyRole(pieces, "by"));
}

/** The conditions with numbers. @returns null if the rows have no such column */
function numberFilters(pieces: Pieces, of: EntityId, amount: FieldId | null): Filter[] | null {
  const found: Filter[] = [];
  for (const { test, unit, first, last } of readNumberTests(pieces)) {
    const beside = [neighbor(pieces, first, -1), neighbor(pieces, last, 1)];
    // "Orders with more than 3 items", "from people over 40": not columns of these rows.
    const isOther = beside.some(
      (piece) => hasTopic(piece, "unit") || (unit === null && hasTopic(piece, "customer")),
    );
    const noun = beside.find((piece) => hasKind(piece, "field"));
    const isCost =
      /^cost$/i.test(noun?.chunk.text ?? "") &&
      /^(?:an?|the|their|unit)$/i.test(pieces[(noun?.at ?? 0) - 1]?.chunk.text ?? "");
    const field = isCost ? "cost" : (meaningsOf(noun, "field")[0]?.id ?? amount);
    // "Affiliates with more than 100 orders".
    const isCounted = meaningsOf(beside[1], "topic").some(
      ({ id }) => (topics[id].rows ?? of) !== of,
    );
    if (field === null || isCounted || (isOther && of === "orders")) return null;
    if (noun !== undefined) take(noun);
    found.push(numberFilter(field, test));
  }
  return found;
}

/** The column that the rows are sorted by, if the question names one. */
function sortField(pieces: Pieces, ranking: Ranking): FieldId | undefined {
  const by = pieces.find(
    (piece) => hasRole(piece, "by", "sort") && hasKind(neighbor(pieces, piece.at, 1), "field"),
  );
  const near = [ranking.piece, ...(by === undefined ? [] : [by])].flatMap((piece) =>
    piece === null ? [] : ([1, -1] as const).map((step) => neighbor(pieces, piece.at, step)),
  );
  if (by !== undefined) take(by);
  if (ranking.field === "date" && by === undefined) return undefined;
  const fields = near.flatMap((piece) => meaningsOf(piece, "field").map(({ id }) => id));
  const costs =
    anyText(pieces, /^costs?$/i) && ranking.field === "price" && !anyText(pieces, /price/i);
  return costs ? "cost" : fields[0];
}

/** @returns null if a list of rows cannot show something that was said */
export function rowsPlan(pieces: Pieces): ListPlan | null {
  const of = entityIn(pieces);
  if (of === null) return null;
  const refunds = of === "charges" && pieces.some((piece) => hasTopic(piece, "refund"));
  const amount = refunds ? "refunded" : (amounts[of] ?? null);
  const bought = readHistories(pieces);
  const histories = [...bought, ...readCohort(pieces, bought.length > 0)];
  const times = readTimes(pieces, null);
  const intervals = readIntervals(pieces);
  const numbers = numberFilters(pieces, of, amount);
  const ranking = readRanking(pieces);
  const field = sortField(pieces, ranking);
  const isOwn = (piece: Piece): boolean =>
    meaningsOf(piece, "topic").some(({ id }) => topics[id].rows === of);
  for (const piece of pieces) {
    if (hasKind(piece, "group") && isOwn(piece)) take(piece, `rows of ${of}`);
    // "Emails of customers" are a column to show; "email customers" came by email.
    if (hasKind(piece, "detail") && hasKind(piece, "value") && !isSource(pieces, piece))
      take(piece, "a column of the list");
  }
  const named = filtersFor([...intervals, ...readNamedFilters(pieces, "subjects")], of);
  if (numbers === null || named === null || times.periods.length > 1) return null;
  const filters = [...numbers];
  for (const piece of pieces) {
    // "Longest running" ranks and says a state.
    if (piece.taken && piece !== ranking.piece) continue;
    const said = meaningsOf(piece, "topic").map(({ id }) => id);
    const isRefund = refunds && said.includes("refund");
    const [state] = isRefund ? [] : said.flatMap((id) => topics[id].state ?? []);
    if (state !== undefined) {
      filters.push(state);
      take(piece, "which rows");
    } else if (
      isRefund ||
      said.some(
        (id) =>
          topics[id].rows ?? ["price", "earn", "sell", "shown", "taken", "subscribe"].includes(id),
      )
    )
      take(piece, `rows of ${of}`);
    else if (hasKind(piece, "detail", "field", "group") && !hasKind(piece, "value"))
      take(piece, "a column of the list");
    else if (roleOf(piece, "glue") === true) take(piece);
  }
  const by = field ?? (ranking.field === "price" ? amount : ranking.field) ?? amount;
  const ranked = ranking.direction !== null || field !== undefined;
  if (ranked && by === null) return null;
  // "Sorted by price": from the lowest.
  const { direction } = ranking;
  const sorts = /^(?:sort|order|arrang)/i.test(ranking.piece?.chunk.text ?? "sort");
  return {
    kind: "list",
    of,
    filters: together([...filters, ...named, ...histories]),
    period: times.periods[0] ?? null,
    order: !ranked || by === null ? null : { by, direction: sorts ? "asc" : (direction ?? "asc") },
    limit: ranking.limit,
  };
}
