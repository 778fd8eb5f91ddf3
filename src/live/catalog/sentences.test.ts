// @vitest-environment jsdom
import { expect, it } from "vitest";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { countedOf, type Outcome } from "./join.ts";
import { relationOf } from "./relations.ts";
import { misfitInWords, outcomeInWords } from "./sentences.ts";

const relation = relationOf({ left: "orders.discount_code", right: "affiliates.code" });
const side = { rows: 1000, filled: 900, most: 5, matched: 40 };
const done = (values: number): Outcome => {
  const check = { left: side, right: { ...side, most: 1 }, values, pairs: 40 };
  const counted = countedOf(relation, check, datasetTables);
  if (counted === null) throw new Error("does not fit");
  return { state: "done", counted, first: { columns: [], rows: [] } };
};
const told = (outcome: Outcome) => outcomeInWords(relation, outcome, datasetTables);

it("says how the rows of a pair match", () => {
  expect(told(done(4))).toBe(
    "Many-to-one. 40 of 1,000 rows in orders have a match. 40 of 1,000 rows in affiliates have a match.",
  );
});

it("says that there is nothing to draw, that it is counting, and what went wrong", () => {
  expect(told(done(0))).toContain("No value appears in both orders.discount_code and");
  expect(told({ state: "checking" })).toContain("Counting");
  expect(told({ state: "failed", detail: "no line" })).toContain("no line");
});

it.each([
  ["orders.total", "affiliates.code", "holds amounts"],
  ["orders.id", "customers.id", "row numbers"],
  ["orders.gone", "customers.id", "does not exist"],
])("says why %s and %s do not fit", (left, right, words) => {
  const pair = relationOf({ left, right });
  expect(misfitInWords(pair, datasetTables)).toContain(words);
  expect(outcomeInWords(pair, { state: "misfit" }, datasetTables)).toContain(words);
});
