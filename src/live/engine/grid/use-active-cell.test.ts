import { expect, it } from "vitest";
import { cellAfterKey } from "./use-active-cell.ts";

const grid = { rows: 100, columns: 8, page: 7 };

it.each([
  ["ArrowDown", false, 4, 3, 5, 3],
  ["ArrowUp", false, 0, 3, -1, 3],
  ["ArrowDown", false, 99, 3, 99, 3],
  ["ArrowRight", false, 4, 7, 4, 7],
  ["ArrowDown", true, 4, 3, 99, 3],
  ["Home", false, 4, 3, 4, 0],
  ["End", false, 4, 3, 4, 7],
  ["End", true, 4, 3, 99, 7],
  ["PageDown", false, 4, 3, 11, 3],
  ["PageDown", false, 96, 3, 99, 3],
  ["PageUp", false, 4, 3, 0, 3],
])("%s (ctrl %s) from %i, %i leads to %i, %i", (key, ctrl, row, column, toRow, toColumn) => {
  expect(cellAfterKey({ key, ctrlKey: ctrl, metaKey: false }, { row, column }, grid)).toEqual({
    row: toRow,
    column: toColumn,
  });
});

it("other keys move nowhere, and an empty table has only its headings", () => {
  expect(
    cellAfterKey({ key: "a", ctrlKey: false, metaKey: false }, { row: 0, column: 0 }, grid),
  ).toBeUndefined();
  const empty = { rows: 0, columns: 2, page: 7 };
  expect(
    cellAfterKey(
      { key: "ArrowDown", ctrlKey: false, metaKey: false },
      { row: -1, column: 1 },
      empty,
    ),
  ).toEqual({
    row: -1,
    column: 1,
  });
});
