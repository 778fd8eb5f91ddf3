import { beforeAll, describe, expect, it } from "vitest";
import { patience } from "#tests/support/patience.ts";
import type { Row } from "../tables.ts";
import { blockRows, planOf, runQuery } from "./query.ts";
import { testSqlite } from "./sqlite.fixture.ts";
import type { Sqlite } from "./sqlite.ts";

let sqlite: Sqlite;
beforeAll(async () => {
  sqlite = await testSqlite();
  sqlite.run(
    "CREATE TABLE t (id INTEGER PRIMARY KEY, total MONEY REAL, at DATETIME TEXT); INSERT INTO t VALUES (1, 2.5, '2024-01-31 10:00:00')",
  );
});

async function run(
  sql: string,
  limits = {},
  controller = new AbortController(),
  onRows = (): void => undefined,
) {
  const rows: Row[] = [];
  const answer = await runQuery(
    sqlite,
    sql,
    { rows: 1_000_000, milliseconds: patience, ...limits },
    [],
    controller.signal,
    (next) => {
      rows.push(...next);
      onRows();
    },
  );
  return { answer, rows };
}

const numbers = (to: string) =>
  `WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n ${to}) SELECT x FROM n`;

describe("runQuery", () => {
  it("returns rows and the kinds of their columns", async () => {
    const { answer, rows } = await run("SELECT *, total * 2 AS twice, date(at) d, NULL e FROM t");
    expect(answer).toMatchObject({ ok: true, result: { end: "complete" } });
    expect(answer.ok && answer.result.columns.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      "id integer",
      "total money",
      "at datetime",
      "twice integer",
      "d date",
      "e text",
    ]);
    expect(rows.at(0)).toEqual([1, 2.5, "2024-01-31 10:00:00", 5, "2024-01-31", null]);
  });

  it("returns exactly as many rows as the limit, and says so", async () => {
    const { answer, rows } = await run(numbers(""), { rows: 2 * blockRows + 3 });
    expect(answer).toMatchObject({ ok: true, result: { end: "limit" } });
    expect(rows.length).toBe(2 * blockRows + 3);
    expect(rows.at(2 * blockRows + 2)).toEqual([2 * blockRows + 3]);
  });

  it("keeps its rows when it is stopped or runs out of time", async () => {
    const controller = new AbortController();
    const stopped = await run(numbers(""), {}, controller, () => {
      controller.abort();
    });
    expect(stopped.answer).toMatchObject({ ok: true, result: { end: "stopped" } });
    expect(stopped.rows.length).toBeGreaterThan(0);
    const late = await run(numbers(""), { milliseconds: 60 });
    expect(late.answer.ok && late.answer.result.end).toBe("time-limit");
  });

  it("ends a query that never returns a row at its time limit, and keeps working", async () => {
    const { answer } = await run(`SELECT count(*) FROM (${numbers("")})`, { milliseconds: 80 });
    expect(answer).toMatchObject({ ok: false, fault: { kind: "time-limit" } });
    expect((await run("SELECT 1")).answer.ok).toBe(true);
  });

  it("ends a query that fills the memory, and keeps working", async () => {
    const { answer } = await run(
      `SELECT group_concat(x || hex(zeroblob(5000))) FROM (${numbers("LIMIT 100000")})`,
      { milliseconds: patience },
    );
    expect(answer).toMatchObject({ ok: false, fault: { kind: "memory" } });
    expect((await run("SELECT 1")).answer.ok).toBe(true);
  });
});

it("returns a query's plan", () => {
  expect(planOf(sqlite, "SELECT * FROM t WHERE id = 1")).toEqual([
    {
      id: expect.any(Number) as number,
      parent: 0,
      detail: expect.stringContaining("SEARCH t") as string,
    },
  ]);
});
