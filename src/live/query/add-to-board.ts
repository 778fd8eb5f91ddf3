/** Adds a result as a chart to the board of /dashboards/, which finds it in this browser's storage. */
import words from "virtual:words/queryDemo";
import { pinChart } from "#live/engine/charts/board.ts";
import { mostSql, mostTitle } from "#live/engine/charts/spec.ts";
import { guessChart } from "#live/engine/charts/guess.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { QueryResult } from "#live/engine/client/types.ts";

/** The title in the SQL's first line; otherwise the name of its tab. */
export function titleOf(text: string, name: string): string {
  const [, comment = ""] = /^\s*--[^\S\n]*(\S.*)/.exec(text) ?? [];
  return (comment.trim() || name).slice(0, mostTitle);
}

export interface Added {
  readonly message: string;
  readonly isThere: boolean;
}

/** @param title its name @returns the message for the visitor */
export function addToBoard(title: string, { sql, columns, rows }: QueryResult): Added {
  if (sql.length > mostSql) return { message: words.answer.chartLong, isThere: false };
  const chart = { title, sql, ...guessChart(columns, rows) };
  const outcome = pinChart(chart);
  const { chartAdded, chartFull, chartLost } = words.answer;
  const message = { pinned: chartAdded, full: chartFull, lost: chartLost }[outcome];
  return { message: interpolate(message, { name: title }), isThere: outcome === "pinned" };
}
