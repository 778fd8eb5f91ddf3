/** The periods in a question, each with its year. */
import type { Period } from "../plan.ts";
import { shifted, today } from "../words/days.ts";
import { type Pieces, take } from "./pieces.ts";

export interface Times {
  readonly periods: readonly Period[];
  /** The two ends of a single range. */
  readonly ends: readonly [Period, Period] | null;
}

const yearOf = (period: Period | undefined): number | null =>
  period === undefined || period.from === null ? null : Number(period.from.slice(0, 4));

/**
 * @param last the period of the question before, from which “the month before” counts
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
    // A name without a year takes it from the next name that has one, or from the one before.
    const year =
      yearOf(sure.slice(at + 1).find((other) => other !== undefined)) ?? yearOf(periods.at(-1));
    const lent = inYear === null ? period : year !== null ? inYear(year) : period;
    const own = lent.from !== null && lent.from >= today ? period : lent;
    // “This January and last January”: the year before.
    const again =
      own.from === before?.from && /^(?:last|previous)\b/i.test(found[at]?.chunk.text ?? "");
    periods.push(again ? (shifted(own, "year") ?? own) : own);
  });
  found.forEach((piece, at) => {
    const period = periods[at];
    take(piece, period === undefined ? "" : sayPeriod(period));
  });
  const [only] = phrases;
  const ends = phrases.length === 1 && only !== undefined ? only.ends : null;
  // “Holiday quarter: Q4 2023 against Q4 2024” names one of them twice.
  const different = periods.filter(
    ({ from, to }, at) =>
      periods.findIndex((other) => other.from === from && other.to === to) === at,
  );
  return { periods: different, ends };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Shown with its first and last day, so that the visitor can check it. */
function sayPeriod({ from, to, words }: Period): string {
  if (from !== null && to !== null) return `${words}: ${from} to ${dayBefore(to)}`;
  return words;
}
