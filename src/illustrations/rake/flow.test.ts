import { describe, expect, it } from "vitest";
import { type Point, rakedLine, type Stone } from "./flow.ts";
import { type Layout, layouts, levels, nearness } from "./layouts.fixture.ts";

const draw = (layout: Layout): Point[][] => {
  const [left, , width] = layout.box;
  return levels(layout).map((level) =>
    rakedLine(layout.stones, level, left, left + width, layout.step),
  );
};

describe.each(layouts)("lines of $name", (layout) => {
  const lines = draw(layout);

  it("never come into a stone", () => {
    const nearest = layout.stones.map((stone) =>
      Math.min(...lines.flat().map(({ x, y }) => nearness(stone, x, y))),
    );
    expect(nearest.length).toBeGreaterThan(0);
    for (const value of nearest) expect(value).toBeGreaterThan(1);
  });

  it("never cross: of rising levels, each stands below the one before", () => {
    const gaps = lines
      .slice(1)
      .flatMap((line, i) => line.map(({ y }, at) => y - (lines[i]?.[at]?.y ?? NaN)));
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });
});

describe("one line", () => {
  const stone: Stone = { cx: 0, cy: 0, rx: 50, ry: 30, squareness: 2 };

  it("keeps its level far away from the stone", () => {
    for (const { y, slope } of rakedLine([stone], 7, 40_000, 41_000, 500)) {
      expect(y).toBeCloseTo(7, 3);
      expect(slope).toBeCloseTo(0, 3);
    }
  });

  it("passes on the side of the stone on which its level lies", () => {
    for (const [level, side] of [
      [-1, -1],
      [1, 1],
    ] as const) {
      const middle = rakedLine([stone], level, -50, 50, 50)[1];
      expect((middle?.y ?? 0) * side).toBeGreaterThan(30);
    }
  });

  it("is straight where there is no stone", () => {
    for (const { y, slope } of rakedLine([], 12, 0, 100, 50)) {
      expect(y).toBeCloseTo(12, 6);
      expect(slope).toBeCloseTo(0, 6);
    }
  });

  it("has points from left to right at the asked distance, both ends among them", () => {
    expect(rakedLine([stone], 9, -90, 110, 20).map(({ x }) => x)).toEqual([
      -90, -70, -50, -30, -10, 10, 30, 50, 70, 90, 110,
    ]);
    expect(rakedLine([stone], 9, 0, 10, 1000).map(({ x }) => x)).toEqual([0, 10]);
  });

  it("has the slope with which it runs on", () => {
    const step = 0.01;
    const line = rakedLine([stone], 12, -60, 60, step);
    for (const at of [1000, 4000, 8000, 11_000]) {
      const [before, here, after] = [line[at - 1], line[at], line[at + 1]];
      const rise = ((after?.y ?? NaN) - (before?.y ?? NaN)) / (2 * step);
      expect(here?.slope).toBeCloseTo(rise, 2);
    }
  });

  it("mirrors where the stone is symmetric", () => {
    const left = rakedLine([stone], 12, -100, 0, 10).map(({ y }) => y);
    const right = rakedLine([stone], 12, 0, 100, 10).map(({ y }) => y);
    right.reverse().forEach((y, i) => {
      expect(y).toBeCloseTo(left[i] ?? NaN, 6);
    });
  });
});
