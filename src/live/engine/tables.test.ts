import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import {
  columnKinds,
  createTableSql,
  insertSql,
  kindOfDeclared,
  kindOfValues,
  plainColumns,
  plainNumber,
  searchTerms,
  showCell,
} from "./tables.ts";

it("declares each kind so that SQLite keeps it and it can be read back", () => {
  const db = new DatabaseSync(":memory:");
  const columns = columnKinds.map((kind) => ({ name: `the "${kind}"; DROP`, kind }));
  db.exec(createTableSql("a table", plainColumns(columns)));
  const cells = ["007", 7, 1.5, 12.5, "2024-01-31", "2024-01-31 10:00:00", 1];
  db.prepare(insertSql("a table", columns)).run(...cells);
  const row = db.prepare('SELECT * FROM "a table"');
  expect(row.columns().map(({ type }) => kindOfDeclared(type))).toEqual([...columnKinds]);
  expect(Object.values(row.get() ?? {})).toEqual(cells);
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
  [["2024-03-01"], "date"],
  [["2024-03-01 10:00:00"], "datetime"],
  [[], "text"],
] as const)("[%s] is %s", (cells, kind) => {
  expect(kindOfValues(cells)).toBe(kind);
});

describe("showCell", () => {
  it("shows money with cents, and separators from five digits on", () => {
    expect(showCell(1234.5, "money")).toBe("1,234.50");
    expect(showCell(2025, "integer")).toBe("2025");
    expect(showCell(-12_345, "integer")).toBe("-12,345");
    expect(showCell(0.1 + 0.2, "real")).toBe("0.3");
  });

  it("leaves texts unchanged", () => {
    expect(showCell("<b>=1</b>", "text")).toBe("<b>=1</b>");
    expect(showCell(null, "money")).toBe("");
  });
});

it.each([
  ["$45.51", "45.51"],
  ["-$1,234.50", "-1234.50"],
  ["50,000", "50000"],
  ["1,2,3 go", "1,2,3 go"],
])("reads %s as %s", (typed, stored) => {
  expect(plainNumber(typed)).toBe(stored);
});

it("finds days as the grid shows them among the words of a search", () => {
  expect(searchTerms("ann Mar 1, 2023 $5")).toEqual([
    { typed: "Mar 1, 2023", stored: "2023-03-01" },
    { typed: "ann", stored: "ann" },
    { typed: "$5", stored: "5" },
  ]);
  expect(searchTerms("Dec 24, 2024, 18:05")).toEqual([
    { typed: "Dec 24, 2024, 18:05", stored: "2024-12-24 18:05" },
  ]);
});
