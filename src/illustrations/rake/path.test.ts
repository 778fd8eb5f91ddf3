import { describe, expect, it } from "vitest";
import { type Point } from "./flow.ts";
import { rings, toPath } from "./path.ts";

describe("path data", () => {
  const flat = (...heights: number[]): Point[] =>
    heights.map((y, i) => ({ x: i * 10, y, slope: 0 }));

  it.each([
    ["nothing for no points", [], ""],
    ["one stroke where the sand is still", flat(4, 4, 4, 4), "M0 4h30"],
    ["a curve where it bends", flat(0, 30), "M0 0c3 0 7 30 10 30"],
    ["no minus before a zero", flat(-0.3, -0.3), "M0 0h10"],
    [
      "strokes that lean where the line does",
      [
        { x: 0, y: 0, slope: 0.1 },
        { x: 10, y: 1, slope: 0.1 },
        { x: 20, y: 2, slope: 0.1 },
      ],
      "M0 0l20 2",
    ],
  ])("holds %s", (_, points, path) => {
    expect(toPath(points)).toBe(path);
  });

  it("has only the curves that the line needs", () => {
    const waves = Array.from({ length: 61 }, (_, i) => ({
      x: i * 5,
      y: 40 * Math.sin(i / 10),
      slope: 0.8 * Math.cos(i / 10),
    }));
    const curves = (tolerance: number) => toPath(waves, tolerance).split("c").length - 1;
    expect(curves(0.5)).toBeGreaterThan(3);
    expect(curves(0.5)).toBeLessThan(12);
    expect(curves(0.05)).toBeGreaterThan(curves(0.5));
  });
});

describe("rings", () => {
  const stone = { cx: 50, cy: 40, rx: 45, ry: 35, squareness: 7 };

  it("go around a stone that nearly fills its ground, and stay within it", () => {
    const path = rings([{ ...stone, cx: 52 }], [0, 0, 100, 80], 2) ?? "";
    expect(path.split("z")).toHaveLength(3);
    expect(path).toMatch(/^M25 4h53a20 20 0 0 1 20 20v32/);
  });

  it.each([
    ["a small stone", [{ ...stone, rx: 20 }]],
    ["two stones", [stone, stone]],
    ["no stones", []],
  ])("leave %s to lines", (_, stones) => {
    expect(rings(stones, [0, 0, 100, 80], 4)).toBeUndefined();
  });
});
