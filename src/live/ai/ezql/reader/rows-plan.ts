/** Questions for rows: "list the coffees", "the five largest orders", "names and prices of the gear". */
import type { EntityId, Filter, ListPlan } from "../plan.ts";
import { amounts, tables } from "../tables.ts";
import { anyRole, findPiece, type Piece, type Pieces } from "./pieces.ts";
import { topics, type TopicId } from "../vocabulary.ts";
import { filtersFor, readNamedFilters, together } from "./named-filters.ts";
import { isRankingWord } from "./dimensions.ts";
import { fitsUnit, numberFilter, readConditions } from "./slots.ts";
import { neutralTopics } from "./subjects.ts";

/** Which rows the question is about: the first thing that it names. */
function entityIn(pieces: Pieces): EntityId | null {
  const { rows } = findPiece(pieces, (piece) => piece.rows !== undefined);
  if (rows !== undefined) return rows;
  if (pieces.some((piece) => piece.hasTopic("refund"))) return "charges";
  return pieces.some(isProduct) ? "products" : null;
}

const isProduct = (piece: Piece): boolean =>
  piece.meanings("value").some(({ column }) => column.startsWith("products.")) ||
  piece.meanings("field").some(({ id }) => id === "price");

/** "Email customers", "people from email": the channel they came from; "emails of customers" are a column to show. */
const isSource = (piece: Piece): boolean =>
  piece.hasKind("value") &&
  (piece.right.hasTopic("customer", "signup") ||
    /\b(?:from|via|through|by)$/i.test(piece.left.text));

/** Whether the question wants rows rather than a figure. */
export function wantsRows(pieces: Pieces): boolean {
  const counts = pieces.some(
    (piece) => piece.hasRole("high", "low") && /\b(?:most|fewest|least)\b/i.test(piece.text),
  );
  if (counts || anyRole(pieces, "count", "average", "versus")) return false;
  const shows = (piece: Piece): boolean =>
    piece.hasRole("list", "dear", "cheap", "oldest", "longest") ||
    (piece.hasKind("detail") && !piece.hasKind("group") && !isSource(piece)) ||
    (piece.hasRole("recent") && piece.chunk.period === null);
  if (pieces.some(shows)) return true;
  // "The largest order".
  const isSized = pieces.some(
    (piece) =>
      piece.hasRole("high", "low") && piece.next.hasTopic("order", "charge", "failure", "refund"),
  );
  // "Which orders were refunded?"
  const opening = findPiece(pieces, (piece) => !piece.isFiller);
  const asked = opening.next;
  const isThing =
    asked.hasTopic("order", "product", "charge", "affiliate", "customer", "offer") ||
    asked.hasKind("value");
  const isRanked = pieces.some(isRankingWord) || anyRole(pieces, "by", "more");
  // "Products under $10".
  const isPriced = opening.hasTopic("product") || isProduct(opening);
  if (isPriced && asked.roleOf("tests") !== undefined) return true;
  return isSized || (/^(?:which|who)\b/i.test(opening.text) && isThing && !isRanked);
}

/** Topics that say nothing more about the rows of a list. */
const idle: readonly TopicId[] = ["price", "earn", "sell", "shown", "signup"];

/** @returns null if a list of rows cannot show something that was said */
export function rowsPlan(pieces: Pieces): ListPlan | null {
  const of = entityIn(pieces);
  // "Who bought a kettle?" does not ask for products.
  if (of === null || (of === "products" && anyRole(pieces, "who"))) return null;
  // "The cheapest product in each category", "the biggest refund by state".
  const isSplit = (piece: Piece): boolean =>
    piece.hasKind("group") &&
    !piece.hasKind("field", "topic", "detail") &&
    /^by$|\b(?:each|every)$/i.test(piece.before.text);
  if (pieces.some(isSplit)) return null;
  const refunds = of === "charges" && pieces.some((piece) => piece.hasTopic("refund"));
  const amount = refunds ? "refunded" : (amounts[of] ?? null);
  const { histories, times, conditions, ranking } = readConditions(pieces, null);
  const numbers: Filter[] = [];
  for (const { test, unit, subject, first } of conditions) {
    const field = subject.field ?? (subject.measure === null ? amount : null);
    // "From people over 40": the data has no ages.
    const isAge = unit === null && first.before.hasTopic("customer");
    if (field === null || isAge || !fitsUnit(field, unit)) return null;
    numbers.push(numberFilter(field, test));
  }
  const by = findPiece(
    pieces,
    (piece) => piece.hasRole("by", "sort") && piece.next.hasKind("field"),
  );
  const sorted = [ranking.piece, by]
    .flatMap(({ next, before }) => [next, before])
    .flatMap((piece) => piece.meanings("field").map(({ id }) => id));
  const field = ranking.field === "date" && !by.exists ? undefined : sorted[0];
  by.take();
  for (const piece of pieces) {
    if (piece.hasKind("group") && piece.rows === of) piece.take(`rows of ${of}`);
    if (piece.hasKind("detail") && piece.hasKind("value") && !isSource(piece))
      piece.take("a column of the list");
  }
  const named = filtersFor(readNamedFilters(pieces, "subjects"), of);
  if (named === null || times.periods.length > 1) return null;
  // "List the refunds": charges with one.
  const some = { op: ">", value: 0, to: 0 } as const;
  const filters = refunds && numbers.length === 0 ? [numberFilter("refunded", some)] : [...numbers];
  for (const piece of pieces) {
    // "Longest running" ranks and says a state.
    if (piece.taken && piece !== ranking.piece) continue;
    const said = piece.meanings("topic").map(({ id }) => id);
    const isRefund = refunds && said.includes("refund");
    const [state] = isRefund ? [] : said.flatMap((id) => topics[id].state ?? []);
    const isKnown = (id: TopicId): boolean =>
      topics[id].rows === of ||
      neutralTopics[of].includes(id) ||
      (id === "customer" && tables[of].columns.includes("c.first_name")) ||
      idle.includes(id);
    if (state !== undefined) {
      filters.push(state);
      piece.take("which rows");
    } else if (isRefund || said.some(isKnown)) piece.take(`rows of ${of}`);
    else if (piece.hasKind("detail", "field", "group") && !piece.hasKind("value"))
      piece.take("a column of the list");
  }
  const order = field ?? (ranking.field === "price" ? amount : ranking.field) ?? amount;
  const ranked = ranking.direction !== null || field !== undefined;
  if (ranked && order === null) return null;
  const direction = ranking.direction ?? "asc";
  return {
    kind: "list",
    of,
    filters: together([...filters, ...named, ...histories]),
    period: times.periods[0] ?? null,
    order: !ranked || order === null ? null : { by: order, direction },
    limit: ranking.limit,
  };
}
