import { expect, it } from "vitest";
import type { z } from "astro/zod";
import { parseContent } from "./parse.ts";
import { object } from "./fields.ts";
import { sql, sqlFault } from "./sql.ts";

it.each([
  ["SELECT p.nam FROM products AS p", /no such column: p\.nam.*did you mean "name"\?/],
  ["SELECT * FROM ordres", /no such table: ordres.*did you mean "orders"\?/],
  ["SELECT * FORM orders", /syntax error.*fix the query/],
  ["SELECT 1; SELECT x FROM orders", /no such column: x/],
  ["-- Which products keep their subscribers? SELECT 1", /reads as a comment alone/],
])("refuses %s", (query, sentence) => {
  expect(sqlFault(query)).toMatch(sentence);
});

it("accepts SQL that runs on the shop", () => {
  expect(sqlFault("-- How many?\nSELECT count(*) FROM orders;")).toBeUndefined();
});

it("reports the file and line", () => {
  const schema: z.ZodType<object> = object({ ask: sql(100, "a query") });
  const source = "ask: |-\n  SELECT totl\n  FROM orders\n";
  expect(() => parseContent("content/x.yaml", source, schema)).toThrow(
    /^content\/x\.yaml:1: field "ask" reads as SQL .*did you mean "total"\?$/,
  );
});
