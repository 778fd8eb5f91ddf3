/** Names of stretches of time, and the year that each has. */
import { type Point, before, now, skip, whole, wordAt } from "./basics.ts";
import { type Span, today } from "./days.ts";
import type { Token } from "./tokens.ts";

/** The latest year in which the span has begun. */
export const latest = (inYear: (year: number) => Span): Span => {
  const year = Number(today.slice(0, 4));
  const span = inYear(year);
  return span.from < today ? span : inYear(year - 1);
};

/** @returns the year named at `at`, and where it ends; null where there is none */
export function yearAt(tokens: readonly Token[], at: number): readonly [number, number] | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const thisYear = Number(today.slice(0, 4));
  if (
    token.kind === "number" &&
    /^\d{4}$/.test(token.text) &&
    token.value > 2000 &&
    token.value < 2100
  ) {
    return [token.value, at + 1];
  }
  if (wordAt(tokens, at + 1) !== "year") return null;
  if (before.has(token.full)) return [thisYear - 1, at + 2];
  return now.has(token.full) || token.full === "the" ? [thisYear, at + 2] : null;
}

/** A name that a year may follow. */
export function named(
  tokens: readonly Token[],
  at: number,
  end: number,
  inYear: (year: number) => Span,
): Point {
  const short = tokens[end];
  if (
    short?.kind === "number" &&
    /^\d{2}$/.test(short.text) &&
    short.value >= 20 &&
    short.value < 40
  ) {
    return whole(inYear(2000 + short.value), end + 1 - at);
  }
  const year =
    yearAt(tokens, skip(tokens, end, ["of", "in", ",", "the"])) ??
    yearAt(tokens, skip(tokens, end, ["of", "in", ","]));
  if (year !== null) return whole(inYear(year[0]), year[1] - at);
  return { span: latest(inYear), length: end - at, inYear, back: null };
}
