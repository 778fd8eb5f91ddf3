/** What a measure is, and the usual kinds of measures: sums, averages, shares, counts. */
import { type Base, tables } from "./tables.ts";
import type { Span } from "./words/days.ts";

export interface Measure {
  /** Its name in an answer. A question that says the name finds the measure, unless its topics do (topics.ts). */
  readonly name: string;
  /** A short definition. */
  readonly meaning: string;
  readonly base: Base;
  readonly sql: string;
  readonly where: readonly string[];
  /** The date column; null for a measure that is only known as of today. */
  readonly day: string | null;
  readonly unit: "money" | "count" | "percent" | "ratio" | "days";
  /** The time that it is shown for if a question names none. */
  readonly usual: Span | null;
  /** A high figure is bad news. */
  readonly bad: boolean;
  /** Replaces it by product or category: a formula on items, "same", or another measure; null if nothing can. */
  readonly byItem: string | null;
}

/** "Refund rate" for "refund_rate". */
export const sayId = (id: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("_", " ")}`;

/** @param words its definition, after its name if that is not its id in words: "Opt-outs: replies of STOP" */
export const measure = (
  base: Base,
  unit: Measure["unit"],
  sql: string,
  words: string,
  more: Partial<Measure> = {},
): Measure => ({
  name: words.includes(": ") ? (words.split(": ")[0] ?? "") : "",
  meaning: words.split(": ").at(-1) ?? "",
  base,
  sql,
  unit,
  where: [],
  day: tables[base].day,
  usual: null,
  bad: false,
  byItem: null,
  ...more,
});

type Define = (base: Base, sql: string, words: string, more?: Partial<Measure>) => Measure;
export const total: Define = (base, sql, ...rest) =>
  measure(base, "money", `sum({${sql}})`, ...rest);
export const average: Define = (base, sql, ...rest) =>
  measure(base, "money", `avg({${sql}})`, ...rest);
export const rate: Define = (base, test, ...rest) =>
  measure(base, "percent", `100.0 * avg({${test}})`, ...rest);
export const count = (base: Base, words: string, more?: Partial<Measure>): Measure =>
  measure(base, "count", "count({*})", words, more);

export const sum: Define = (base, sql, ...rest) => measure(base, "count", `sum({${sql}})`, ...rest);
export const different: Define = (base, column, ...rest) =>
  measure(base, "count", `count(DISTINCT {${column}})`, ...rest);
