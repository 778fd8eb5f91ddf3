import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareQueries, comparedTable, judgeQueries, overallRatio } from "./judge-queries.ts";
import { openNative } from "./native.ts";
import { readDemoOptions } from "./options.ts";
import { queries } from "./queries.ts";
import { nativeRunner, timeQueries } from "./time-queries.ts";

let database: DatabaseSync;
beforeAll(() => {
  database = openNative();
});
afterAll(() => {
  database.close();
});

describe("the twenty queries", () => {
  it("are twenty, each with a name of its own", () => {
    expect(queries).toHaveLength(20);
    expect(new Set(queries.map(({ name }) => name)).size).toBe(20);
  });

  it.each(queries)("$name: finds something, and nothing but nulls in no column", ({ sql }) => {
    const rows = database.prepare(sql).all();
    expect(rows.length).toBeGreaterThan(4);
    for (const column of Object.keys(rows[0] ?? {})) {
      expect(rows.some((row) => row[column] !== null)).toBe(true);
    }
  });

  it("use what analysts use", () => {
    const all = queries.map(({ sql }) => sql).join("\n");
    for (const word of [
      "JOIN",
      "OVER (",
      "WITH RECURSIVE",
      "GROUP BY",
      "HAVING",
      "LIKE",
      "NOT EXISTS",
      "julianday",
      "CASE",
    ]) {
      expect(all).toContain(word);
    }
  });

  it("are timed with as many rows as they find", async () => {
    const [timed = []] = await timeQueries([nativeRunner(database)], 1, queries.slice(-2));
    expect(timed.map(({ name, rows }) => [name, rows])).toEqual([
      ["Orders by weekday and hour (case)", 57],
      ["Every order with its customer (50,000 rows)", 50_000],
    ]);
    for (const { ms } of timed) expect(ms).toBeGreaterThan(0);
  });

  it("take turns, after a run that only warms up, and the median counts", async () => {
    const order: string[] = [];
    const runner = (place: string, times: number[]) => (query: { readonly name: string }) => {
      order.push(`${place} ${query.name}`);
      return Promise.resolve({ rows: 1, ms: times.shift() ?? 0 });
    };
    const one = [{ name: "q", sql: "SELECT 1" }];
    const runners = [runner("a", [90, 3, 1, 2]), runner("b", [1, 5, 5, 50])];
    const [a, b] = await timeQueries(runners, 3, one);
    expect(order).toEqual(["a q", "b q", "a q", "b q", "a q", "b q", "a q", "b q"]);
    expect([a?.[0]?.ms, b?.[0]?.ms]).toEqual([2, 5]);
  });
});

describe("the comparison", () => {
  const native = [
    { name: "a", rows: 1, ms: 10 },
    { name: "b", rows: 2, ms: 1 },
  ];
  const tab = (a: number, b: number) => [
    { name: "a", rows: 1, ms: a },
    { name: "b", rows: 2, ms: b },
  ];

  it("sets the tab beside native SQLite, and all in all by what they take together", () => {
    const compared = compareQueries(native, tab(20, 4));
    expect(compared.map(({ ratio }) => ratio)).toEqual([2, 4]);
    expect(overallRatio(compared)).toBeCloseTo(24 / 11);
    expect(comparedTable(compared)).toMatch(/b +2 +1\.0 ms +4\.0 ms +4\.00 ×/);
  });

  it("names each query that is over, and none at the limit", () => {
    expect(judgeQueries(compareQueries(native, tab(30, 3)), 3)).toEqual([]);
    expect(judgeQueries(compareQueries(native, tab(30, 3.1)), 3)).toEqual([
      "“b” takes 3.10 times as long in the tab; 3 times is allowed",
    ]);
  });

  it("refuses to compare what did not find the same", () => {
    expect(() => compareQueries(native, [])).toThrow("a: 1 rows natively, undefined in the tab");
    expect(() =>
      compareQueries(
        native,
        tab(1, 1).map((one) => ({ ...one, rows: 1 })),
      ),
    ).toThrow("b: 2 rows natively, 1 in the tab");
  });
});

describe("the options", () => {
  it("measure everything by default", () => {
    expect(readDemoOptions([])).toMatchObject({
      runs: 5,
      parts: ["queries", "bytes", "first-result", "interaction", "charts", "answers"],
      native: false,
    });
  });

  it("choose parts and runs", () => {
    expect(readDemoOptions(["--only", "bytes", "--runs", "2"])).toMatchObject({
      runs: 2,
      parts: ["bytes"],
    });
  });

  it.each([
    [["--runs", "0"], "--runs wants a whole number from 1, not 0"],
    [
      ["--only", "query"],
      '--only is "query"; expected one of queries, bytes, first-result, interaction',
    ],
  ])("refuse %j", (args, sentence) => {
    expect(() => readDemoOptions(args)).toThrow(sentence);
  });
});
