/** Questions for rows: "list the coffees", "the five largest orders", "names and prices of the gear". */
import type { EntityId, FieldId, Filter, ListPlan } from "../plan.ts";
import { amounts, isTime, tables } from "../tables.ts";
import { anyRole, anyText, findPiece, pieceAt, type Piece, type Pieces } from "./pieces.ts";
import { type TopicId, topics } from "../vocabulary.ts";
import { readCohort, readHistories } from "./histories.ts";
import { filtersFor, readIntervals, readNamedFilters, together } from "./named-filters.ts";
import { fitsUnit, numberFilter, readNumberTests, readTimes } from "./times-and-numbers.ts";
import { type Ranking, readRanking } from "./ranking.ts";
import { testedBy } from "./slots.ts";
import { harmless } from "./topics.ts";

/** Which rows the question is about: the first thing that it names. */
function entityIn(pieces: Pieces): EntityId | null {
  for (const piece of pieces) {
    const [entity] = piece.meanings("topic").flatMap(({ id }) => topics[id].rows ?? []);
    const isVerb = /^(?:bu|bought|ordered|purchased)/i.test(piece.text);
    // "Affiliate orders".
    const isPart =
      !piece.isPlural && piece.right.meanings("topic").some(({ id }) => "rows" in topics[id]);
    if (entity !== undefined && !isVerb && !isPart) return entity;
  }
  const isProduct = (piece: Piece): boolean =>
    piece.meanings("value").some(({ column }) => column.startsWith("products.")) ||
    piece.meanings("field").some(({ id }) => id === "price" || id === "cost");
  if (pieces.some((piece) => piece.hasTopic("refund"))) return "charges";
  return pieces.some(isProduct) ? "products" : null;
}

/** "Email customers", "people from email": the channel they came from, not a column to show. */
const isSource = (piece: Piece): boolean =>
  piece.hasKind("value") &&
  (piece.right.hasTopic("customer", "signup") ||
    /\b(?:from|via|through|by)$/i.test(piece.left.text));

const most = /\b(?:most|fewest|least)\b/i;

/** Whether the question wants rows rather than a figure. */
export function wantsRows(pieces: Pieces): boolean {
  const counts = pieces.some((piece) => piece.hasRole("high", "low") && most.test(piece.text));
  if (counts || anyRole(pieces, "count", "average", "versus")) return false;
  if (anyRole(pieces, "list", "dear", "cheap", "oldest", "longest")) return true;
  const isOfOne = pieces.some((piece) =>
    piece.meanings("value").some(({ column }) => column === "products.name"),
  );
  const shows = (piece: Piece): boolean =>
    (piece.hasKind("detail") && (isOfOne || !piece.hasKind("group")) && !isSource(piece)) ||
    (piece.hasRole("recent") && piece.chunk.period === null) ||
    piece.meanings("fact").some(({ id }) => id.endsWith("subscribable")) ||
    // "What does Nyeri Peaberry cost us?"
    (piece.meanings("field").some(({ id }) => id === "cost") &&
      piece.left.meanings("value").some(({ column }) => column === "products.name"));
  if (pieces.some(shows)) return true;
  const opening = findPiece(pieces, (piece) => !piece.isFiller);
  // "The largest order".
  const isSized = pieces.some((piece) => {
    let { next } = piece;
    while (next.hasKind("value") && !next.hasKind("topic")) next = next.next;
    const isOrder = /^order (?:value|size|total|amount)s?$/i.test(next.text);
    const isSized = isOrder || next.hasTopic("order", "charge", "failure", "refund");
    return piece.hasRole("high", "low") && isSized;
  });
  // "The most orders in a day".
  const isTimed = pieces.some((piece) => piece.meanings("group").some(({ id }) => isTime(id)));
  // "Orders over $100".
  const isTested =
    pieces.some(
      (piece) => piece.roleOf("tests") ?? piece.roleOf("testsBefore") ?? piece.hasRole("between"),
    ) && pieces.some(({ chunk }) => chunk.number !== null);
  const opens =
    opening.hasTopic("order", "product", "charge", "subscription") || opening.hasKind("value");
  // "Which orders were refunded?"
  const asked = opening.next;
  const isThing =
    asked.hasTopic("order", "product", "charge", "affiliate", "customer", "offer") ||
    asked.hasKind("value");
  const isNamed =
    /^(?:which|who)\b/i.test(opening.text) &&
    isThing &&
    !anyRole(pieces, "high", "low", "best", "worst", "common", "popular", "seller", "by", "more");
  return (isSized && !isTimed) || isNamed || (isTested && opens && !anyRole(pieces, "by"));
}

/** The conditions with numbers. @returns null if the rows have no such column */
function numberFilters(pieces: Pieces, amount: FieldId | null): Filter[] | null {
  const found: Filter[] = [];
  for (const condition of readNumberTests(pieces)) {
    const { test, unit } = condition;
    const { measure, field: named } = testedBy(pieces, condition);
    const field = named ?? (measure === null ? amount : null);
    // "From people over 40": the data has no ages.
    const isAge = unit === null && pieceAt(pieces, condition.first).before.hasTopic("customer");
    if (field === null || isAge || !fitsUnit(field, unit)) return null;
    found.push(numberFilter(field, test));
  }
  return found;
}

