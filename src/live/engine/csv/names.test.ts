// @vitest-environment node
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { columnNames, renamedColumns, tableNameOf } from "./names.ts";

const one = (header: string) => columnNames([header])[0];

/** SQLite's keywords (sqlite.org/lang_keywords.html), and words that have a meaning where a name may appear. */
const keywords =
  `abort action add after all alter always analyze and as asc attach autoincrement before begin between by
  cascade case cast check collate column commit conflict constraint create cross current current_date
  current_time current_timestamp database default deferrable deferred delete desc detach distinct do drop
  each else end escape except exclude exclusive exists explain fail filter first following for foreign from
  full generated glob group groups having if ignore immediate in index indexed initially inner insert
  instead intersect into is isnull join key last left like limit match materialized natural no not nothing
  notnull null nulls of offset on or order others outer over partition plan pragma preceding primary query
  raise range recursive references regexp reindex release rename replace restrict returning right rollback
  row rows savepoint select set table temp temporary then ties to transaction trigger unbounded union unique
  update using vacuum values view virtual when where window with within without true false rowid oid`.split(
    /\s+/,
  );

/** Uses names without quotes in many places of a SQLite query. */
function answers(table: string, column: string): unknown[] {
  const db = new DatabaseSync(":memory:");
  db.exec(`CREATE TABLE ${table} (${column}, other)`);
  db.exec(`INSERT INTO ${table} (${column}, other) VALUES (7, 1)`);
  const queries = [
    `SELECT ${column} AS v FROM ${table}`,
    `SELECT ${table}.${column} AS v FROM ${table}`,
    `SELECT sum(${column}) AS v FROM ${table} GROUP BY ${column} ORDER BY ${column} DESC`,
    `SELECT (${column}) v FROM ${table} ${table} WHERE NOT ${column} = 1`,
  ];
  const values = queries.map((query) => db.prepare(query).get()?.["v"]);
  db.close();
  return values;
}

describe("names of columns", () => {
  it.each([
    ["Order ID", "order_id"],
    ["  Größe (cm) ", "grosse_cm"],
    ["Prénom d’usage", "prenom_dusage"],
    ["Discount %", "discount_percent"],
    ["R&D", "r_and_d"],
    ["2019", "_2019"],
    ["order", "order_"],
    ["Plan", "plan"],
    ["", "column_1"],
    ["x".repeat(100), "x".repeat(60)],
    ["id); DROP TABLE orders; --", "id_drop_table_orders"],
  ])("%j becomes %s", (header, name) => {
    expect(one(header)).toBe(name);
  });

  it("are unique, whatever their case and number", () => {
    expect(columnNames(["Name", "name", "NAME", "name 2", "", "column_5", ""])).toEqual([
      "name",
      "name_2",
      "name_3",
      "name_2_2",
      "column_5",
      "column_5_2",
      "column_7",
    ]);
  });

  it.each(keywords)("SQLite takes what becomes of %s without quotes", (word) => {
    const name = one(word) ?? "";
    expect(answers("t", name)).toEqual(Array.from({ length: 4 }, () => 7));
    expect(answers(tableNameOf(`${word}.csv`, []), name)).toEqual(
      Array.from({ length: 4 }, () => 7),
    );
  });
});

describe("the name of a table", () => {
  it.each([
    ["Orders 2024.csv", "orders_2024"],
    ["C:\\files\\people.tsv", "people"],
    ["../../people.csv", "people"],
    ["orders'; DROP TABLE orders;--.csv", "orders_drop_table_orders"],
    ["sqlite_master.csv", "_sqlite_master"],
    ["", "table_1"],
    [`${"long ".repeat(50)}.csv`, "long_".repeat(12).slice(0, -1)],
  ])("%j gives %s", (file, name) => {
    expect(tableNameOf(file, [])).toBe(name);
  });

  it("differs from existing ones", () => {
    expect(tableNameOf("Orders.csv", ["ORDERS", "orders_2"])).toBe("orders_3");
    expect(tableNameOf("数据.csv", ["table_1"])).toBe("table_1_2");
  });
});

it("lists renamed columns, ignoring case, and unnamed ones by position", () => {
  const header = ["Näme", "Preis", "Preis", "", "select"];
  const names = columnNames(header);
  const columns = header.map((each, i) => ({ header: each, name: names[i] ?? "" }));
  expect(renamedColumns(columns)).toEqual([
    { from: "Näme", to: "name", place: 1 },
    { from: "Preis", to: "preis_2", place: 3 },
    { from: "", to: "column_4", place: 4 },
    { from: "select", to: "select_", place: 5 },
  ]);
});
