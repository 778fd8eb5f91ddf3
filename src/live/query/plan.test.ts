import { expect, it } from "vitest";
import { planLines, type PlanWords } from "./plan.ts";

const words: PlanWords = {
  scan: "read [table]",
  scanIndex: "read [table] by [by]",
  search: "find in [table] by [by]",
  searchKey: "find in [table]",
  sort: "sort",
  group: "group",
  distinct: "distinct",
  subquery: "first [table]",
  scalar: "inner",
  compound: "join results",
  constant: "constant",
};

const of = (...details: string[]) =>
  planLines(
    details.map((detail, i) => ({ id: i + 1, parent: 0, detail })),
    words,
  ).map(({ text }) => text);

it("says each step in words", () => {
  expect(
    of(
      "SCAN s",
      "SCAN orders USING COVERING INDEX orders_customer_id",
      "SEARCH p USING INTEGER PRIMARY KEY (rowid=?)",
      "SEARCH c USING INDEX charges_order_id (order_id=?)",
      "USE TEMP B-TREE FOR GROUP BY",
      "USE TEMP B-TREE FOR RIGHT PART OF ORDER BY",
      "CO-ROUTINE x",
      "SCAN CONSTANT ROW",
      "SCALAR SUBQUERY 2",
    ),
  ).toEqual([
    "read s",
    "read orders by orders_customer_id",
    "find in p",
    "find in c by order_id",
    "group",
    "sort",
    "first x",
    "constant",
    "inner",
  ]);
});

it("leaves unknown steps in SQLite's words", () => {
  expect(of("MULTI-INDEX OR")).toEqual(["MULTI-INDEX OR"]);
});

it("nests steps below the ones they belong to", () => {
  const steps = [
    { id: 2, parent: 0, detail: "CO-ROUTINE x" },
    { id: 4, parent: 2, detail: "SCAN t" },
    { id: 9, parent: 0, detail: "SCAN x" },
  ];
  expect(planLines(steps, words).map(({ depth }) => depth)).toEqual([0, 1, 0]);
});