/** The column that the rows are sorted by, if the question names one. */
function sortField(pieces: Pieces, ranking: Ranking): FieldId | undefined {
  const by = findPiece(
    pieces,
    (piece) => piece.hasRole("by", "sort") && piece.next.hasKind("field"),
  );
  const near = [ranking.piece, by].flatMap(({ next, before }) => [next, before]);
  by.take();
  if (ranking.field === "date" && !by.exists) return undefined;
  const fields = near.flatMap((piece) => piece.meanings("field").map(({ id }) => id));
  const costs =
    anyText(pieces, /^costs?$/i) && ranking.field === "price" && !anyText(pieces, /price/i);
  return costs ? "cost" : fields[0];
}

/** Topics that say nothing more about the rows of a list. */
const idle: readonly TopicId[] = ["price", "earn", "sell", "shown", "taken", "subscribe", "signup"];

/** @returns null if a list of rows cannot show something that was said */
export function rowsPlan(pieces: Pieces): ListPlan | null {
  const of = entityIn(pieces);
  // "Who bought a kettle?" does not ask for products.
  if (of === null || (of === "products" && anyRole(pieces, "who"))) return null;
  // "The cheapest product in each category".
  const isEach = (piece: Piece): boolean =>
    piece.hasKind("group") && /^(?:in |of )(?:each|every)$/i.test(piece.before.text);
  // "The biggest refund by state", "canceled on the day they started".
  const isSplit = (piece: Piece): boolean =>
    piece.hasKind("group") &&
    !piece.hasKind("field") &&
    ((/^by$/i.test(piece.before.text) && !piece.hasKind("topic", "detail")) ||
      (/^the$/i.test(piece.left.text) && /^on$/i.test(piece.left.left.text)));
  if (pieces.some(isEach) || pieces.some(isSplit)) return null;
  const refunds = of === "charges" && pieces.some((piece) => piece.hasTopic("refund"));
  const amount = refunds ? "refunded" : (amounts[of] ?? null);
  const bought = readHistories(pieces);
  const histories = [...bought, ...readCohort(pieces, bought.length > 0)];
  const times = readTimes(pieces, null);
  const intervals = readIntervals(pieces);
  const numbers = numberFilters(pieces, amount);
  const ranking = readRanking(pieces);
  const field = sortField(pieces, ranking);
  const isOwn = (piece: Piece): boolean =>
    piece.meanings("topic").some(({ id }) => topics[id].rows === of);
  for (const piece of pieces) {
    if (piece.hasKind("group") && isOwn(piece)) piece.take(`rows of ${of}`);
    // "Emails of customers" are a column to show; "email customers" came by email.
    if (piece.hasKind("detail") && piece.hasKind("value") && !isSource(piece))
      piece.take("a column of the list");
  }
  const named = filtersFor([...intervals, ...readNamedFilters(pieces, "subjects")], of);
  if (numbers === null || named === null || times.periods.length > 1) return null;
  // "No orders last month" is not "no orders"; the time would be that of joining.
  const isNever = named.some((one) => one.kind === "fact" && one.fact.startsWith("never_"));
  if (isNever && times.periods.length > 0 && !pieces.some((piece) => piece.hasTopic("signup")))
    return null;
  // "List the refunds": charges with one.
  const some = { op: ">", value: 0, to: 0 } as const;
  const isAny =
    refunds && numbers.length === 0 && (ranking.direction !== "desc" || ranking.field === "date");
  const filters = isAny ? [numberFilter("refunded", some)] : [...numbers];
  for (const piece of pieces) {
    // "Longest running" ranks and says a state.
    if (piece.taken && piece !== ranking.piece) continue;
    const said = piece.meanings("topic").map(({ id }) => id);
    const isRefund = refunds && said.includes("refund");
    const [state] = isRefund ? [] : said.flatMap((id) => topics[id].state ?? []);
    if (state !== undefined) {
      filters.push(state);
      piece.take("which rows");
    } else if (
      isRefund ||
      said.some(
        (id) =>
          topics[id].rows === of ||
          harmless[of].includes(id) ||
          (id === "customer" && tables[of].columns.includes("c.first_name")) ||
          idle.includes(id),
      )
    )
      piece.take(`rows of ${of}`);
    else if (piece.hasKind("detail", "field", "group") && !piece.hasKind("value"))
      piece.take("a column of the list");
    else if (piece.roleOf("glue") === true) piece.take();
  }
  const by = field ?? (ranking.field === "price" ? amount : ranking.field) ?? amount;
  const ranked = ranking.direction !== null || field !== undefined;
  if (ranked && by === null) return null;
  // "Sorted by price": from the lowest.
  const { direction } = ranking;
  const sorts = /^(?:sort|order|arrang)/i.test(ranking.piece.exists ? ranking.piece.text : "sort");
  return {
    kind: "list",
    of,
    filters: together([...filters, ...named, ...histories]),
    period: times.periods[0] ?? null,
    order: !ranked || by === null ? null : { by, direction: sorts ? "asc" : (direction ?? "asc") },
    limit: ranking.limit,
  };
}
