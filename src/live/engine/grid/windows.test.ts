import { describe, expect, it } from "vitest";
import { follow, offsetToShow, rowsAt, scaleOf, toOffset, toScroll } from "./windows.ts";

const rowHeight = 34;
const short = scaleOf(1_000, rowHeight, 300);
const long = scaleOf(1_000_000, rowHeight, 300);
const most = long.element - 300;
const mostContent = long.content - 300;

describe("toOffset and toScroll", () => {
  it("go past neither end", () => {
    expect(toOffset(long, -50)).toBe(0);
    expect(toOffset(long, 1e9)).toBe(mostContent);
    expect(toScroll(long, 1e9)).toBe(most);
    expect(toOffset(scaleOf(3, rowHeight, 300), 50)).toBe(0);
  });

  it("are inverse everywhere, and never decrease", () => {
    let before = -1;
    for (let scroll = 0; scroll <= most; scroll += most / 997) {
      const offset = toOffset(long, scroll);
      expect(offset).toBeGreaterThan(before);
      expect(toScroll(long, offset)).toBeCloseTo(scroll, 3);
      before = offset;
    }
  });
});

describe("follow", () => {
  const middle = { scroll: 4_000_000, offset: toOffset(long, 4_000_000) };

  it("moves the rows by exactly the pixels of a small move, in either direction", () => {
    expect(follow(long, middle, 4_000_100) - middle.offset).toBeCloseTo(100);
    expect(follow(long, middle, 3_999_880) - middle.offset).toBeCloseTo(-120);
  });

  it("ends at the ends, whatever came before", () => {
    expect(follow(long, { scroll: 40, offset: 900 }, 0)).toBe(0);
    expect(follow(long, { scroll: most - 40, offset: mostContent - 900 }, most)).toBe(mostContent);
  });
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
