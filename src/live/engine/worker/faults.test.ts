import { beforeAll, describe, expect, it } from "vitest";
import type { Table } from "../client/types.ts";
import { faultOf } from "./faults.ts";
import type { Sqlite } from "./sqlite.ts";
import { testSqlite } from "./sqlite.fixture.ts";

const column = (name: string) => ({ name, kind: "text", key: false, references: "" }) as const;
const table = (name: string, ...columns: string[]): Table => ({
  name,
  origin: "shop",
  rows: 0,
  file: "",
  columns: columns.map(column),
});
const tables = [
  table("orders", "id", "total", "customer_id"),
  table("customers", "id", "email", "Last name"),
];

let sqlite: Sqlite;
beforeAll(async () => {
  sqlite = await testSqlite();
  sqlite.run(
    'CREATE TABLE orders (id, total, customer_id); CREATE TABLE customers (id, email, "Last name")',
  );
});

const fault = (sql: string) => {
  try {
    sqlite.close(sqlite.prepare(sql, true));
  } catch (error) {
    return faultOf(error, sql, tables, () => sqlite.functionNames());
  }
  throw new Error(`no fault: ${sql}`);
};

describe("faultOf", () => {
  it.each([
    ["SELECT * FROM ordres", "no-table", "ordres", "orders"],
    ["SELECT totl FROM orders", "no-column", "totl", "total"],
    ["SELECT o.totl FROM orders o", "no-column", "totl", "total"],
    ["SELECT emial FROM customers", "no-column", "emial", "email"],
    ["SELECT last_name FROM customers", "no-column", "last_name", '"Last name"'],
    ["SELECT id FROM orders WHERE total = paid", "no-column", "paid", "'paid'"],
    ["SELECT id FROM orders WHERE totl > 3", "no-column", "totl", "total"],
    ["SELECT id, paid FROM orders WHERE id = 1", "no-column", "paid", ""],
    ["SELECT id FROM orders, customers", "ambiguous-column", "id", ""],
    ["SELECT cuont(*) FROM orders", "no-function", "cuont", "count"],
    ["SELEC * FROM orders", "syntax", "SELEC", "SELECT"],
    ["SELECT * FORM orders", "syntax", "FORM", "FROM"],
    ["select * from orders wehre id = 1", "syntax", "wehre", "where"],
    ["SELECT * FROM order", "syntax", "order", "orders"],
    ["DROP TABLE orders", "read-only", "", ""],
  ])("%s", (sql, kind, name, suggestion) => {
    const found = fault(sql);
    expect(found).toMatchObject({ kind, suggestion });
    if (name !== "") expect(sql.slice(found.from, found.to)).toBe(name);
  });

  it("treats text in a name's quotes as text", () => {
    const sql = 'SELECT id FROM orders WHERE total = "o\'clock"';
    const { suggestion, from, to } = fault(sql);
    expect([suggestion, sql.slice(from, to)]).toEqual(["'o''clock'", '"o\'clock"']);
  });

  it("marks the end of unfinished SQL", () => {
    const sql = "SELECT * FROM";
    const { kind, from, to } = fault(sql);
    expect(kind).toBe("syntax");
    expect(sql.slice(from, to)).toBe("FROM");
  });

  it("passes on errors that are not from SQLite", () => {
    const found = faultOf(new Error("odd"), "x", tables, () => []);
    expect(found).toMatchObject({ kind: "other", detail: "odd" });
  });
});
