import { beforeAll, describe, expect, it } from "vitest";
import { testSqlite } from "./sqlite.fixture.ts";
import { type Sqlite, SqliteError } from "./sqlite.ts";

let sqlite: Sqlite;
beforeAll(async () => {
  sqlite = await testSqlite();
  sqlite.run("CREATE TABLE t (a, b)");
});

const one = (sql: string, columns: number, guarded = false) => {
  const statement = sqlite.prepare(sql, guarded);
  try {
    return sqlite.step(statement) ? sqlite.row(statement, columns) : [];
  } finally {
    sqlite.close(statement);
  }
};

describe("Sqlite", () => {
  it("returns the values that it was given", () => {
    const values = [null, 1, -2.5, 2 ** 40, "", "a'b", "naïve ☕", "x".repeat(100_000), 2 ** 53];
    for (const value of values) {
      sqlite.using("SELECT ?1, typeof(?1)", (statement) => {
        sqlite.bind(statement, [value]);
        expect(sqlite.step(statement)).toBe(true);
        expect(sqlite.row(statement, 1)).toEqual([value]);
      });
    }
  });

  it("rounds whole numbers beyond 2^53, and reads bytes as text", () => {
    expect(one("SELECT 9223372036854775807, x'4142', 1.5, 9e999", 4)).toEqual([
      2 ** 63,
      "AB",
      1.5,
      Infinity,
    ]);
  });

  it.each([
    "DROP TABLE t",
    "INSERT INTO t VALUES (1, 2)",
    "CREATE TEMP TABLE u (a)",
    "ATTACH 'file:x' AS x",
    "PRAGMA hard_heap_limit=0",
    "VACUUM INTO 'x'",
    "BEGIN",
  ])("refuses a visitor's %s", (sql) => {
    expect(() => sqlite.prepare(sql, true)).toThrow(/not authorized/);
  });

  it.each(["SELECT * FROM t", "EXPLAIN QUERY PLAN SELECT * FROM t", "PRAGMA table_info(t)"])(
    "lets a visitor read: %s",
    (sql) => {
      const statement = sqlite.prepare(sql, true);
      expect(statement).not.toBe(0);
      sqlite.close(statement);
    },
  );

  it("reports where an error is", () => {
    expect.assertions(2);
    try {
      sqlite.prepare("SELECT a FORM t x y", true);
    } catch (error) {
      expect(error).toBeInstanceOf(SqliteError);
      expect((error as SqliteError).offset).toBeGreaterThan(8);
    }
  });

  it("refuses a value that would fill the memory", () => {
    expect(() => one("SELECT length(zeroblob(1000000000))", 1, true)).toThrow(/too big/);
  });
});
