/** The stretches of time in a question, each with its year. */
import type { Period } from "../plan.ts";
import { opened, rangeSpan, shifted, type Span, today, unitOf } from "../words/days.ts";
import { anyRole, hasRole, type Piece, type Pieces, take } from "./pieces.ts";

export interface Times {
  readonly periods: readonly Period[];
  /** Of a single range: its two ends. */
  readonly ends: readonly [Period, Period] | null;
}

const yearOf = (period: Period | undefined): number | null =>
  period === undefined || period.from === null ? null : Number(period.from.slice(0, 4));

/** How many days lie between two stretches of time. */
function between(a: Span, b: Period): number {
  const days = (from: string, to: string) => (Date.parse(from) - Date.parse(to)) / 86_400_000;
  if (b.from === null || b.to === null) return 0;
  return Math.max(0, days(a.from, b.to), days(b.from, a.to));
}

/** “Only the first quarter”, said after a question on 2024: the one that is nearest to what was asked before. */
function nearestTo(last: Period, inYear: (year: number) => Span, usual: Span): Span {
  const year = yearOf(last);
  if (year === null || last.to === null) return usual;
  const [first = usual, ...others] = [year, year - 1, year + 1]
    .map(inYear)
    .filter(({ from, to }) => from < today && to > opened);
  return others.reduce(
    (best, one) => (between(one, last) < between(best, last) ? one : best),
    first,
  );
}

/** “Black Friday, 2023 against 2024”, “Q4 revenue in 2023 and in 2024”: the same part of each of the years. */
function ofEachYear(pieces: Pieces, found: readonly Piece[]): Period[] | null {
  const [first, ...years] = found;
  const inYear = first?.chunk.period?.inYear;
  // “How did Black Friday go in 2024”.
  const goes = pieces
    .slice((first?.at ?? 0) + 1, years[0]?.at)
    .some(({ chunk }) => /^(?:go|do|look|perform|like)$/i.test(chunk.text));
  if (!inYear || years.length < (goes && !anyRole(pieces, "versus", "than", "and") ? 1 : 2))
    return null;
  if (!years.every(({ chunk }) => /^(?:in |of )?20\d\d$/.test(chunk.text))) return null;
  return years.map((year) => inYear(Number(year.chunk.text.slice(-4))));
}

/** “The first quarter of 2024 and 2023”: of the second year the same part. */
function sameOfYear(
  pieces: Pieces,
  piece: Piece | undefined,
  first: Piece | undefined,
  before: Period | undefined,
): Period | null {
  if (piece === undefined || first === undefined || before === undefined) return null;
  const year = yearOf(before);
  const parts = /^\d{4}$/.test(piece.chunk.text) && /\w\W+\d{4}$/.test(first.chunk.text);
  const glued = piece.at - first.at === 2 && hasRole(pieces[first.at + 1], "and", "versus");
  const next = year !== null && Math.abs(Number(piece.chunk.text) - year) === 1;
  if (!parts || !glued || !next || before.from === null || before.to === null) return null;
  const { from, to } = before;
  return unitOf({ from, to }) === "year"
    ? null
    : shifted(before, "year", Number(piece.chunk.text) - year);
}

/**
 * @param last what the question before was about, from which “the month before” counts
 * @param refers whether the question refers to that one
 */
export function readTimes(pieces: Pieces, last: Period | null, refers: boolean): Times {
  const found = pieces.filter((piece) => piece.chunk.period !== null);
  const phrases = found.flatMap(({ chunk }) => (chunk.period === null ? [] : [chunk.period]));
  const sure = phrases.map(({ inYear, back, period }) =>
    inYear === null && back === null ? period : undefined,
  );
  const periods: Period[] = [];
  phrases.forEach(({ inYear, period, back }, at) => {
    const before = periods.at(-1) ?? last;
    if (back !== null && before !== null) {
      const later = /\b(?:after|later|following)\b/i.test(found[at]?.chunk.text ?? "");
      periods.push(shifted(before, back, later ? 1 : -1) ?? period);
      return;
    }
    const earlier = sameOfYear(pieces, found[at], found[at - 1], periods.at(-1));
    if (earlier !== null) {
      periods.push(earlier);
      return;
    }
    // A name without its year has that of the next one which has one, or of the one before.
    const year =
      yearOf(sure.slice(at + 1).find((other) => other !== undefined)) ?? yearOf(periods.at(-1));
    const lent =
      inYear === null
        ? period
        : year !== null
          ? inYear(year)
          : refers && last !== null && period.from !== null && period.to !== null
            ? nearestTo(last, inYear, { ...period, from: period.from, to: period.to })
            : period;
    const own = lent.from !== null && lent.from >= today ? period : lent;
    // “This January and last January”: the year before.
    const again =
      own.from === before?.from && /^(?:last|previous)\b/i.test(found[at]?.chunk.text ?? "");
    periods.push(again ? (shifted(own, "year") ?? own) : own);
  });
  const yearly = ofEachYear(pieces, found);
  if (yearly !== null) periods.splice(0, periods.length, ...yearly);
  found.forEach((piece, at) => {
    const period = periods[at];
    take(piece, period === undefined ? "" : sayPeriod(period));
  });
  const joined = anyRole(pieces, "joint") ? joinedUp(periods) : periods;
  const [only] = phrases;
  const ends = phrases.length === 1 && only !== undefined ? only.ends : null;
  // “Holiday quarter: Q4 2023 against Q4 2024” says one of them twice.
  const different = joined.filter(
    ({ from, to }, at) =>
      joined.findIndex((other) => other.from === from && other.to === to) === at,
  );
  // "Summer 2024, that is June, July and August" says one of them in parts.
  const wide = different.filter(
    (one) =>
      !different.some(
        (other) =>
          other !== one &&
          other.from !== null &&
          other.to !== null &&
          one.from !== null &&
          one.to !== null &&
          other.from <= one.from &&
          one.to <= other.to,
      ),
  );
  return { periods: different.length > 2 && wide.length === 1 ? wide : different, ends };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** “January and February together”: one stretch of those that follow each other. */
function joinedUp(periods: readonly Period[]): Period[] {
  const found: Period[] = [];
  for (const period of periods) {
    const before = found.at(-1);
    const from = before?.from ?? null;
    if (from !== null && before?.to === period.from && period.to !== null)
      found.splice(-1, 1, rangeSpan(from, period.to));
    else found.push(period);
  }
  return found;
}

/** With its first and last day, so that it can be checked. */
function sayPeriod({ from, to, words }: Period): string {
  if (from !== null && to !== null) return `${words}: ${from} to ${dayBefore(to)}`;
  return words;
}
