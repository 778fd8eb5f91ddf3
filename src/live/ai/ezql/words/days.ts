/** Days as "YYYY-MM-DD", and calendar periods. */
import type { Period } from "../plan.ts";

/** The day after the sample shop's books end. */
export const today = "2025-03-01";

export type Unit = "day" | "week" | "month" | "quarter" | "year";

/** A period that is open at neither end. */
export interface Span extends Period {
  readonly from: string;
  readonly to: string;
}

/** A month or a day past the end counts on: day 0 is the last one of the month before. */
const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const monthsIn = { month: 1, quarter: 3, year: 12 };

/** The last of a month stays within its month: a month after January 31 is February 28. */
export function addUnits(day: string, unit: Unit, count: number): string {
  const [year = 0, month = 0, at = 0] = day.split("-").map(Number);
  if (unit === "day") return dayAt(year, month, at + count);
  if (unit === "week") return dayAt(year, month, at + count * 7);
  const to = month + count * monthsIn[unit];
  return dayAt(year, to, Math.min(at, Number(dayAt(year, to + 1, 0).slice(8))));
}
export const addDays = (day: string, days: number): string => addUnits(day, "day", days);

export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

const sayDay = (day: string): string => {
  const [year = "", month, at] = day.split("-");
  return `${Number(at)} ${monthNames[Number(month) - 1] ?? ""} ${year}`;
};

const spanOf = (day: string): Span => ({
  from: day,
  to: addDays(day, 1),
  label: day,
  words: sayDay(day),
});
/** @returns null for a day that does not exist */
export function daySpan(year: number, month: number, day: number): Span | null {
  const at = dayAt(year, month, day);
  return Number(at.slice(5, 7)) === month ? spanOf(at) : null;
}

const monthsSpan = (year: number, first: number, count: number, name: string, words: string) => ({
  from: dayAt(year, first, 1),
  to: dayAt(year, first + count, 1),
  label: `${year}${name}`,
  words,
});
export const monthSpan = (year: number, month: number): Span => {
  const name = `-${String(month).padStart(2, "0")}`;
  return monthsSpan(year, month, 1, name, `${monthNames[month - 1] ?? ""} ${year}`);
};
export const quarterSpan = (year: number, quarter: number): Span =>
  monthsSpan(year, quarter * 3 - 2, 3, `-Q${quarter}`, `Q${quarter} ${year}`);
export function halfSpan(year: number, half: number): Span {
  const words = `the ${half === 1 ? "first" : "second"} half of ${year}`;
  return monthsSpan(year, half * 6 - 5, 6, `-H${half}`, words);
}
export const yearSpan = (year: number): Span => monthsSpan(year, 1, 12, "", String(year));

/** The whole day, week, month … that contains a day. */
export function spanAround(day: string, unit: Unit): Span {
  const [year = 0, month = 0] = day.split("-").map(Number);
  switch (unit) {
    case "day":
      return spanOf(day);
    case "week": {
      const from = addDays(day, -((dayOfWeek(day) + 6) % 7));
      return { from, to: addDays(from, 7), label: from, words: `the week of ${sayDay(from)}` };
    }
    case "month":
      return monthSpan(year, month);
    case "quarter":
      return quarterSpan(year, Math.ceil(month / 3));
    case "year":
      return yearSpan(year);
  }
}

/** The unit, if the span is a whole one; otherwise null. */
export const unitOf = ({ from, to }: Pick<Span, "from" | "to">): Unit | null =>
  (["day", "week", "month", "quarter", "year"] as const).find((unit) => {
    const whole = spanAround(from, unit);
    return whole.from === from && whole.to === to;
  }) ?? null;

/** A span from its first day to the day after its last. */
export const rangeSpan = (from: string, to: string): Span => ({
  from,
  to,
  label: `${from} to ${addDays(to, -1)}`,
  words: `${sayDay(from)} to ${sayDay(addDays(to, -1))}`,
});

/** The same span one unit earlier, or `by` units later. @returns null for an open period */
export function shifted({ from, to }: Period, unit: Unit, by = -1): Period | null {
  if (from === null || to === null) return null;
  const own = unitOf({ from, to });
  const start = addUnits(from, unit, by);
  return own === null ? rangeSpan(start, addUnits(to, unit, by)) : spanAround(start, own);
}

export const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
/** Sunday is 0. */
export const dayOfWeek = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The words of periods, for correcting spelling. */
export const periodWords: readonly string[] = [
  ...monthNames.flatMap((name) => [name.toLowerCase(), name.toLowerCase().slice(0, 3)]),
  ..."black friday cyber monday thanksgiving christmas halloween independence valentine valentines years".split(
    " ",
  ),
  ..."spring summer autumn holiday eve yesterday today last previous since before after until between through quarter months weeks days years first second third fourth half current trailing".split(
    " ",
  ),
];
