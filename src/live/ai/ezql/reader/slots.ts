/** Everything a question says, sorted: figures, splits, conditions, times, a ranking. */
import type {
  FieldId,
  Filter,
  GroupId,
  HavingClause,
  MeasureId,
  NumberTest,
  Period,
  Shape,
} from "../plan.ts";
import { addDays, shifted, type Unit } from "../words/days.ts";
import type { InYear } from "../words/periods.ts";
import { type Piece, type Pieces } from "./pieces.ts";
import type { ChartKind } from "#live/engine/charts/spec.ts";
import { groupOfColumn } from "../tables.ts";
import { readDimensions, readRanking } from "./dimensions.ts";
import { readHistories, readNamedFilters, type Preference } from "./named-filters.ts";
import { choose, readSubjects } from "./subjects.ts";

const yearOf = (period: Period | undefined): number | null =>
  period === undefined || period.from === null ? null : Number(period.from.slice(0, 4));

/** @param last the period of the question before, from which “the month before” counts */
function readTimes(pieces: Pieces, last: Period | null) {
  const found = pieces.flatMap((piece) =>
    piece.chunk.period === null || piece.taken ? [] : [{ piece, phrase: piece.chunk.period }],
  );
  const periods: Period[] = [];
  let name: InYear | null = null;
  found.forEach(({ piece, phrase: { inYear, sure: isSure, back, period } }, at) => {
    const before = periods.at(-1);
    const from = before ?? last;
    let own = period;
    name = inYear ?? name;
    if (back !== null && from !== null)
      own = shifted(from, back, /\b(?:after|later|following)\b/i.test(piece.text) ? 1 : -1) ?? own;
    // "Christmas 2023 and 2024": the year has that name too.
    else if (name !== null && /^\d{4}$/.test(period.words)) own = name(yearOf(period) ?? 0);
    else if (inYear !== null && !isSure) {
      // A name without a year takes it from the next name that has one, or from the one before.
      const sure = found.slice(at + 1).find(({ phrase }) => phrase.sure && phrase.back === null);
      const isSaid = found.slice(0, at).some(({ phrase }) => phrase.sure);
      const year = yearOf(sure?.phrase.period) ?? (isSaid ? yearOf(before) : null);
      if (year !== null) own = inYear(year);
    }
    piece.take(sayPeriod(own));
    const { from: start, to } = own;
    const isSame = periods.some((one) => one.from === start && one.to === to);
    // “This January and last January”: the year before; “Black Friday, November 29” names one day.
    const [, count, unit] = /^the last (\d+) (\w+?)s?$/.exec(own.words) ?? [];
    const earlier =
      unit === undefined ? shifted(own, "year") : shifted(own, unit as Unit, -Number(count));
    if (!isSame) periods.push(own);
    else if (/^(?:last|previous|prior) (?!month|quarter|year|week)/i.test(piece.text))
      periods.push(earlier ?? own);
  });
  // The two ends of a single range.
  const [only, second] = found;
  return { periods, ends: second === undefined ? (only?.phrase.ends ?? null) : null };
}

/** Shown with its first and last day, so that the visitor can check it. */
const sayPeriod = ({ from, to, words }: Period): string =>
  from === null || to === null ? words : `${words}: ${from} to ${addDays(to, -1)}`;

interface NumberCondition {
  readonly test: NumberTest;
  readonly unit: "$" | "%" | null;
  /** Its first and last piece. */
  readonly first: Piece;
  readonly last: Piece;
}

const dollar = /^(?:\$|dollars?|usd|bucks)$/i;
const percent = /^(?:%|percent|pct)$/i;

/** A number with the symbols around it. */
function amountAt(piece: Piece) {
  const { left, right } = piece;
  const before = dollar.test(left.text);
  const behind = dollar.test(right.text);
  const rate = percent.test(right.text);
  const unit: NumberCondition["unit"] = before || behind ? "$" : rate ? "%" : null;
  return {
    first: before ? left : piece,
    last: behind || rate ? right : piece,
    unit,
    value: piece.chunk.number ?? 0,
  };
}

