import { describe, expect, it } from "vitest";
import { offsetToShow, rowsAt, scaleOf } from "./windows.ts";

const rowHeight = 34;
const short = scaleOf(1_000, rowHeight, 300);

it("scrolls a million rows in an element that every browser supports, to both ends", () => {
  const long = scaleOf(1_000_000, rowHeight, 300);
  expect(short.ratio).toBe(1);
  expect(long.element).toBeLessThan(17_000_000);
  const end = (long.element - 300) * long.ratio;
  expect(end).toBeCloseTo(1_000_000 * rowHeight - 300, 3);
  expect(rowsAt(long, rowHeight, end).to).toBe(1_000_000);
});

describe("rowsAt", () => {
  it("are those in view and a few more, and only existing rows", () => {
    expect(rowsAt(short, rowHeight, 340, 2)).toEqual({ from: 8, to: 21 });
    expect(rowsAt(short, rowHeight, 0, 5).from).toBe(0);
    expect(rowsAt(short, rowHeight, 33_700, 5).to).toBe(1_000);
    expect(rowsAt(scaleOf(0, rowHeight, 300), rowHeight, 0)).toEqual({ from: 0, to: 0 });
  });
});

describe("offsetToShow", () => {
  it.each([
    ["stays where the row is seen", 340, 12, 340],
    ["goes up to a row above", 340, 2, 68],
    ["goes down as far as it must", 340, 30, 31 * 34 - 300],
    ["does not go past the last row", 340, 999, 33_700],
  ])("%s", (_name, offset, row, shown) => {
    expect(offsetToShow(short, rowHeight, offset, row)).toBe(shown);
  });
});
