import { describe, expect, it } from "vitest";
import type { Cell } from "../tables.ts";
import { sortedBy, sortedRows, sortPressed } from "./sort.ts";

const up = (column: string) => ({ column, direction: "ascending" }) as const;
const down = (column: string) => ({ column, direction: "descending" }) as const;

describe("sortPressed", () => {
  it.each([
    ["begins upward", [], "a", false, [up("a")]],
    ["ends", [down("a")], "a", false, []],
    ["takes the place of another column", [down("a")], "b", false, [up("b")]],
    ["begins anew among several", [up("a"), up("b")], "b", false, [up("b")]],
    ["joins with Shift", [down("a")], "b", true, [down("a"), up("b")]],
    ["turns in its place with Shift", [up("a"), up("b")], "a", true, [down("a"), up("b")]],
    ["leaves with Shift", [down("a"), up("b")], "a", true, [up("b")]],
  ])("%s", (_name, sort, column, add, after) => {
    expect(sortPressed(sort, column, add)).toEqual(after);
  });
});

it("a direction can be chosen, alone or added to the order", () => {
  expect(sortedBy([up("a")], "b", "descending", false)).toEqual([down("b")]);
  expect(sortedBy([up("a")], "b", "descending", true)).toEqual([up("a"), down("b")]);
  expect(sortedBy([up("a"), up("b")], "a", undefined, true)).toEqual([up("b")]);
});

describe("sortedRows", () => {
  const cells: readonly Cell[] = ["b", null, 10, "A", 9, "a"];
  const rows = cells.map((cell, index) => [cell, index]);
  it.each([
    [[up("0")], [9, 10, "A", "a", "b", null]],
    [[down("0")], ["b", "A", "a", 10, 9, null]],
    [[], cells],
  ])("puts numbers before text and empty cells last, by %j", (sort, expected) => {
    expect(sortedRows(rows, sort).map(([cell]) => cell)).toEqual(expected);
  });
});
