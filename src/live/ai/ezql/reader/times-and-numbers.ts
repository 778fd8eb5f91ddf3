/** The periods in a question, and its numbers: "over $100", "between 20 and 50 dollars". */
import type { FieldId, Filter, NumberTest, Period } from "../plan.ts";
import { rangeSpan, shifted, today, type Unit, unitOf, yearSpan } from "../words/days.ts";
import { anyRole, pieceAt, type Pieces } from "./pieces.ts";

export interface Times {
  readonly periods: readonly Period[];
  /** The two ends of a single range. */
  readonly ends: readonly [Period, Period] | null;
}

const yearOf = (period: Period | undefined): number | null =>
  period === undefined || period.from === null ? null : Number(period.from.slice(0, 4));

const isYear = ({ label }: Period): boolean => /^\d{4}$/.test(label);

/**
 * @param last the period of the question before, from which “the month before” counts
 */
export function readTimes(pieces: Pieces, last: Period | null): Times {
  const found = pieces.flatMap((piece) =>
    piece.chunk.period === null || piece.taken ? [] : [{ piece, phrase: piece.chunk.period }],
  );
  const isScheduled = pieces.some((piece) => piece.hasMeasure("upcoming_orders"));
  // "December sales, 2023 vs 2024".
  const [name, ...years] = found;
  const named = name?.phrase.inYear ?? null;
  const isSplit = years.length > 1 || (years.length === 1 && !anyRole(pieces, "versus"));
  if (named !== null && isSplit && years.every(({ phrase }) => isYear(phrase.period))) {
    for (const { piece } of found) piece.take();
    const periods = years.map(({ phrase }) => named(Number(phrase.period.label)));
    return { periods, ends: null };
  }
  const periods: Period[] = [];
  found.forEach(({ piece, phrase: { inYear, back, period } }, at) => {
    const { text } = piece.chunk;
    const before = periods.at(-1);
    const from = before ?? last;
    let own = period;
    if (back !== null && from !== null)
      own = shifted(from, back, /\b(?:after|later|following)\b/i.test(text) ? 1 : -1) ?? period;
    else if (inYear !== null) {
      // A name without a year takes it from the next name that has one, or from the one before.
      const sure = found
        .slice(at + 1)
        .find(({ phrase }) => phrase.inYear === null && phrase.back === null);
      const year = yearOf(sure?.phrase.period) ?? yearOf(before);
      const lent = year === null ? period : inYear(year);
      const isAhead = lent.from !== null && lent.from >= today && lent.from !== before?.from;
      own = isAhead ? period : lent;
      // "Upcoming orders in March".
      if (isScheduled) own = inYear(Number(today.slice(0, 4)));
    }
    // "Cyber Monday 2023 vs 2024".
    const again = found[at - 1]?.phrase.again;
    if (again !== undefined && isYear(period) && piece.before.hasRole("versus", "and", "or"))
      own = again(Number(period.label));
    // “This January and last January”: the year before; “the last 30 days and the 30 before”.
    const isAgain =
      own.from === before?.from &&
      /^(?:last|previous|prior|preceding) (?!(?:week|month|quarter|year)$)|\b(?:before|prior|earlier|preceding)$/i.test(
        text,
      );
    const [, count, unit] = /^the last (\d+) (\w+?)s?$/.exec(own.words) ?? [];
    const earlier =
      unit === undefined ? shifted(own, "year") : shifted(own, unit as Unit, -Number(count));
    // "This year vs January and February of last year": one side is both months.
    const isJoined =
      piece.before.hasRole("and") &&
      found.some((one) => one.piece.before.hasRole("versus") && one.piece !== name?.piece) &&
      before?.to === own.from;
    if (isJoined) periods.splice(-1, 1, rangeSpan(before?.from ?? "", own.to ?? ""));
    else periods.push(isAgain ? (earlier ?? own) : own);
    piece.take(sayPeriod(periods.at(-1) ?? own));
  });
  const [only, second] = found;
  const ends = second === undefined ? (only?.phrase.ends ?? null) : null;
  // “Holiday quarter: Q4 2023 against Q4 2024” names one of them twice.
  const isSame = (a: Period, b: Period) => a.from === b.from && a.to === b.to;
  const different = periods.filter(
    (period, at) => periods.findIndex((other) => isSame(other, period)) === at,
  );
  return { periods: different, ends };
}

/** "Which category grew most in 2024?": the time before it, as long, is what it is compared with. */
export function growthOf(period: Period | undefined): readonly Period[] | null {
  const own = period ?? yearSpan(Number(today.slice(0, 4)) - 1);
  const { from, to } = own;
  if (from === null || to === null) return null;
  const unit = unitOf({ from, to });
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  // "This year" is compared with the same days of the last.
  const isSoFar = to === today && from.endsWith("-01-01");
  const before = isSoFar
    ? shifted(own, "year")
    : unit === null
      ? shifted(own, "day", -days)
      : shifted(own, unit);
  return before === null ? null : [before, own];
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Shown with its first and last day, so that the visitor can check it. */
function sayPeriod({ from, to, words }: Period): string {
  if (from !== null && to !== null) return `${words}: ${from} to ${dayBefore(to)}`;
  return words;
}

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
    if (before.hasRole("between")) {
      const other = next.next;
      const at = signAt(pieces, other.at, dollar) ? other.at + 1 : other.at;
      if (/and|to/i.test(next.text) && typeof pieces[at]?.chunk.number === "number") {
        const upper = amountAt(pieces, at);
        const test = { op: "between", value, to: upper.value } as const;
        add({ test, unit: unit ?? upper.unit, first: before.at, last: upper.last });
        continue;
      }
    }
    const op = before.roleOf("tests");
    const behind = next.roleOf("testsBefore");
    // "Ordered three times".
    const isTimes = /^times?$/i.test(pieceAt(pieces, last + 1).text) && before.hasTopic("order");
    if (op !== undefined) add({ test: { op, value, to: value }, unit, first: before.at, last });
    else if (isTimes) add({ test: { op: "=", value, to: value }, unit, first, last });
    else if (behind !== undefined && next.at - last <= 1)
      add({ test: { op: behind, value, to: value }, unit, first, last: next.at });
  }
  return found;
}
