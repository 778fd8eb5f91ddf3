/** What is told of an answer, in words: below it, and to those who hear the page. */
import words from "virtual:words/aiDemo";
import engineWords from "virtual:words/engine";
import { say } from "#lib/text/say.ts";
import { showAny, showName, unitOf } from "#live/engine/charts/format.ts";
import { numberOf } from "#live/engine/charts/read.ts";
import type { QueryResult } from "#live/engine/client/types.ts";
import type { Turn } from "./turns.ts";

const figure = new Intl.NumberFormat("en-US");

const rowsInWords = (rows: number): string =>
  rows === 1 ? words.turn.row : say(words.turn.rows, { rows: figure.format(rows) });
const timeInWords = (milliseconds: number): string =>
  say(words.turn.time, { ms: figure.format(Math.max(1, Math.round(milliseconds))) });

/** Rows, time, and why there are no more. */
export function resultInWords({ rows, milliseconds, end }: QueryResult): string {
  const told = `${rowsInWords(rows.length)} · ${timeInWords(milliseconds)}`;
  return end === "complete" ? told : `${told} · ${engineWords.ends[end]}`;
}

/** Rows that are read aloud. More would keep the listener from asking on. */
const spoken = 3;

/** The answer itself, to be read aloud: a figure by its name, of several rows how many there are and the first ones. */
export function answerInWords({ columns, rows }: Pick<QueryResult, "columns" | "rows">): string {
  const first = Array.from({ length: Math.min(spoken, rows.length) }, (_, at) => rows.at(at));
  const said = first.map((row) =>
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
  if (rows.length === 1) return `${said.join("")}.`;
  const shown = { rows: rowsInWords(rows.length), first: said.join("; ") };
  return say(rows.length > spoken ? words.heard.first : words.heard.all, shown);
}

/** What is announced of a turn; nothing while it runs. */
export function turnInWords({ reply, outcome }: Turn): string {
  if (reply.kind === "unknown") {
    const known = reply.words.length > 0 ? reply.words.join(", ") : words.unknown.nothing;
    return [say(words.heard.unknown, { words: known }), words.unknown.near, ...reply.near]
      .slice(0, reply.near.length === 0 ? 1 : undefined)
      .join(" ");
  }
  if (outcome === null) return "";
  const { title } = reply;
  if (!outcome.ok)
    return say(words.heard.fault, { title, message: engineWords.queryFaults[outcome.fault.kind] });
  return say(words.heard.answer, { title, answer: answerInWords(outcome.result) });
}
