/** A result in words. */
import words from "virtual:words/engine";
import { interpolate } from "#lib/text/interpolate.ts";
import type { QueryResult } from "./client/types.ts";
import { showCount } from "./tables.ts";

export const rowsInWords = (rows: number): string =>
  rows === 1 ? words.row : interpolate(words.rows, { rows: showCount(rows) });

/** Milliseconds as people count them: at least one. */
export const wholeMilliseconds = (milliseconds: number): number =>
  Math.max(1, Math.round(milliseconds));

export const timeInWords = (milliseconds: number): string =>
  interpolate(words.time, { ms: showCount(wholeMilliseconds(milliseconds)) });

/** Rows, time, and why there are no more. A result computed during the build has no time. */
export function resultInWords({ rows, milliseconds, end }: QueryResult): string {
  const count = rowsInWords(rows.length);
  const told = milliseconds === 0 ? count : `${count} · ${timeInWords(milliseconds)}`;
  return end === "complete" ? told : `${told} · ${words.ends[end]}`;
}

/** The offer to replace a misspelled name; empty if there is no suggestion. */
export const suggestionInWords = (suggestion: string): string =>
  suggestion === "" ? "" : interpolate(words.mean, { name: suggestion });
