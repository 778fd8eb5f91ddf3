import { expect, it } from "vitest";
import { placeAfter } from "./cell-keys.ts";

const size = { rows: 100, columns: 5, page: 10 };
const press = (key: string, from = { row: 50, column: 2 }, far = false) =>
  placeAfter(from, { key, ctrlKey: far, metaKey: false }, size);

it.each([
  ["ArrowDown", 51, 2],
  ["ArrowUp", 49, 2],
  ["ArrowLeft", 50, 1],
  ["ArrowRight", 50, 3],
  ["PageDown", 60, 2],
  ["PageUp", 40, 2],
  ["Home", 50, 0],
  ["End", 50, 4],
])("%s leads to row %i, column %i", (key, row, column) => {
  expect(press(key)).toEqual({ row, column });
});

it("goes to the ends with Ctrl, and no further than the edges", () => {
  expect(press("Home", undefined, true)).toEqual({ row: 0, column: 0 });
  expect(press("End", undefined, true)).toEqual({ row: 99, column: 4 });
  expect(press("ArrowDown", { row: 99, column: 0 })).toEqual({ row: 99, column: 0 });
  expect(press("ArrowUp", { row: 0, column: 0 })).toEqual({ row: -1, column: 0 });
  expect(press("PageUp", { row: 3, column: 0 })).toEqual({ row: 0, column: 0 });
});

it("leaves other keys alone", () => {
  expect(press("Tab")).toBeNull();
  expect(press("a")).toBeNull();
});
