/** What names of days and counts from today are read with. */
import type { Span, Unit } from "./days.ts";
import type { Token } from "./tokens.ts";

export interface Point {
  readonly span: Span;
  readonly length: number;
  /** For a name without its year: what it is in a given one. */
  readonly inYear: ((year: number) => Span) | null;
  /** It counts from what was said before it ("the month before"): how far back. */
  readonly back: Unit | null;
}

export const whole = (span: Span, length: number): Point => ({
  span,
  length,
  inYear: null,
  back: null,
});

export const units = new Map<string, Unit>([
  ["day", "day"],
  ["week", "week"],
  ["month", "month"],
  ["quarter", "quarter"],
  ["year", "year"],
]);

export const before = new Set(["last", "previous", "prior", "preceding", "past"]);

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.full ?? "";

export const skip = (tokens: readonly Token[], at: number, words: readonly string[]): number =>
  words.includes(wordAt(tokens, at)) ? skip(tokens, at + 1, words) : at;

export const now = new Set(["this", "current"]);
