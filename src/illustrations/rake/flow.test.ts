import { describe, expect, it } from "vitest";
import { banks, clearing } from "./bank.ts";
import { type Point, rakedLine, withLevels, type Stone } from "./flow.ts";
import { type Layout, layouts, levels, nearness } from "./layouts.fixture.ts";

const draw = (layout: Layout): Point[][] => {
  const [left, , width] = layout.box;
  return levels(layout).map((level) =>
    rakedLine(layout.stones, level, left, left + width, layout.step),
  );
};

describe.each(layouts)("lines of $name", (layout) => {
  const lines = draw(layout);

  it("never enter a stone", () => {
    const nearest = layout.stones.map((stone) =>
      Math.min(...lines.flat().map(({ x, y }) => nearness(stone, x, y))),
    );
    expect(nearest.length).toBeGreaterThan(0);
    for (const value of nearest) expect(value).toBeGreaterThan(1);
  });

  it("never cross: with rising levels, each is below the one before", () => {
    const heights = lines.map((line) => new Map(line.map(({ x, y }) => [x, y])));
    const gaps = heights.slice(1).flatMap((line, i) =>
      [...line].flatMap(([x, y]) => {
        const above = heights[i]?.get(x);
        return above === undefined ? [] : [y - above];
      }),
    );
    expect(gaps.length).toBeGreaterThan(lines.length);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });
});

describe("one line", () => {
  it("has more points where it climbs the side of a slab, so that it shows no corner", () => {
    const slab: Stone = { cx: 500, cy: 500, rx: 510, ry: 506, squareness: 8 };
    const line = rakedLine([slab], 490, -200, 1200, 50);
    const climb = line.filter(({ x }) => x > -60 && x < 0);
    expect(line[0]?.y).toBeGreaterThan(400);
    expect(climb.length).toBeGreaterThan(6);
    expect(line.length).toBeLessThan(80);
  });
});

/** The largest angle between two edges of the control polygons of a line's curves. */
function sharpest(line: readonly Point[]): number {
  const edges = line.slice(1).flatMap((b, i) => {
    const a = line[i] ?? b;
    const third = (b.x - a.x) / 3;
    const middle = (b.y - a.y) / third - a.slope - b.slope;
    return [a.slope, middle, b.slope].map((slope) => (Math.atan(slope) * 180) / Math.PI);
  });
  return Math.max(...edges.slice(1).map((edge, i) => Math.abs(edge - (edges[i] ?? edge))));
}

describe.each([
  ["in front of the words", [clearing], 0, 1440],
  ["in front of many words", [{ ...clearing, ry: 300 }], 0, 1440],
  ["below the words", [], 166, 1266],
] as const)("a bank at the end of a page, with stones %s", (_, words, from, to) => {
  it("has no line that turns sharply", () => {
    const turns = Object.values(banks).map(({ rocks, feet }) => {
      const stones = withLevels([...words, ...rocks, ...feet], 0, 15);
      const lines = Array.from({ length: 34 }, (_, i) => 15 * (i + 0.5));
      return Math.max(...lines.map((level) => sharpest(rakedLine(stones, level, from, to, 16))));
    });
    expect(Math.max(...turns)).toBeLessThan(50);
  });
});
