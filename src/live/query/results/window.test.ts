import { describe, expect, it } from "vitest";
import {
  columnsInSight,
  type Heights,
  highest,
  rowsInSight,
  scrolledHeight,
  scrollTopFor,
  topOf,
} from "./window.ts";

const few: Heights = { row: 28, rows: 100, view: 280 };
const many: Heights = { row: 28, rows: 2_000_000, view: 280 };

describe("rows", () => {
  it("shows the rows at a scroll position, with some to spare", () => {
    expect(rowsInSight(few, 0, 0)).toEqual([0, 10]);
    expect(rowsInSight(few, 14, 0)).toEqual([0, 11]);
    expect(rowsInSight(few, 2800 - 280, 2)).toEqual([88, 100]);
    expect(rowsInSight({ ...few, rows: 0 }, 0)).toEqual([0, 0]);
  });

  it("reaches the last of more rows than a browser can scroll", () => {
    expect(scrolledHeight(many)).toBe(highest);
    const end = highest - many.view;
    expect(topOf(many, end)).toBeCloseTo(many.row * many.rows - many.view);
    expect(rowsInSight(many, end, 0)).toEqual([1_999_990, 2_000_000]);
  });

  it("scrolls to a row by the least, and not at all where it is in sight", () => {
    expect(scrollTopFor(few, 0, 9)).toBe(0);
    expect(scrollTopFor(few, 0, 10)).toBe(28);
    expect(scrollTopFor(few, 1000, 3)).toBe(84);
    for (const index of [0, 1, 999_999, 1_999_999]) {
      const [first, last] = rowsInSight(many, scrollTopFor(many, 5_000_000, index), 0);
      expect(first).toBeLessThanOrEqual(index);
      expect(last).toBeGreaterThan(index);
    }
  });
});

describe("columns", () => {
  const edges = [0, 100, 300, 350];
  it("shows those that are in sight", () => {
    expect(columnsInSight(edges, 0, 120)).toEqual([0, 2]);
    expect(columnsInSight(edges, 100, 50)).toEqual([1, 2]);
    expect(columnsInSight(edges, 320, 500)).toEqual([2, 3]);
    expect(columnsInSight([0], 0, 100)).toEqual([0, 0]);
  });
});
