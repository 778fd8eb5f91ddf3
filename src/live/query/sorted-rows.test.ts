import { expect, it } from "vitest";
import type { Cell } from "#live/engine/tables.ts";
import { nextSort, type Sort, sortedRows } from "./sorted-rows.ts";

const cells: readonly Cell[] = ["b", null, 10, "A", 9, "a"];
const rows = cells.map((cell, index) => [cell, index]);
const sorted = (sort: Sort | null) => {
  const found = sortedRows(rows, sort);
  return Array.from({ length: found.length }, (_, i) => found.at(i)?.[0]);
};

it("puts numbers before text and empty cells last, in both directions", () => {
  expect(sorted({ column: 0, direction: "ascending" })).toEqual([9, 10, "A", "a", "b", null]);
  expect(sorted({ column: 0, direction: "descending" })).toEqual(["b", "A", "a", 10, 9, null]);
  expect(sorted(null)).toEqual(cells);
});

it("goes up, down and back on presses of the same heading", () => {
  const up = nextSort(null, 2);
  const down = nextSort(up, 2);
  expect([up?.direction, down?.direction, nextSort(down, 2)]).toEqual([
    "ascending",
    "descending",
    null,
  ]);
  expect(nextSort(down, 1)).toEqual({ column: 1, direction: "ascending" });
});
