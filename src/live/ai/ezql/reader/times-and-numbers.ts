/** The periods in a question, and its numbers: "over $100", "between 20 and 50 dollars". */
import type { FieldId, Filter, NumberTest, Period } from "../plan.ts";
import { addDays, shifted, today, type Unit, unitOf, yearSpan } from "../words/days.ts";
import { pieceAt, type Pieces } from "./pieces.ts";

export interface Times {
  readonly periods: readonly Period[];
  /** The two ends of a single range. */
  readonly ends: readonly [Period, Period] | null;
}

const yearOf = (period: Period | undefined): number | null =>
  period === undefined || period.from === null ? null : Number(period.from.slice(0, 4));

/** @param last the period of the question before, from which “the month before” counts */
export function readTimes(pieces: Pieces, last: Period | null): Times {
  const found = pieces.flatMap((piece) =>
    piece.chunk.period === null || piece.taken ? [] : [{ piece, phrase: piece.chunk.period }],
  );
  const isScheduled = pieces.some((piece) => piece.hasMeasure("upcoming_orders"));
  const periods: Period[] = [];
  found.forEach(({ piece, phrase: { inYear, back, period } }, at) => {
    const before = periods.at(-1);
    const from = before ?? last;
    let own = period;
    if (back !== null && from !== null)
      own = shifted(from, back, /\b(?:after|later|following)\b/i.test(piece.text) ? 1 : -1) ?? own;
    else if (inYear !== null) {
      // A name without a year takes it from the next name that has one, or from the one before.
      const sure = found
        .slice(at + 1)
        .find(({ phrase }) => phrase.inYear === null && phrase.back === null);
      const year = yearOf(sure?.phrase.period) ?? yearOf(before);
      if (year !== null) own = inYear(year);
      // "Upcoming orders in March".
      if (isScheduled) own = inYear(Number(today.slice(0, 4)));
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
  const [only, second] = found;
  return { periods, ends: second === undefined ? (only?.phrase.ends ?? null) : null };
}

/** "Which category grew most in 2024?": the time before it, as long, is what it is compared with. */
export function growthOf(period: Period | undefined): readonly Period[] | null {
  const own = period ?? yearSpan(Number(today.slice(0, 4)) - 1);
  const { from, to } = own;
  if (from === null || to === null) return null;
  const unit = unitOf({ from, to });
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const before = unit === null ? shifted(own, "day", -days) : shifted(own, unit);
  return before === null ? null : [before, own];
}

/** Shown with its first and last day, so that the visitor can check it. */
const sayPeriod = ({ from, to, words }: Period): string =>
  from === null || to === null ? words : `${words}: ${from} to ${addDays(to, -1)}`;

export interface NumberCondition {
  readonly test: NumberTest;
  readonly unit: "$" | "%" | null;
  /** Indexes of its first and last piece. */
  readonly first: number;
  readonly last: number;
}

const dollar = /^(?:\$|dollars?|usd|bucks)$/i;
const percent = /^(?:%|percent|pct)$/i;
const signAt = (pieces: Pieces, at: number, sign: RegExp) => sign.test(pieceAt(pieces, at).text);

/** A number with the symbols around it. */
function amountAt(pieces: Pieces, at: number) {
  const before = signAt(pieces, at - 1, dollar);
  const behind = signAt(pieces, at + 1, dollar);
  const rate = signAt(pieces, at + 1, percent);
  const unit: NumberCondition["unit"] = before || behind ? "$" : rate ? "%" : null;
  return {
    first: before ? at - 1 : at,
    last: behind || rate ? at + 1 : at,
    unit,
    value: pieces[at]?.chunk.number ?? 0,
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

export function readNumberTests(pieces: Pieces): NumberCondition[] {
  const found: NumberCondition[] = [];
  const add = (condition: NumberCondition) => {
    for (const piece of pieces.slice(condition.first, condition.last + 1)) piece.take();
    found.push(condition);
  };
  for (const piece of pieces) {
    if (piece.chunk.number === null || piece.taken) continue;
    const { first, last, unit, value } = amountAt(pieces, piece.at);
    const direct = pieceAt(pieces, first).left;
    const before = direct.hasRole("between") ? direct : pieceAt(pieces, first).before;
    const next = pieceAt(pieces, last).next;
    // "Between $20 and $50".
    const other = dollar.test(next.next.text) ? next.next.right : next.next;
    if (before.hasRole("between") && other.chunk.number !== null) {
      const upper = amountAt(pieces, other.at);
      const test = { op: "between", value, to: upper.value } as const;
      add({ test, unit: unit ?? upper.unit, first: before.at, last: upper.last });
      continue;
    }
    const op = before.roleOf("tests");
    const behind = next.roleOf("testsBefore");
    if (op !== undefined) add({ test: { op, value, to: value }, unit, first: before.at, last });
    else if (behind !== undefined && next.at - last <= 1)
      add({ test: { op: behind, value, to: value }, unit, first, last: next.at });
  }
  return found;
}
