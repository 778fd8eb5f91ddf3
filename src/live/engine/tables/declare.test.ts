import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import {
  createTableSql,
  insertSql,
  kindOfDeclared,
  kindOfValues,
  plainColumns,
} from "./declare.ts";
import { columnKinds } from "./kinds.ts";

it("declares each kind so that SQLite keeps it and it can be told again", () => {
  const db = new DatabaseSync(":memory:");
  const columns = columnKinds.map((kind) => ({ name: `the "${kind}"; DROP`, kind }));
  db.exec(createTableSql("a table", plainColumns(columns)));
  db.prepare(insertSql("a table", columns)).run(
    "007",
    7,
    1.5,
    12.5,
    "2024-01-31",
    "2024-01-31 10:00:00",
    1,
  );
  const row = db.prepare('SELECT * FROM "a table"');
  expect(row.columns().map(({ type }) => kindOfDeclared(type))).toEqual([...columnKinds]);
  expect(Object.values(row.get() ?? {})).toEqual([
    "007",
    7,
    1.5,
    12.5,
    "2024-01-31",
    "2024-01-31 10:00:00",
    1,
  ]);
});

it("makes a whole-number key the row's own number, and references", () => {
  const sql = createTableSql("orders", [
    { name: "id", kind: "integer", key: true, references: "" },
    { name: "customer_id", kind: "integer", key: false, references: "customers.id" },
  ]);
  expect(sql).toBe(
    'CREATE TABLE "orders" ("id" INTEGER PRIMARY KEY, "customer_id" INTEGER REFERENCES "customers" ("id"))',
  );
});

it.each([
  [[null, 1, 2], "integer"],
  [[1, 2.5], "real"],
  [[2n ** 60n], "real"],
  [["2024-03-01"], "date"],
  [["2024-03-01 10:00:00"], "datetime"],
  [["2024-03"], "text"],
  [[null], "text"],
  [[], "text"],
  [[new Uint8Array(1)], "text"],
] as const)("[%s] is %s", (cells, kind) => {
  expect(kindOfValues(cells)).toBe(kind);
});
