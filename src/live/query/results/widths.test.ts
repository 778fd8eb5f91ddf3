import { expect, it } from "vitest";
import type { Row } from "#live/engine/tables/kinds.ts";
import { columnEdges } from "./widths.ts";

const rowsOf = (rows: readonly Row[]) => ({
  length: rows.length,
  at: (index: number) => rows[index] ?? [],
});
const columns = [
  { name: "id", kind: "integer" },
  { name: "body", kind: "text" },
] as const;

it("gives long texts more, but not all", () => {
  const [, first = 0, second = 0] = columnEdges(columns, rowsOf([[1, "x".repeat(4000)]]), 0);
  expect(first).toBeLessThan(100);
  expect(second - first).toBe(360);
});

it("fills the room that there is, exactly", () => {
  expect(columnEdges(columns, rowsOf([[1, "x"]]), 701).at(-1)).toBe(701);
});

it("draws columns together where they fit then, and only there", () => {
  const row = rowsOf([[1, "x".repeat(22)]]);
  const wide = columnEdges(columns, row, 0).at(-1) ?? 0;
  expect(columnEdges(columns, row, wide - 20).at(-1)).toBe(wide - 20);
  expect(columnEdges(columns, row, wide - 120).at(-1)).toBe(wide);
});

it("knows results without columns or rows", () => {
  expect(columnEdges([], rowsOf([]), 500)).toEqual([0]);
  expect(columnEdges(columns, rowsOf([]), 0)).toHaveLength(3);
});
