/** The stretches of time in a question, each with its year. */
import type { Period } from "../plan.ts";
import { shifted, today } from "../words/days.ts";
import { anyRole, type Piece, type Pieces, take } from "./pieces.ts";

export interface Times {
  readonly periods: readonly Period[];
  /** Of a single range: its two ends. */
  readonly ends: readonly [Period, Period] | null;
}

const yearOf = (period: Period | undefined): number | null =>
  period === undefined || period.from === null ? null : Number(period.from.slice(0, 4));

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

/**
 * @param last what the question before was about, from which “the month before” counts
 */
export function readTimes(pieces: Pieces, last: Period | null): Times {
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
    // A name without its year has that of the next one which has one, or of the one before.
    const year =
      yearOf(sure.slice(at + 1).find((other) => other !== undefined)) ?? yearOf(periods.at(-1));
    const lent = inYear === null ? period : year !== null ? inYear(year) : period;
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
  const [only] = phrases;
  const ends = phrases.length === 1 && only !== undefined ? only.ends : null;
  // “Holiday quarter: Q4 2023 against Q4 2024” says one of them twice.
  const different = periods.filter(
    ({ from, to }, at) =>
      periods.findIndex((other) => other.from === from && other.to === to) === at,
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

/** With its first and last day, so that it can be checked. */
function sayPeriod({ from, to, words }: Period): string {
  if (from !== null && to !== null) return `${words}: ${from} to ${dayBefore(to)}`;
  return words;
}
