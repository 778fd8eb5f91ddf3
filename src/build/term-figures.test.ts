import { expect, it } from "vitest";
import type { Content } from "#content/collections.ts";
import { termFigures } from "./term-figures.ts";

const term = (id: string, unit: "money" | "share" | "count", sql: string) => ({
  id,
  name: id,
  meaning: id,
  unit,
  sql,
});
const glossary = (...terms: ReturnType<typeof term>[]): Content<"glossary"> => ({
  groups: [{ title: "All", terms }],
});

it("computes every term, and formats it by its unit", () => {
  const figures = termFigures(
    glossary(
      term("orders", "count", "SELECT count(*) FROM orders -- all of them"),
      term("part", "share", "SELECT avg(id <= 12500) FROM orders"),
      term("small", "money", "SELECT 1234.5"),
      term("large", "money", "SELECT 1234567.8"),
    ),
  );
  expect(Object.fromEntries(figures)).toEqual({
    orders: "50,000",
    part: "25%",
    small: "$1,234.50",
    large: "$1,234,568",
  });
});

it("names every term whose query gives no number, or does not use the shop", () => {
  const odd = glossary(
    term("fine", "count", "SELECT 1"),
    term("odd", "count", "SELECT 'x'"),
    term("two", "count", "SELECT 1, 2"),
    term("misspelled", "count", "SELECT count(*) FROM orders WHERE status = 'payed'"),
  );
  expect(() => termFigures(odd)).toThrow(
    `content/glossary.yaml: the SQL of "odd" gives no single number; is a value in it misspelled?
content/glossary.yaml: the SQL of "two" gives no single number; is a value in it misspelled?
content/glossary.yaml: the SQL of "misspelled" comes to 0 in the sample shop; is a value in it misspelled?`,
  );
});
