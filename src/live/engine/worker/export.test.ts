import { expect, it } from "vitest";
import { createTableSql, plainColumns } from "../tables.ts";
import type { Table, ViewRequest } from "../client/types.ts";
import { exportTable } from "./views.ts";
import { testSqlite } from "./sqlite.fixture.ts";

it("writes the shown rows or all, and reports what it made harmless", async () => {
  const sqlite = await testSqlite();
  const columns = plainColumns([
    { name: "name", kind: "text" },
    { name: "total", kind: "money" },
  ]);
  sqlite.run(createTableSql("t", columns));
  sqlite.run("INSERT INTO t VALUES ('=1+1', 2.5), ('Anna', 10), (NULL, -3)");
  const table: Table = { name: "t", origin: "visitor", rows: 3, columns, file: "t.csv" };
  const request: ViewRequest = {
    table: "t",
    sort: [{ column: "total", direction: "descending" }],
    filters: [{ column: "total", operator: "at-least", values: ["0"] }],
    search: "",
    columns: ["total", "name", "gone"],
  };
  const shown = await exportTable(sqlite, table, request, "shown", "csv");
  expect(await shown.blob.text()).toBe("total,name\r\n10.00,Anna\r\n2.50,'=1+1\r\n");
  expect(shown).toMatchObject({ rows: 2, neutralized: 1 });
  const all = await exportTable(sqlite, table, request, "all", "json");
  expect(JSON.parse(await all.blob.text())).toEqual([
    { name: "=1+1", total: 2.5 },
    { name: "Anna", total: 10 },
    { name: null, total: -3 },
  ]);
});
