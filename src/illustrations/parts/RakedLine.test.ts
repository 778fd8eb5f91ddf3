import { describe, expect, it } from "vitest";
import { breadth, type Rake, rakePath } from "./RakedLine.tsx";

const stone: Rake = { axis: "x", lines: 6, gap: 8, clear: 15 };
const sand: Rake = { ...stone, clear: 0 };

/** The height at which each line starts, and how far it has bent in the middle of the stretch. */
const lines = (rake: Rake) =>
  rakePath(rake)
    .split("M")
    .slice(1)
    .map((line) => ({
      start: Number(/^0 ([\d.]+)/.exec(line)?.[1]),
      bend: Number(/c.* .* 36 (-?[\d.]+)s/.exec(line)?.[1] ?? 0),
    }));

describe("rakePath", () => {
  it("draws the requested number of lines, evenly spaced within its box", () => {
    const starts = lines(sand).map(({ start }) => start);
    expect(starts).toEqual([8, 16, 24, 32, 40, 48]);
    expect(breadth(sand)).toBe(56);
  });

  it("starts every piece where the last one ended, with or without a stone", () => {
    expect(lines(stone).map(({ start }) => start)).toEqual(lines(sand).map(({ start }) => start));
    expect(rakePath(stone).match(/H100/g)).toHaveLength(6);
  });

  it("keeps the requested space free around the stone and lets no lines cross", () => {
    const middle = lines(stone).map(({ start, bend }) => start + bend);
    expect(middle.slice(2, 4)).toEqual([28 - 15, 28 + 15]);
    expect(middle).toEqual([...middle].sort((a, b) => a - b));
    expect(Math.min(...middle)).toBeGreaterThan(0);
    expect(Math.max(...middle)).toBeLessThan(breadth(stone));
  });
});
