/** Stretches of the year that people call by a name. */
import { type Span, quarterSpan, rangeSpan } from "./days.ts";

/** The months that weather calls a season. Winter, which has parts of two years, is left to those who say which. */
const seasons = new Map<string, readonly [from: string, to: string]>([
  ["spring", ["03-01", "06-01"]],
  ["summer", ["06-01", "09-01"]],
  ["autumn", ["09-01", "12-01"]],
  ["fall", ["09-01", "12-01"]],
]);

const feasts: ReadonlySet<string> = new Set([
  "holiday",
  "holidays",
  "christmas",
  "festive",
  "xmas",
]);

/** Every word of them that is no other, for the mending of typing errors. */
export const seasonWords: readonly string[] = ["spring", "summer", "autumn", "holiday"];

/** “Last summer” is one word longer than “summer”. */
const leads: ReadonlySet<string> = new Set(["last", "this", "past"]);

export interface Season {
  readonly inYear: (year: number) => Span;
  readonly length: number;
  /** “Fall” alone is a verb. */
  readonly needsYear: boolean;
}

/**
 * @param wordAt the word at a number of places on
 * @returns the season or the holiday quarter that is named; null for no name
 */
export function namedSeason(wordAt: (ahead: number) => string): Season | null {
  if (feasts.has(wordAt(0)) && wordAt(1) === "quarter")
    return { inYear: (year) => quarterSpan(year, 4), length: 2, needsYear: false };
  const led = leads.has(wordAt(0));
  const name = wordAt(led ? 1 : 0);
  const season = seasons.get(name);
  if (season === undefined) return null;
  const [from, to] = season;
  return {
    inYear: (year) => rangeSpan(`${year}-${from}`, `${year}-${to}`),
    length: led ? 2 : 1,
    needsYear: name === "fall" && !led,
  };
}
