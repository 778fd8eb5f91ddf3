/** Days that people call by a name, on which shops sell. */
import { addDays } from "./days.ts";

const fixed = (monthDay: string) => (year: number) => `${year}-${monthDay}`;

/** The fourth Thursday of November, and days after it. */
const thanksgiving = (after: number) => (year: number) => {
  const first = new Date(`${year}-11-01T00:00:00Z`).getUTCDay();
  return addDays(`${year}-11-01`, ((4 - first + 7) % 7) + 21 + after);
};

const names: readonly (readonly [words: string, dayIn: (year: number) => string])[] = [
  ["black friday", thanksgiving(1)],
  ["cyber monday", thanksgiving(4)],
  ["thanksgiving", thanksgiving(0)],
  ["christmas eve", fixed("12-24")],
  ["christmas", fixed("12-25")],
  ["xmas", fixed("12-25")],
  ["halloween", fixed("10-31")],
  ["independence", fixed("07-04")],
  ["valentine", fixed("02-14")],
  ["valentines", fixed("02-14")],
  ["new years eve", fixed("12-31")],
  ["new year eve", fixed("12-31")],
  ["new years day", fixed("01-01")],
  ["new year day", fixed("01-01")],
];

/** Every word of them, for the mending of typing errors. */
export const dayNameWords: readonly string[] = [
  ...new Set(names.flatMap(([words]) => words.split(" ").filter((word) => word.length > 4))),
];

/**
 * @param wordAt the word at a number of places on
 * @returns the day in any year, and how many words name it; null for no name
 */
export function namedDay(
  wordAt: (ahead: number) => string,
): { readonly dayIn: (year: number) => string; readonly length: number } | null {
  for (const [words, dayIn] of names) {
    const parts = words.split(" ");
    if (!parts.every((part, ahead) => wordAt(ahead) === part)) continue;
    const { length } = parts;
    return {
      dayIn,
      length: parts.at(-1) !== "day" && wordAt(length) === "day" ? length + 1 : length,
    };
  }
  return null;
}
