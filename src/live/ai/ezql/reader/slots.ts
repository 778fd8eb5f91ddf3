/** Everything a question says, sorted: figures, splits, conditions, times, a ranking. */
import type { ChartKind } from "#live/engine/charts/spec.ts";
import { groupOfColumn, isTime } from "../tables.ts";
import type { Base, FieldId, Filter, GroupId, Having, MeasureId, Period, Shape } from "../plan.ts";
import { topics } from "../vocabulary.ts";
import { type Dimensions, readDimensions } from "./dimensions.ts";
import {
  type NamedFilter,
  type Preference,
  readIntervals,
  readNamedFilters,
} from "./named-filters.ts";
import { pieceAt, type Piece, type Pieces } from "./pieces.ts";
import { readCohort, readHistories } from "./histories.ts";
import { type Ranking, readRanking } from "./ranking.ts";
import { readSubjects, type Subjects } from "./subjects.ts";
import {
  type NumberCondition,
  readNumberTests,
  readTimes,
  type Times,
} from "./times-and-numbers.ts";
import { choose } from "./topics.ts";

/** Everything one question says, before it becomes a plan or changes the last one. */
export interface Slots {
  readonly pieces: Pieces;
  readonly times: Times;
  readonly ranking: Ranking;
  readonly dimensions: Dimensions;
  readonly conditions: readonly Tested[];
  readonly named: readonly NamedFilter[];
  readonly histories: readonly Filter[];
  readonly subjects: Subjects;
  readonly chart: ChartKind | null;
}

/** A plan of figures in progress. */
export interface Draft {
  wanted: readonly MeasureId[];
  readonly first: MeasureId;
  readonly groups: GroupId[];
  filters: Filter[];
  shape: Shape;
  having: Having | null;
  period: Period | null;
}

function readChart(pieces: Pieces): ChartKind | null {
  const found = pieces.filter((piece) => piece.roleOf("chart") !== undefined);
  const kind = found[0]?.roleOf("chart") ?? null;
  for (const piece of found) piece.take(`shown as ${kind ?? ""}`);
  return kind;
}

const subjectOf = (piece: Piece, unit: NumberCondition["unit"]): MeasureId | null => {
  const [measure] = piece.meanings("measure");
  if (measure !== undefined) return measure.id;
  const said = piece.meanings("topic").map(({ id }) => id);
  // "More than one refund" counts them.
  const counted = unit === null ? choose(new Set(said), "count") : null;
  return (counted ?? choose(new Set(said), "none"))?.measures[0] ?? null;
};

/** "Over the last 90 days", "against every state": small words that only introduce what follows. */
function takeGlue(pieces: Pieces): void {
  for (const piece of pieces) {
    const next = piece.next;
    const isTest = next.chunk.number !== null || next.hasRole("money");
    const leads = /^(?:over|past|between|under)$/i.test(piece.text) && next.exists;
    const isOr = piece.hasRole("or") && piece.before.hasKind("value");
    if (
      (leads && !isTest) ||
      (isOr && next.hasKind("value")) ||
      (piece.hasRole("versus") && next.hasRole("by"))
    )
      piece.take();
  }
}

/** "Average monthly revenue", "average orders per day": an average over steps of time. */
const isPerStep = (pieces: Pieces): boolean =>
  pieces.some((piece) => {
    const lead = `${piece.left.text} ${piece.text}`;
    const isStep = piece.taken && piece.meanings("group").some(({ id }) => isTime(id));
    return (
      isStep &&
      /\b(?:per|each|every|an?|daily|weekly|monthly|quarterly|yearly|annual)\b/i.test(lead)
    );
  });

const tableOf: Partial<Record<GroupId, Base>> = {
  offer: "offers",
  placement: "offers",
  flow: "messages",
};

/** "Buyers instead of new customers", "not the revenue": what the last question asked for and this one does not. */
function takeReplaced(pieces: Pieces): void {
  const instead = pieces.findIndex(
    (piece) => piece.hasRole("instead") && /^of$/i.test(piece.right.text),
  );
  for (const piece of pieces) {
    const not = piece.before;
    const denied =
      piece.hasKind("measure", "topic") && !piece.hasKind("value") && not.hasRole("not");
    if ((instead >= 0 && piece.at > instead) || denied) piece.take();
    if (denied) not.take();
  }
}

