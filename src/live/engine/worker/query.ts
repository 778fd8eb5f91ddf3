/** Runs a visitor's query: read-only, within a time limit, row by row, so that it can be stopped at any row. */
import { type Column, kindOfDeclared, kindOfValues, type Row, type Rows } from "../tables.ts";
import type { QueryAnswer } from "../client/protocol.ts";
import {
  failed,
  type PlanStep,
  type QueryLimits,
  type QueryResult,
  type Table,
} from "../client/types.ts";
import { faultOf } from "./faults.ts";
import { pauses } from "#live/engine/pauses.ts";
import { type Sqlite, SqliteError } from "./sqlite.ts";

/** The size of all rows of one result, in bytes. More would fill the page's memory. */
const resultBytes = 1 << 28;
/** How many rows are sent at a time, at most. */
export const blockRows = 512;
/** SQLite operations between two checks of the clock. */
const lookEvery = 20_000;

const columnsOf = ({ capi }: Sqlite, statement: number, sample: readonly Row[]): Column[] =>
  Array.from({ length: capi.sqlite3_column_count(statement) }, (_, i) => {
    const cells = sample.map((row) => row[i] ?? null);
    return {
      name: capi.sqlite3_column_name(statement, i),
      kind: kindOfDeclared(capi.sqlite3_column_decltype(statement, i)) ?? kindOfValues(cells),
    };
  });

/** About what a row takes in the page's memory, in bytes. */
const sizeOf = (row: Row): number =>
  row.reduce<number>((size, cell) => size + 8 + (typeof cell === "string" ? cell.length : 0), 32);

/**
 * @param tables all tables that the query could name, for hints
 * @param signal ends it at the next row
 * @param send receives rows as they are ready
 */
export async function runQuery(
  sqlite: Sqlite,
  sql: string,
  limits: QueryLimits,
  tables: readonly Table[],
  signal: AbortSignal,
  send: (rows: Rows) => void,
): Promise<QueryAnswer> {
  const { capi, db } = sqlite;
  const begin = performance.now();
  const isLate = () => performance.now() - begin > limits.milliseconds;
  const pause = pauses();
  let statement = 0;
  let columns: Column[] | undefined;
  let rows: Row[] = [];
  let [count, bytes] = [0, 0];
  const flush = () => {
    columns ??= columnsOf(sqlite, statement, rows);
    if (rows.length > 0) send(rows);
    rows = [];
  };
  let end: QueryResult["end"] = "complete";
  try {
    statement = sqlite.prepare(sql, true);
    if (statement === 0) return failed("empty");
    capi.sqlite3_progress_handler(db, lookEvery, () => (isLate() ? 1 : 0), 0);
    const width = capi.sqlite3_column_count(statement);
    while (end === "complete" && sqlite.step(statement)) {
      if (count === limits.rows || bytes > resultBytes) {
        end = "limit";
        break;
      }
      const row = sqlite.row(statement, width);
      rows.push(row);
      bytes += sizeOf(row);
      count += 1;
      if (rows.length < blockRows) continue;
      flush();
      await pause();
      if (signal.aborted) end = "stopped";
      else if (isLate()) end = "time-limit";
    }
    flush();
  } catch (error) {
    if (!(error instanceof SqliteError) || error.code !== capi.SQLITE_INTERRUPT)
      return { ok: false, fault: faultOf(error, sql, tables, () => sqlite.functionNames()) };
    if (count === 0) return failed("time-limit", error.message);
    // The rows until then are the answer.
    flush();
    end = "time-limit";
  } finally {
    capi.sqlite3_progress_handler(db, 0, 0, 0);
    if (statement !== 0) sqlite.close(statement);
  }
  const milliseconds = performance.now() - begin;
  return { ok: true, result: { columns: columns ?? [], end, milliseconds } };
}

/**
 * @returns SQLite's plan for the query, without running it.
 * @throws SqliteError
 */
export function planOf(sqlite: Sqlite, sql: string): PlanStep[] {
  const guarded = true;
  const steps: PlanStep[] = [];
  const read = (statement: number) => {
    while (sqlite.step(statement)) {
      const [id, parent, , detail] = sqlite.row(statement, 4);
      steps.push({ id: Number(id), parent: Number(parent), detail: String(detail) });
    }
  };
  sqlite.using(`EXPLAIN QUERY PLAN ${sql}`, read, guarded);
  return steps;
}
