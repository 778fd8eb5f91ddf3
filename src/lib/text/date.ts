/** Days: which exist, and as articles show them: "Mar 7, 2023". */

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * @param month from 1
 * @returns milliseconds since 1970 in UTC; NaN for a day that does not exist
 */
export function dayStart(year: number, month: number, day: number): number {
  const date = new Date(0);
  // Date.UTC would take 24 for 1924.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : NaN;
}

/**
 * @param month from 1
 * @returns the day for readers and for machines; undefined if it does not exist
 */
function dayOf(year: number, month: number, day: number): Day | undefined {
  const start = dayStart(year, month, day);
  if (Number.isNaN(start) || year < 2000 || year > 2100) return undefined;
  return {
    shown: `${months[month - 1] ?? ""} ${String(day)}, ${String(year)}`,
    iso: todayIso(new Date(start)),
  };
}

export interface Day {
  /** "Mar 7, 2023". */
  readonly shown: string;
  /** "2023-03-07". */
  readonly iso: string;
}

/**
 * @param text "Mar 7, 2023"
 * @returns undefined for another format; `fault` for a day that does not exist or is outside 2000 to 2100
 */
export function parseDay(text: string): Day | { readonly fault: string } | undefined {
  const [, name = "", day, year] = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) return undefined;
  return dayOf(Number(year), month, Number(day)) ?? { fault: "is no day of the calendar" };
}

/** A date in another format ("2023-03-07", "7 March 2023", "March 7 2023"), as displayed. */
export function guessDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day))?.shown;
  const word = months.findIndex((name) => new RegExp(`\\b${name}[a-z]*`, "i").test(text)) + 1;
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [first = 0, second = 0] = numbers;
  if (word === 0 || numbers.length !== 2) return undefined;
  return (first > 31 ? dayOf(first, word, second) : dayOf(second, word, first))?.shown;
}

/** @param date read in UTC */
export const today = (date = new Date()): string => guessDay(todayIso(date)) ?? "";

/** @param date read in UTC; returns "2025-03-01" */
export const todayIso = (date = new Date()): string => date.toISOString().slice(0, 10);

/** @param iso "2025-03-01"; returns "March 1, 2025" */
export const longDay = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
