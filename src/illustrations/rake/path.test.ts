import { describe, expect, it } from "vitest";
import { type Point, rakedLine } from "./flow.ts";
import { type Layout, layouts, levels, nearness } from "./layouts.fixture.ts";
import { toPath } from "./path.ts";

/** Path data as commands with their numbers; throws on anything that is not whole units. */
function parse(path: string): { command: string; numbers: number[] }[] {
  if (!/^(?:[Mhlc]-?\d+(?:(?: |(?=-))-?\d+)*)+$/.test(path)) throw new Error(`no path: ${path}`);
  return [...path.matchAll(/([Mhlc])([^Mhlc]*)/g)].map(([, command = "", rest = ""]) => ({
    command,
    numbers: (rest.match(/-?\d+/g) ?? []).map(Number),
  }));
}

/** Points along what is drawn. */
function trace(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  const points: { x: number; y: number }[] = [];
  for (const { command, numbers } of parse(path)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (command === "M") {
      [x, y] = [a, b];
      points.push({ x, y });
      continue;
    }
    const curve = {
      h: [a / 3, 0, (a * 2) / 3, 0, a, 0],
      l: [a / 3, b / 3, (a * 2) / 3, (b * 2) / 3, a, b],
      c: [a, b, c, d, e, f],
    }[command] ?? [NaN];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, dx = 0, dy = 0] = curve;
    for (let t = 0.05; t < 1.01; t += 0.05) {
      const u = 1 - t;
      const along = (p1: number, p2: number, end: number) =>
        3 * u * u * t * p1 + 3 * u * t * t * p2 + t ** 3 * end;
      points.push({ x: x + along(x1, x2, dx), y: y + along(y1, y2, dy) });
    }
    [x, y] = [x + dx, y + dy];
  }
  return points;
}

const draw = ({ stones, box: [left, , width], step }: Layout, level: number) => {
  const line = rakedLine(stones, level, left, left + width, step);
  return { line, path: toPath(line) };
};

describe.each(layouts)("the path of a line of $name", (layout) => {
  const drawn = levels(layout).map((level) => draw(layout, level));

  it("ends where the line ends, to the unit", () => {
    for (const { line, path } of drawn) {
      const [end, drawnEnd] = [line.at(-1), trace(path).at(-1)];
      expect(drawnEnd?.x).toBeCloseTo(Math.round(end?.x ?? NaN), 6);
      expect(drawnEnd?.y).toBeCloseTo(Math.round(end?.y ?? NaN), 6);
    }
  });

  it("cuts a stone, between its points, by less than two units", () => {
    for (const stone of layout.stones) {
      const nearest = Math.min(
        ...drawn.flatMap(({ path }) => trace(path).map(({ x, y }) => nearness(stone, x, y))),
      );
      expect(nearest).toBeGreaterThan(1 - 2 / Math.min(stone.rx, stone.ry));
    }
  });
});

describe("path data", () => {
  const flat = (...heights: number[]): Point[] =>
    heights.map((y, i) => ({ x: i * 10, y, slope: 0 }));

  it.each([
    ["nothing for no points", [], ""],
    ["a start for one point", flat(4), "M0 4"],
    ["one stroke where the sand is still", flat(4, 4, 4, 4), "M0 4h30"],
    ["rounded heights", flat(4.4, 4.4), "M0 4h10"],
    ["a curve where it bends", flat(0, 30), "M0 0c3 0 7 30 10 30"],
    ["no blank before a minus", flat(30, 0), "M0 30c3 0 7-30 10-30"],
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

  it("does not drift: rounding is never added up", () => {
    const points = Array.from({ length: 101 }, (_, i) => ({
      x: i * 1.4,
      y: 0,
      slope: 0.6 * (i % 2),
    }));
    expect(trace(toPath(points)).at(-1)?.x).toBeCloseTo(140, 6);
  });
});
