/** Days as "YYYY-MM-DD", and calendar periods. */

import type { Period } from "../plan.ts";

/** The day after the sample shop's books end. */
export const today = "2025-03-01";

export type Unit = "day" | "week" | "month" | "quarter" | "year";

export interface Span {
  readonly from: string;
  /** The day after its last day. */
  readonly to: string;
  readonly label: string;
  readonly words: string;
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

function addMonths(day: string, months: number): string {
  const date = dateOf(day);
  const at = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(at, last));
  return dayOf(date);
}

const monthsOf: Readonly<Record<"month" | "quarter" | "year", number>> = {
  month: 1,
  quarter: 3,
  year: 12,
};

export function addUnits(day: string, unit: Unit, count: number): string {
  if (unit === "day") return addDays(day, count);
  return unit === "week" ? addDays(day, count * 7) : addMonths(day, count * monthsOf[unit]);
}

const pad = (number: number) => String(number).padStart(2, "0");

/** @returns null for a day that does not exist */
export function makeDay(year: number, month: number, day: number): string | null {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || dayOf(date) !== text ? null : text;
}

export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

const sayDay = (day: string): string => {
  const [year = "", month = "", at = ""] = day.split("-");
  return `${Number(at)} ${monthNames[Number(month) - 1] ?? ""} ${year}`;
};

export const daySpan = (day: string): Span => ({
  from: day,
  to: addDays(day, 1),
  label: day,
  words: sayDay(day),
});

function monthsSpan(
  year: number,
  first: number,
  months: number,
  name: string,
  words: string,
): Span {
  const from = `${year}-${pad(first)}-01`;
  return { from, to: addMonths(from, months), label: `${year}${name}`, words };
}
export const monthSpan = (year: number, month: number): Span =>
  monthsSpan(year, month, 1, `-${pad(month)}`, `${monthNames[month - 1] ?? ""} ${year}`);
export const quarterSpan = (year: number, quarter: number): Span =>
  monthsSpan(year, quarter * 3 - 2, 3, `-Q${quarter}`, `Q${quarter} ${year}`);
export const halfSpan = (year: number, half: number): Span =>
  monthsSpan(
    year,
    half * 6 - 5,
    6,
    `-H${half}`,
    `the ${half === 1 ? "first" : "second"} half of ${year}`,
  );
export const yearSpan = (year: number): Span => monthsSpan(year, 1, 12, "", String(year));

export const weekSpan = (day: string): Span => {
  const from = addDays(day, -((dayOfWeek(day) + 6) % 7));
  return { from, to: addDays(from, 7), label: from, words: `the week of ${sayDay(from)}` };
};

/** The whole day, week, month … that contains a day. */
export function spanAround(day: string, unit: Unit): Span {
  const [year = 0, month = 0] = day.split("-").map(Number);
  switch (unit) {
    case "day":
      return daySpan(day);
    case "week":
      return weekSpan(day);
    case "month":
      return monthSpan(year, month);
    case "quarter":
      return quarterSpan(year, Math.ceil(month / 3));
    case "year":
      return yearSpan(year);
  }
}

/** The unit, if the span is a whole one; otherwise null. */
export const unitOf = ({ from, to }: { readonly from: string; readonly to: string }): Unit | null =>
  (["day", "week", "month", "quarter", "year"] as const).find((unit) => {
    const whole = spanAround(from, unit);
    return whole.from === from && whole.to === to;
  }) ?? null;

/** A span from its first and last day. */
export const rangeSpan = (from: string, to: string): Span => ({
  from,
  to,
  label: `${from} to ${addDays(to, -1)}`,
  words: `${sayDay(from)} to ${sayDay(addDays(to, -1))}`,
});

/** The same span one unit earlier, or `by` units later. @returns null for an open period */
export function shifted(period: Period, unit: Unit, by = -1): Period | null {
  const { from, to } = period;
  if (from === null || to === null) return null;
  const own = unitOf({ from, to });
  const start = addUnits(from, unit, by);
  return own === null ? rangeSpan(start, addUnits(to, unit, by)) : spanAround(start, own);
}

export const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
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
