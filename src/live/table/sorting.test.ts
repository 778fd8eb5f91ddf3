import { describe, expect, it } from "vitest";
import { sortedBy, sortEarlier, sortPressed, sortSentence } from "./sorting.ts";

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

it("a column moves to the front, but not beyond it", () => {
  expect(sortEarlier([up("a"), down("b")], "b")).toEqual([down("b"), up("a")]);
  expect(sortEarlier([up("a"), down("b")], "a")).toEqual([up("a"), down("b")]);
});

it("the order reads as a sentence", () => {
  const words = {
    sorted: "sorted by [list]",
    then: ", then by",
    ascending: "[column], ascending",
    descending: "[column], descending",
  };
  expect(sortSentence([], words)).toBe("");
  expect(sortSentence([down("total"), up("[column]")], words)).toBe(
    "sorted by total, descending, then by [column], ascending",
  );
});
