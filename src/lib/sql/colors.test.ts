import { expect, it } from "vitest";
import { highlightSql } from "./colors.ts";

it("returns every character, in order", () => {
  const sql = `SELECT "a b", count(*) -- all\n FROM t\tWHERE x = 'y; z' AND n > 1.5 ;`;
  expect(
    highlightSql(sql)
      .map(({ text }) => text)
      .join(""),
  ).toBe(sql);
});

it("distinguishes keywords, names, texts, numbers and comments, in any case", () => {
  expect(highlightSql("select Plan, 'x', 12 -- why").filter(({ kind }) => kind)).toEqual([
    { kind: "keyword", text: "select" },
    { kind: "name", text: "Plan" },
    { kind: "string", text: "'x'" },
    { kind: "number", text: "12" },
    { kind: "comment", text: "-- why" },
  ]);
});
