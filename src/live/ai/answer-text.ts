/** What screen readers announce of an answer. */
import words from "virtual:words/aiDemo";
import engineWords from "virtual:words/engine";
import { interpolate } from "#lib/text/interpolate.ts";
import { showAny, showName, unitOf } from "#live/engine/charts/format.ts";
import { numberOf } from "#live/engine/charts/read.ts";
import type { QueryResult } from "#live/engine/client/types.ts";
import { rowsInWords } from "#live/engine/result-text.ts";
import type { Turn } from "./turns.ts";

/** The number of rows that are read aloud. More would make a listener wait. */
const spoken = 3;

/** The answer as read aloud: named figures; for several rows, their number and the first ones. */
export function answerInWords({ columns, rows }: Pick<QueryResult, "columns" | "rows">): string {
  const first = rows.slice(0, spoken);
  const spokenRows = first.map((row) =>
    columns
      .map((column, at) => {
        const cell = row[at] ?? null;
        const shown = showAny(cell, column, unitOf(column, Math.abs(numberOf(cell)) || 0));
        const isFigure = column.kind === "integer" || column.kind === "real";
        return isFigure ? `${showName(column.name)} ${shown}` : shown;
      })
      .join(", "),
  );
  if (rows.length === 0) return words.heard.none;
  if (rows.length === 1) return `${spokenRows.join("")}.`;
  const shown = { rows: rowsInWords(rows.length), first: spokenRows.join("; ") };
  return interpolate(rows.length > spoken ? words.heard.first : words.heard.all, shown);
}

/** The announcement for a turn; empty while it runs. */
export function turnInWords({ reply, outcome }: Turn): string {
  if (reply.kind === "unknown") {
    const known = reply.words.length > 0 ? reply.words.join(", ") : words.unknown.nothing;
    return [interpolate(words.heard.unknown, { words: known }), words.unknown.near, ...reply.near]
      .slice(0, reply.near.length === 0 ? 1 : undefined)
      .join(" ");
  }
  if (outcome === null) return "";
  const { title } = reply;
  if (!outcome.ok)
    return interpolate(words.heard.fault, {
      title,
      message: engineWords.queryFaults[outcome.fault.kind],
    });
  return interpolate(words.heard.answer, { title, answer: answerInWords(outcome.result) });
}
