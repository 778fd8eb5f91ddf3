/** A stretch of time as it stands in a question, and what it is read with. */
import type { Period } from "../plan.ts";
import type { Span, Unit } from "./days.ts";
import type { Token } from "./tokens.ts";

export interface PeriodPhrase {
  readonly period: Period;
  readonly length: number;
  readonly inYear: ((year: number) => Span) | null;
  readonly back: Unit | null;
  /** Of a range: its two ends, which may be meant to be compared. */
  readonly ends: readonly [Period, Period] | null;
}

export const fixed = (
  period: Period,
  length: number,
  ends: readonly [Period, Period] | null = null,
): PeriodPhrase => ({ period, length, inYear: null, back: null, ends });

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.full ?? "";

export const skip = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): number =>
  words.has(wordAt(tokens, at)) ? skip(tokens, at + 1, words) : at;

export const fillers = new Set([
  "the",
  "of",
  "in",
  "on",
  "end",
  "start",
  "beginning",
  "including",
  "and",
]);
