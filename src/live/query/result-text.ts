/** Answers in words, for the line above them and for screen readers, and the meanings of columns. */
import datasetWords from "virtual:words/dataset";
import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { showCell, showCount } from "#live/engine/tables.ts";
import { rowsInWords, suggestionInWords, wholeMilliseconds } from "#live/engine/result-text.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { QueryFault, QueryResult } from "#live/engine/client/types.ts";
import { formatNumber } from "#lib/text/numbers.ts";
import type { Answer } from "./runs.ts";
import { planLines } from "./plan.ts";

/** The heading of an error. A query that was stopped did run. */
export const faultInWords = ({ kind }: QueryFault, milliseconds: number): string =>
  kind === "stopped" || kind === "time-limit"
    ? interpolate(words.answer.stopped, { seconds: formatNumber(milliseconds / 1000, 1, 1) })
    : words.answer.notRun;

function timeAloud(milliseconds: number): string {
  const ms = wholeMilliseconds(milliseconds);
  return ms === 1
    ? words.answer.millisecond
    : interpolate(words.answer.milliseconds, { ms: showCount(ms) });
}

/** Ends with a period, so that a screen reader pauses before the next part. */
const sentence = (text: string): string => (/[\p{L}\p{N})"']$/u.test(text) ? `${text}.` : text);

/** The most cells that a listener can follow. */
const cellsAloud = 6;

/** A result of one row is its answer; of several, the first row is read out. */
function rowsAloud({ columns, rows }: QueryResult): string {
  if (rows.length === 0 || columns.length === 0) return "";
  const row = rows.at(0);
  const values = columns.slice(0, cellsAloud).map(({ name, kind }, at) => {
    const cell = row?.[at] ?? null;
    const value = cell === null ? words.grid.nothing : showCell(cell, kind);
    return interpolate(words.answer.announceCell, { column: name, value });
  });
  const told = values.join(", ");
  return ` ${rows.length === 1 ? sentence(told) : interpolate(words.answer.announceFirst, { values: told })}`;
}

/** The announcement of a whole run, or of a plan. */
export function answerInWords({ parts, milliseconds: passed }: Answer): string {
  const last = parts.at(-1);
  if (last === undefined) return "";
  if (last.kind === "plan")
    return [words.answer.plan, ...planLines(last.steps, words.plan).map(({ text }) => text)]
      .map(sentence)
      .join(" ");
  if (last.kind === "fault") {
    const { kind, detail, suggestion } = last.fault;
    const ended = `${faultInWords(last.fault, passed)}.`;
    if (kind === "stopped") return ended;
    if (kind === "time-limit") return `${ended} ${engineWords.queryFaults[kind]}`;
    const mean = suggestion === "" ? "" : `${suggestionInWords(suggestion)}?`;
    const failed = interpolate(words.answer.failed, { message: engineWords.queryFaults[kind] });
    return [failed, sentence(detail), mean].filter((part) => part !== "").join(" ");
  }
  const { rows, milliseconds, end } = last.result;
  const told = interpolate(words.answer.announce, {
    rows: rowsInWords(rows.length),
    time: timeAloud(milliseconds),
  });
  const many =
    parts.length > 1 ? `${interpolate(words.answer.announceMany, { n: parts.length })} ` : "";
  const ended = end === "complete" ? "" : ` ${sentence(engineWords.ends[end])}`;
  return many + told + ended + rowsAloud(last.result);
}

const tables: Readonly<
  Record<string, { readonly columns: Readonly<Record<string, string>> } | undefined>
> = datasetWords.tables;

/** @returns the meaning of a sample shop column; empty for a column without a description */
export const meaningOf = (table: string, column: string): string =>
  tables[table]?.columns[column] ?? "";