/** Whether a column can have that unit: "$5,000" is no commission rate. */
export const fitsUnit = (field: FieldId, unit: NumberCondition["unit"]): boolean =>
  unit === null || (unit === "%") === (field === "commission_rate");

/** A condition on a column; commissions are fractions in the data. */
export function numberFilter(field: FieldId, test: NumberTest): Filter {
  const by = field === "commission_rate" && test.value > 1 ? 0.01 : 1;
  return { kind: "number", field, test: { ...test, value: test.value * by, to: test.to * by } };
}

function readNumberTests(pieces: Pieces): NumberCondition[] {
  const found: NumberCondition[] = [];
  const add = (condition: NumberCondition) => {
    for (const piece of pieces.slice(condition.first.at, condition.last.at + 1)) piece.take();
    found.push(condition);
  };
  for (const piece of pieces) {
    if (piece.chunk.number === null || piece.taken) continue;
    const { first, last, unit, value } = amountAt(piece);
    const before = first.left.hasRole("between") ? first.left : first.before;
    const { next } = last;
    // "Between $20 and $50".
    const other = dollar.test(next.next.text) ? next.next.right : next.next;
    if (before.hasRole("between") && other.chunk.number !== null) {
      const upper = amountAt(other);
      const test = { op: "between", value, to: upper.value } as const;
      add({ test, unit: unit ?? upper.unit, first: before, last: upper.last });
      continue;
    }
    const op = before.roleOf("tests");
    const behind = next.roleOf("testsBefore");
    if (op !== undefined) add({ test: { op, value, to: value }, unit, first: before, last });
    else if (behind !== undefined && next.at - last.at <= 1)
      add({ test: { op: behind, value, to: value }, unit, first, last: next });
  }
  return found;
}

/** A plan of figures in progress. */
export interface Draft {
  wanted: readonly MeasureId[];
  readonly first: MeasureId;
  readonly groups: GroupId[];
  filters: Filter[];
  shape: Shape;
  having: HavingClause | null;
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

/** What questions for figures and for rows have in common. @param last the period of the question before */
export function readConditions(pieces: Pieces, last: Period | null) {
  const histories = readHistories(pieces);
  const times = readTimes(pieces, last);
  const conditions = readNumberTests(pieces).map((condition) => ({
    ...condition,
    subject: testedBy(condition),
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
  const isOfOffers = groups.includes("offer") || groups.includes("placement");
  const subjects = readSubjects(pieces, isOfOffers ? "offers" : undefined);
  return subjects === null ? null : { ...said, pieces, dimensions, named, subjects, chart };
}
export type Slots = NonNullable<ReturnType<typeof readSlots>>;

/** What a number is compared with: "more than 10 orders", "price under $5", "spent over $500". */
function testedBy({ first, last, unit }: NumberCondition): {
  readonly measure: MeasureId | null;
  readonly field: FieldId | null;
} {
  const { next, right: unitWord } = last;
  const { before } = first;
  const counted = subjectOf(next, unit);
  if (counted !== null && !next.hasKind("value")) {
    next.take();
    // "Customers who placed more than 3 orders".
    if (before.hasTopic("order", "earn", "sell") && !before.isPlural) before.take();
    const items = counted === "units_sold" ? "items" : null;
    return { measure: counted, field: next.meanings("field")[0]?.id ?? items };
  }
  // "Codes used more than 100 times", "bought more than twice".
  if (/^times?$/i.test(unitWord.text)) unitWord.take();
  if (/^times?$/i.test(unitWord.text) || /^(?:on|twi)ce$/i.test(last.text)) {
    if (before.hasTopic("order")) before.take();
    return { measure: "orders", field: null };
  }
  // "With a discount over $10".
  const isDiscount = before.hasFact("with_code");
  const usual = isDiscount ? "discount" : before.hasTopic("product") ? "price" : null;
  const field = before.meanings("field")[0]?.id ?? (unit === "$" ? usual : null);
  if (before.hasKind("field") && (field === "price" || field === "cost")) before.take();
  return {
    measure: field !== null || before.rows === undefined ? subjectOf(before, unit) : null,
    field,
  };
}
