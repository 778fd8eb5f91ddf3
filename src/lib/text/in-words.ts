/** Counts as running text says them. */
const words = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const;

/** @returns “four” for 4; from 13 on, digits */
export const inWords = (count: number): string => words[count] ?? String(count);

/** The same at the beginning of a sentence: “Four”. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
