import { expect, it } from "vitest";
import { seeded } from "#lib/random/seeded.ts";
import { reduce } from "./paths.ts";

const count = 100_000;
const random = seeded("reduce");
const x = Float64Array.from({ length: count }, (_, i) => i / (count - 1));
const y = Float64Array.from({ length: count }, () => random());
y[50_123] = 99;
y[7] = -99;

it("keeps the extremes, both ends and the order, within four points a column", () => {
  const stretches = reduce({ x, y }, 600, 0, 1);
  const kept = stretches.flat();
  expect(stretches).toHaveLength(1);
  expect(kept.length).toBeLessThanOrEqual(601 * 4);
  for (const place of [0, 7, 50_123, count - 1]) expect(kept).toContain(place);
  expect(kept.every((place, i) => i === 0 || place > (kept[i - 1] ?? 0))).toBe(true);
});

it("leaves a gap as wide as pixels, and none for a figure that is missing between neighbours", () => {
  const holed = y.slice();
  holed.fill(NaN, 20_000, 40_000);
  holed[70_001] = NaN;
  expect(reduce({ x, y: holed }, 300, 0, 1)).toHaveLength(2);
});

it("draws every point where there are few, and parts them at each gap", () => {
  const few = Float64Array.from([1, NaN, 3, 4]);
  expect(reduce({ x: few, y: few }, 300, 1, 4)).toEqual([[0], [2, 3]]);
});
