/** Everything a question says, sorted: figures, splits, conditions, times, a ranking. */
import type { ChartKind } from "#live/engine/charts/spec.ts";
import { groupOfColumn } from "../tables.ts";
import type { Base, FieldId, Filter, GroupId, Having, MeasureId, Period, Shape } from "../plan.ts";
import { topics } from "../vocabulary.ts";
import { readDimensions } from "./dimensions.ts";
import { type Preference, readNamedFilters } from "./named-filters.ts";
import { pieceAt, type Piece, type Pieces } from "./pieces.ts";
import { readCohort, readHistories } from "./histories.ts";
import { readRanking } from "./ranking.ts";
import { readSubjects } from "./subjects.ts";
import { type NumberCondition, readNumberTests, readTimes } from "./times-and-numbers.ts";
import { choose } from "./topics.ts";

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

/** The figure that a piece names; with a unit of money, never a count. */
const subjectOf = (piece: Piece, unit: NumberCondition["unit"]): MeasureId | null => {
  const [measure] = piece.meanings("measure");
  if (measure !== undefined) return measure.id;
  const said = new Set(piece.meanings("topic").map(({ id }) => id));
  // "More than one refund" counts them.
  const counted = unit === null ? choose(said, "count") : null;
  return (counted ?? choose(said, "none"))?.measures[0] ?? null;
};

/** "Over the last 90 days", "against every state": small words that only introduce what follows. */
function takeGlue(pieces: Pieces): void {
  for (const piece of pieces) {
    const next = piece.next;
    const isTest = next.chunk.number !== null || next.hasRole("money");
    const leads = /^(?:over|past|between|under)$/i.test(piece.text) && next.exists;
    const isOr = piece.hasRole("or") && piece.before.hasKind("value");
    if ((leads && !isTest) || (isOr && next.hasKind("value"))) piece.take();
  }
}

const tableOf: Partial<Record<GroupId, Base>> = {
  offer: "offers",
  placement: "offers",
  flow: "messages",
};

/** What questions for figures and for rows have in common. @param last the period of the question before */
export function readConditions(pieces: Pieces, last: Period | null) {
  const histories = [...readHistories(pieces), ...readCohort(pieces)];
  const times = readTimes(pieces, last);
  const conditions = readNumberTests(pieces).map((condition) => ({
    ...condition,
    subject: testedBy(pieces, condition),
  }));
  return { histories, times, conditions, ranking: readRanking(pieces) };
}

/** @returns everything that one question says; null if the words that name figures do not go together */
export function readSlots(pieces: Pieces, last: Period | null, prefer: Preference) {
  takeGlue(pieces);
  const chart = readChart(pieces);
  const said = readConditions(pieces, last);
  const dimensions = readDimensions(pieces, said.ranking, said.conditions.length > 0);
  const named = readNamedFilters(pieces, prefer);
  const values = named.flatMap(({ options: [one] }) =>
    one?.kind === "values" ? groupOfColumn(one.column) : [],
  );
  const groups = [...dimensions.options.flatMap(([id]) => id ?? []), ...values];
  const subjects = readSubjects(pieces, groups.flatMap((id) => tableOf[id] ?? [])[0]);
  return subjects === null ? null : { ...said, pieces, dimensions, named, subjects, chart };
}
export type Slots = NonNullable<ReturnType<typeof readSlots>>;

/** What a number is compared with: "more than 10 orders", "price under $5", "spent over $500". */
function testedBy(
  pieces: Pieces,
  { first, last, unit }: NumberCondition,
): { readonly measure: MeasureId | null; readonly field: FieldId | null } {
  const next = pieceAt(pieces, last).next;
  const before = pieceAt(pieces, first).before;
  // "More than $50,000 in revenue", but not "over $50 by customers".
  const isNamed = next.at === last + 1 || next.hasTopic("revenue", "earn", "profit", "refund");
  const counted = unit === "$" && !isNamed ? null : subjectOf(next, unit);
  if (counted !== null && !next.hasKind("value")) {
    next.take();
    // "Customers who placed more than 3 orders".
    if (before.hasTopic("order", "earn", "sell") && !before.isPlural) before.take();
    return { measure: counted, field: next.meanings("field")[0]?.id ?? null };
  }
  // "Codes used more than 100 times".
  const unitWord = pieceAt(pieces, last + 1);
  if (/^times?$/i.test(unitWord.text)) {
    unitWord.take();
    return { measure: "orders", field: null };
  }
  // "With a discount over $10".
  const isDiscount = unit === "$" && before.hasFact("with_code");
  const field = before.meanings("field")[0]?.id ?? (isDiscount ? "discount" : null);
  const isRow = before.meanings("topic").some(({ id }) => topics[id].rows !== undefined);
  if (field === "price" || field === "cost") before.take();
  return { measure: field !== null || !isRow ? subjectOf(before, unit) : null, field };
}
