import { expect, it } from "vitest";
import { sqlFault } from "./sql.ts";

it.each([
  ["SELECT p.nam FROM products AS p", /no such column: p\.nam.*did you mean "name"\?/],
  ["SELECT * FROM ordres", /no such table: ordres.*did you mean "orders"\?/],
  ["SELECT * FORM orders", /syntax error.*fix the query/],
  ["SELECT 1; SELECT x FROM orders", /no such column: x/],
  ["-- Which products keep their subscribers? SELECT 1", /is only a comment/],
])("refuses %s", (query, sentence) => {
  expect(sqlFault(query)).toMatch(sentence);
});

it("accepts SQL that runs on the shop", () => {
  expect(sqlFault("-- How many?\nSELECT count(*) FROM orders;")).toBeUndefined();
});
