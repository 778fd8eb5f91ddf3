import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { type Cell, createTableSql, insertSql, type TableColumn } from "#live/engine/tables.ts";
import {
  type Check,
  checkSql,
  countedOf,
  comparisonOf,
  joinSql,
  multiplicityOf,
  readCheck,
  refOf,
  type RelatedTable,
  type Relation,
  relationOf,
} from "./relations.ts";

const relation = (left: string, right: string): Relation => relationOf({ left, right });

describe("two columns", () => {
  it.each([
    ["orders.discount_code", "affiliates.code", "value"],
    ["sms_messages.sent_at", "orders.ordered_at", "day"],
    ["subscriptions.cancelled_on", "orders.ordered_at", "day"],
    // Both are numbers of customers.
    ["orders.customer_id", "sms_messages.customer_id", "value"],
    ["orders.id", "charges.order_id", "drawn"],
    ["orders.id", "orders.id", "same"],
    ["orders.id", "customers.id", "numbers"],
    ["orders.customer_id", "subscriptions.product_id", "numbers"],
    ["customers.sms_opt_in", "checkout_offers.accepted", "boolean"],
    ["orders.total", "charges.amount", "measure"],
    ["orders.total", "orders.status", "kinds"],
    ["orders.nothing", "orders.status", "gone"],
  ])("%s and %s: %s", (left, right, expected) => {
    const fit = comparisonOf(relation(left, right), datasetTables);
    expect(fit.ok ? fit.by : fit.why).toBe(expected);
  });

  it("names the missing one", () => {
    expect(comparisonOf(relation("orders.status", "gone.code"), datasetTables)).toMatchObject({
      gone: refOf("gone.code"),
    });
  });
});

const column = (name: string, kind: TableColumn["kind"], key = false): TableColumn => ({
  name,
  kind,
  key,
  references: "",
});
/** Names that need quotes, as in files. */
const odd = `a "b'; DROP TABLE x --`;
const tables: readonly RelatedTable[] = [
  { name: "one", columns: [column("id", "integer", true), column("code", "text")] },
  {
    name: "many",
    columns: [column("id", "integer", true), column("code", "text"), column("at", "datetime")],
  },
  { name: "select", columns: [column(odd, "text"), column("on", "date")] },
];
const rows: Readonly<Record<string, readonly (readonly Cell[])[]>> = {
  one: [
    [1, "A"],
    [2, "B"],
    [3, null],
  ],
  many: [
    [1, "A", "2024-05-01 08:00:00"],
    [2, "A", "2024-05-01 23:59:59"],
    [3, "C", "2024-05-02 00:00:00"],
    [4, null, "2024-05-03 00:00:00"],
  ],
  select: [
    ["A", "2024-05-01"],
    ["A", "2024-05-01"],
    ["A", "2024-05-09"],
  ],
};
const database = new DatabaseSync(":memory:");
for (const { name, columns } of tables) {
  database.exec(createTableSql(name, columns));
  for (const row of rows[name] ?? []) database.prepare(insertSql(name, columns)).run(...row);
}
const all = (sql: string): Cell[][] => {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement.all() as unknown as Cell[][];
};
const checked = (of: Relation): Check => {
  const fit = comparisonOf(of, tables);
  if (!fit.ok) throw new Error("not checked");
  return readCheck(all(checkSql(of, fit.by))[0] ?? []);
};

describe("the check", () => {
  it("counts matching values, without empty ones", () => {
    expect(checked(relation("many.code", "one.code"))).toEqual({
      left: { rows: 4, filled: 3, most: 2, matched: 2 },
      right: { rows: 3, filled: 2, most: 1, matched: 1 },
      values: 1,
      pairs: 2,
    });
  });

  it.each([
    ["one.code", "many.code", "one-to-many"],
    ["many.code", "one.code", "many-to-one"],
    [`many.code`, `select.${odd}`, "many-to-many"],
    ["one.id", "one.id", "one-to-one"],
    ["many.at", "select.on", "many-to-many"],
  ] as const)("%s to %s is %s", (left, right, expected) => {
    // A column normally does not fit itself; here it serves as two equal columns.
    const of = relation(left, right);
    const [row = []] = all(checkSql(of, left === "many.at" ? "day" : "value"));
    expect(multiplicityOf(readCheck(row))).toBe(expected);
  });
});

describe("the join", () => {
  it.each([
    relation("many.code", "one.code"),
    relation("one.code", "many.code"),
    relation("many.code", `select.${odd}`),
    relation("many.at", "select.on"),
    relation(`select.${odd}`, "one.code"),
  ])("of $left and $right gives as many rows as it says, each column once", (of) => {
    const fit = comparisonOf(of, tables);
    if (!fit.ok) throw new Error("does not fit");
    const { sql, total } = countedOf(of, fit.by, checked(of), tables);
    expect(all(sql)).toHaveLength(total);
    const names = database
      .prepare(sql)
      .columns()
      .map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it("joins one table with itself under a second name", () => {
    const self = [{ name: "t", columns: [column("a", "text"), column("b", "text")] }];
    expect(joinSql(relation("t.a", "t.b"), "value", "many-to-one", self)).toContain(
      "JOIN t AS t_2",
    );
  });
});