/** @returns null if the words that name figures do not go together */
export function readSlots(
  pieces: Pieces,
  last: Period | null,
  prefer: Preference,
  follows = false,
): Slots | null {
  takeGlue(pieces);
  if (follows) takeReplaced(pieces);
  const chart = readChart(pieces);
  const bought = readHistories(pieces);
  const histories = [...bought, ...readCohort(pieces, bought.length > 0)];
  const times = readTimes(pieces, last);
  const intervals = readIntervals(pieces);
  const conditions = readNumberTests(pieces);
  const tested = conditions.map((condition) => ({
    ...condition,
    subject: testedBy(pieces, condition),
  }));
  const ranking = readRanking(pieces);
  const dimensions = readDimensions(pieces, ranking, conditions.length > 0);
  const named = [...intervals, ...readNamedFilters(pieces, prefer)];
  const values = named.flatMap(({ options: [one] }) =>
    one?.kind === "values" ? groupOfColumn(one.column) : [],
  );
  const [table] = [...dimensions.options.flatMap(([id]) => id ?? []), ...values].flatMap(
    (id) => tableOf[id] ?? [],
  );
  const subjects = readSubjects(pieces, table, isPerStep(pieces));
  if (subjects === null) return null;
  return {
    pieces,
    times,
    ranking,
    dimensions,
    conditions: tested,
    named,
    histories,
    subjects,
    chart,
  };
}

interface Tested extends NumberCondition {
  readonly subject: { readonly measure: MeasureId | null; readonly field: FieldId | null };
}

/** "Customers who bought from more than one category". */
const kindsBought = (piece: Piece): MeasureId | undefined =>
  piece
    .meanings("group")
    .map(
      ({ id }) =>
        ({ product: "products_bought", category: "categories_bought" } as const)[id as "product"],
    )
    .find((id) => id !== undefined);

/** What a number is compared with: "more than 10 orders", "price under $5", "spent over $500". */
export function testedBy(
  pieces: Pieces,
  { first, last, unit }: NumberCondition,
): Tested["subject"] {
  const next = pieceAt(pieces, last).next;
  const before = pieceAt(pieces, first).before;
  // "More than $50,000 in revenue", but not "over $50 by customers".
  const isNamed = next.at === last + 1 || next.hasTopic("revenue", "earn", "profit", "refund");
  const kinds = pieces.some((piece) => piece.hasTopic("customer")) ? kindsBought(next) : undefined;
  const counted = kinds ?? (unit === "$" && !isNamed ? null : subjectOf(next, unit));
  if (next.exists && counted !== null && !next.hasKind("value")) {
    next.take();
    // "Customers who placed more than 3 orders".
    const isVerb = before.hasTopic("order", "earn", "sell") && !/s$/i.test(before.text);
    if (isVerb) before.take();
    return { measure: counted, field: next.meanings("field")[0]?.id ?? null };
  }
  // "Ordered five or more times", "codes used more than 100 times".
  const unitWord = pieceAt(pieces, last + 1);
  const isOrdered = before.hasTopic("order") || before.hasKind("group");
  if (/^times?$/i.test(unitWord.text) && isOrdered) {
    unitWord.take();
    if (before.hasTopic("order")) before.take();
    return { measure: "orders", field: null };
  }
  if (/^(?:spen[dt]|spending|earned|brought|paid)/i.test(before.text)) {
    before.take();
    return { measure: "revenue", field: "total" };
  }
  // "With a discount over $10".
  const isDiscount = unit === "$" && before.hasFact("with_code") && /discount$/i.test(before.text);
  const field = before.meanings("field")[0]?.id ?? (isDiscount ? "discount" : null);
  const isRow = before.meanings("topic").some(({ id }) => topics[id].rows !== undefined);
  const counts = field !== null || !(isRow || before.hasTopic("refund"));
  if (field === "price" || field === "cost") before.take();
  return { measure: counts ? subjectOf(before, unit) : null, field };
}
