/** What is told of an answer, in words: below it, and to those who hear the page. */
import words from "virtual:words/aiDemo";
import engineWords from "virtual:words/engine";
import { say } from "#lib/text/say.ts";
import type { QueryResult } from "#live/shared/engine/types.ts";
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
  const { rows, milliseconds } = outcome.result;
  const told = { title, rows: rowsInWords(rows.length), time: timeInWords(milliseconds) };
  return say(words.heard.answer, told);
}
