/** Everything a question says, sorted: figures, splits, conditions, times, a ranking. */
import type { ChartKind } from "#live/engine/charts/spec.ts";
import { isTime } from "../tables.ts";
import { measures } from "../measures.ts";
import type { Base, FieldId, GroupId, MeasureId, Period } from "../plan.ts";
import type { TopicId } from "../vocabulary.ts";
import { type Dimensions, readDimensions } from "./dimensions.ts";
import {
  type NamedFilter,
  type Preference,
  readIntervals,
  readNamedFilters,
} from "./named-filters.ts";
import {
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
  roleOf,
  take,
} from "./pieces.ts";
import { type Ranking, readRanking } from "./ranking.ts";
import { readSubjects, type Subjects } from "./subjects.ts";
import {
  type NumberCondition,
  readNumberTests,
  readTimes,
  type Times,
} from "./times-and-numbers.ts";
import { choose, harmless } from "./topics.ts";

/** Everything one question says, before it becomes a plan or changes the last one. */
export interface Slots {
  readonly pieces: Pieces;
  readonly times: Times;
  readonly ranking: Ranking;
  readonly dimensions: Dimensions;
  readonly conditions: readonly Tested[];
  readonly named: readonly NamedFilter[];
  readonly subjects: Subjects;
  readonly chart: ChartKind | null;
}

function readChart(pieces: Pieces): ChartKind | null {
  const found = pieces.filter((piece) => roleOf(piece, "chart") !== undefined);
  const kind = roleOf(found[0], "chart") ?? null;
  for (const piece of found) take(piece, `shown as ${kind ?? ""}`);
  return kind;
}

const subjectOf = (piece: Piece | undefined): MeasureId | null => {
  const [measure] = meaningsOf(piece, "measure");
  if (measure !== undefined) return measure.id;
  const topics = meaningsOf(piece, "topic").map(({ id }) => id);
  return topics.length === 0 ? null : (choose(new Set(topics), "none")?.measures[0] ?? null);
};

/** "Over the last 90 days", "against every state": small words that only introduce what follows. */
function takeGlue(pieces: Pieces): void {
  for (const piece of pieces) {
    const next = neighbour(pieces, piece.at, 1);
    const tests =
      typeof next?.chunk.number === "number" || hasRole(next, "money") || next === undefined;
    if (
      !tests &&
      hasRole(piece, "gt", "between") &&
      /^(?:over|past|between|under)$/i.test(piece.chunk.text)
    )
      take(piece);
    if (next !== undefined && next.chunk.period !== null && hasRole(piece, "le")) take(piece);
    if (hasRole(piece, "versus") && hasRole(next, "by") && next?.at === piece.at + 1) take(piece);
    const before = neighbour(pieces, piece.at, -1);
    if (hasRole(piece, "or") && hasKind(before, "value") && hasKind(next, "value"))
      take(piece, "or");
  }
}

const tableOf: Partial<Record<GroupId, Base>> = {
  offer: "offers",
  placement: "offers",
  flow: "messages",
};

/** Words for the rows of the last figure. */
function rowsOfLast(pieces: Pieces, spoken: MeasureId | null): Subjects | null {
  if (spoken === null) return null;
  const beside: readonly TopicId[] = [
    ...harmless[measures[spoken].base],
    "shown",
    "customer",
    "message",
  ];
  const own = pieces.filter((piece) => !piece.taken && hasKind(piece, "topic"));
  const fits = own.every((piece) =>
    meaningsOf(piece, "topic").every(({ id }) => beside.includes(id)),
  );
  if (!fits) return null;
  for (const piece of own) take(piece);
  return { measures: [], share: false, average: false, counted: false };
}

/** "Buyers instead of new customers", "not the revenue": what the last question asked for and this one does not. */
function takeReplaced(pieces: Pieces): void {
  const instead = pieces.find(
    (piece) => hasRole(piece, "instead") && /^of$/i.test(pieces[piece.at + 1]?.chunk.text ?? ""),
  );
  for (const piece of pieces) {
    const denied =
      hasKind(piece, "measure", "topic") &&
      !hasKind(piece, "value") &&
      hasRole(neighbour(pieces, piece.at, -1), "not");
    if ((instead !== undefined && piece.at > instead.at) || denied) take(piece);
    const not = denied ? neighbour(pieces, piece.at, -1) : undefined;
    if (not !== undefined) take(not);
  }
}

/** @returns null if the words that name figures do not go together */
export function readSlots(
  pieces: Pieces,
  last: Period | null,
  say: (id: MeasureId) => string,
  prefer: Preference,
  spoken: MeasureId | null = null,
  follows = false,
): Slots | null {
  takeGlue(pieces);
  if (follows) takeReplaced(pieces);
  const chart = readChart(pieces);
  const times = readTimes(pieces, last);
  const intervals = readIntervals(pieces);
  const conditions = readNumberTests(pieces);
  const tested = conditions.map((condition) => ({
    ...condition,
    subject: testedBy(pieces, condition),
  }));
  const ranking = readRanking(pieces);
  const dimensions = readDimensions(pieces, ranking, conditions.length > 0);
  const named = [...intervals, ...readNamedFilters(pieces, prefer, spoken)];
  const table = dimensions.options.flatMap(([id]) =>
    id === undefined ? [] : (tableOf[id] ?? []),
  )[0];
  const found = readSubjects(pieces, say, table);
  // "Only the ones shown at checkout": refers to the rows named before.
  const subjects = found ?? (follows && named.length > 0 ? rowsOfLast(pieces, spoken) : null);
  return subjects === null
    ? null
    : { pieces, times, ranking, dimensions, conditions: tested, named, subjects, chart };
}

interface Tested extends NumberCondition {
  readonly subject: { readonly measure: MeasureId | null; readonly field: FieldId | null };
}

/** What a number is compared with: "more than 10 orders", "price under $5", "spent over $500". */
function testedBy(pieces: Pieces, { first, last, unit }: NumberCondition): Tested["subject"] {
  const next = neighbour(pieces, last, 1);
  const before = neighbour(pieces, first, -1);
  // "More than $50,000 in revenue", but not "over $50 by customers".
  const isNamed = next?.at === last + 1 || hasTopic(next, "revenue", "earn", "profit");
  const counted = unit === "$" && !isNamed ? null : subjectOf(next);
  if (next !== undefined && counted !== null && !hasKind(next, "value")) {
    take(next);
    const verb =
      before !== undefined &&
      hasTopic(before, "order", "earn", "sell") &&
      !/s$/i.test(before.chunk.text);
    if (verb && before !== undefined) take(before);
    return { measure: counted, field: meaningsOf(next, "field")[0]?.id ?? null };
  }
  const [field] = meaningsOf(before, "field");
  const spent =
    before !== undefined &&
    /^(?:spent|spend|spending|earned|brought|paid)/i.test(before.chunk.text);
  if (spent && before !== undefined) {
    take(before);
    return { measure: "revenue", field: "total" };
  }
  if (field !== undefined && before !== undefined) {
    return { measure: subjectOf(before), field: field.id };
  }
  return {
    measure: hasTopic(
      before,
      "order",
      "charge",
      "product",
      "customer",
      "failure",
      "refund",
      "offer",
    )
      ? null
      : subjectOf(before),
    field: null,
  };
}
