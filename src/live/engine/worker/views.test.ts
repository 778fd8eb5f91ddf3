import { beforeAll, describe, expect, it } from "vitest";
import { createTableSql, insertSql, plainColumns } from "../tables.ts";
import type { Filter, SortKey, Table, ViewRequest } from "../client/types.ts";
import { testSqlite } from "./sqlite.fixture.ts";
import type { Sqlite } from "./sqlite.ts";
import { Views } from "./views.ts";

const columns = plainColumns([
  { name: "name", kind: "text" },
  { name: "total", kind: "money" },
  { name: "at", kind: "datetime" },
  { name: "paid", kind: "boolean" },
]);
const data = [
  ["Anna", 10, "2024-01-31 10:00:00", 1],
  ["bob", 2.5, "2024-02-01 00:00:00", 0],
  ["100% Cara_", null, "2024-01-31 23:59:59", 1],
  [null, 10, null, null],
] as const;
const table: Table = { name: "t", origin: "visitor", rows: data.length, columns, file: "t.csv" };

let sqlite: Sqlite;
let views: Views;
beforeAll(async () => {
  sqlite = await testSqlite();
  sqlite.run(createTableSql("t", columns));
  sqlite.using(insertSql("t", columns), (statement) => {
    for (const row of data) {
      sqlite.bind(statement, row);
      sqlite.step(statement);
      sqlite.reset(statement);
    }
  });
  views = new Views(sqlite);
});

const all: ViewRequest = {
  table: "t",
  sort: [],
  filters: [],
  search: "",
  columns: ["name", "total", "at", "paid"],
};
/** The first cells of what a request finds. */
function found(request: Partial<ViewRequest>): unknown[] {
  const whole = { ...all, ...request };
  const { rows, of, block } = views.window(table, whole, { from: 0, count: 100 });
  expect(block).toHaveLength(rows);
  expect(of).toBe(data.length);
  return block.map(([first]) => first);
}

describe("Views", () => {
  it("returns an unchanged table, and any window of it", () => {
    expect(found({})).toEqual(["Anna", "bob", "100% Cara_", null]);
    const request = { ...all, columns: ["paid", "name"] };
    expect(views.window(table, request, { from: 1, count: 2 }).block).toEqual([
      [0, "bob"],
      [1, "100% Cara_"],
    ]);
    // Beyond the end, it returns to the start.
    expect(views.window(table, request, { from: 9, count: 1 })).toMatchObject({
      from: 0,
      block: [[1, "Anna"]],
    });
  });

  it.each([
    ["by text, whatever its case", "name desc", ["bob", "Anna", "100% Cara_", null]],
    ["with empty cells last, both ways", "total asc", ["bob", "Anna", null, "100% Cara_"]],
    ["by several columns", "total desc,name desc", ["Anna", null, "bob", "100% Cara_"]],
    ["not by a column that is gone", "gone asc", ["Anna", "bob", "100% Cara_", null]],
  ])("sorts %s", (_, order, expected) => {
    const sort = order.split(",").map((each): SortKey => {
      const [column = "", way] = each.split(" ");
      return { column, direction: way === "asc" ? "ascending" : "descending" };
    });
    expect(found({ sort })).toEqual(expected);
  });

  it.each<[Filter["operator"], string, string[], unknown[]]>([
    ["contains", "name", ["B"], ["bob"]],
    ["contains", "name", ["0%"], ["100% Cara_"]],
    ["starts-with", "name", ["an"], ["Anna"]],
    ["equals", "name", ["ANNA"], ["Anna"]],
    ["not-equals", "name", ["anna"], ["bob", "100% Cara_", null]],
    ["at-least", "total", ["10"], ["Anna", null]],
    ["at-most", "total", ["9"], ["bob"]],
    ["between", "total", ["3", "2"], ["bob"]],
    ["equals", "total", ["$2.50"], ["bob"]],
    ["equals", "at", ["2024-01-31"], ["Anna", "100% Cara_"]],
    ["at-most", "at", ["2024-01-31"], ["Anna", "100% Cara_"]],
    ["at-least", "at", ["2024-02-01"], ["bob"]],
    ["equals", "paid", ["0"], ["bob"]],
    ["empty", "name", [], [null]],
    ["not-empty", "at", [], ["Anna", "bob", "100% Cara_"]],
    ["equals", "name", ["' OR 1 = 1 --"], []],
  ])("filters: %s %s %j", (operator, column, values, expected) => {
    expect(found({ filters: [{ column, operator, values }] })).toEqual(expected);
  });

  it("searches all words in the columns that are shown", () => {
    expect(found({ search: " ANN 10 " })).toEqual(["Anna"]);
    expect(found({ search: "2024-02" })).toEqual(["bob"]);
    expect(found({ search: "2024-02", columns: ["name"] })).toEqual([]);
    expect(found({ search: "%" })).toEqual(["100% Cara_"]);
  });

  it("searches what the grid displays", () => {
    expect(found({ search: "$2.50" })).toEqual(["bob"]);
    expect(found({ search: "Feb 1, 2024" })).toEqual(["bob"]);
    expect(found({ search: "Jan 31, 2024, 10:00" })).toEqual(["Anna"]);
    expect(found({ search: "Yes" })).toEqual(["Anna", "100% Cara_"]);
    expect(found({ search: "no" })).toEqual(["bob"]);
  });

  it("opens views of another worker, and those that it has forgotten", () => {
    for (let i = 0; i < 20; i += 1) {
      const request = { ...all, search: String(i) };
      expect(new Views(sqlite).window(table, request, { from: 0, count: 9 })).toEqual(
        views.window(table, request, { from: 0, count: 9 }),
      );
    }
    expect(views.window(table, { ...all, search: "0" }, { from: 0, count: 1 }).block).toHaveLength(
      1,
    );
  });
});
