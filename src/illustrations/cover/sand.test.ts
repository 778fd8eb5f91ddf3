import { expect, it } from "vitest";
import { composition, frame } from "./composition.ts";
import { knots, sandPath } from "./sand.ts";

const within = frame(600, 400);

it("draws lines over the whole frame, the same at every build", () => {
  const made = composition("nova", within);
  const path = sandPath(made, within);
  const lines = path.split("M").slice(1);
  expect(lines.length * made.gap).toBeGreaterThanOrEqual(within.height);
  expect(lines.every((line) => Number(/^-\d+/.exec(line)?.[0]) <= -within.width / 2 + 30)).toBe(
    true,
  );
  expect(path).not.toContain("NaN");
  expect(sandPath(composition("nova", within), within)).toBe(path);
});

it("keeps only the points that the curve needs", () => {
  const still = Array.from({ length: 20 }, (_, i) => ({ x: i, y: 0, slope: 0 }));
  expect(knots(still, 0.1)).toEqual([still[0], still[19]]);
  const bent = still.map(({ x }) => ({ x, y: Math.sin(x), slope: Math.cos(x) }));
  expect(knots(bent, 0.05).length).toBeGreaterThan(5);
  expect(knots(bent, 0.05).length).toBeLessThan(20);
  expect(knots([], 1)).toEqual([]);
});
