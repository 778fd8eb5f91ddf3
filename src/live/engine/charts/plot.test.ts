import { describe, expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import type { Cell } from "../tables.ts";
import { linePlaces, isHorizontal, layoutRows } from "./plot.ts";
import { type ChartData, readChart } from "./read.ts";

const count = 100_000;
const random = seededRandom("reduce");
const across = (place: number) => place / (count - 1);
const y = Float64Array.from({ length: count }, () => random());
y[50_123] = 99;
y[7] = -99;

it("keeps the extremes, both ends and the order, within four points a column", () => {
  const stretches = linePlaces(y, across, 600);
  const kept = stretches.flat();
  expect(stretches).toHaveLength(1);
  expect(kept.length).toBeLessThanOrEqual(601 * 4);
  for (const place of [0, 7, 50_123, count - 1]) expect(kept).toContain(place);
  expect(kept.every((place, i) => i === 0 || place > (kept[i - 1] ?? 0))).toBe(true);
});

it("leaves a wide gap, but none for a figure that is missing between neighbors", () => {
  const holed = y.slice();
  holed.fill(NaN, 20_000, 40_000);
  holed[70_001] = NaN;
  expect(linePlaces(holed, across, 300)).toHaveLength(2);
});

function read(rows: readonly (readonly Cell[])[]): ChartData {
  const columns = [
    { name: "reason", kind: "text" },
    { name: "change", kind: "integer" },
  ] as const;
  const reading = readChart(columns, rows, { kind: "bar", x: "reason", ys: ["change"] }, "none");
  if (!reading.ok) throw new Error(reading.why);
  return reading.data;
}

describe("bars are horizontal", () => {
  it("for names that do not fit side by side", () => {
    const long = ["too_much_stock", "payment_failed", "not_to_my_taste", "moved_away"];
    expect(isHorizontal(read(long.map((name) => [name, 1])))).toBe(true);
    expect(isHorizontal(read(["Tea", "Coffee"].map((name) => [name, 1])))).toBe(false);
  });
  it("never for months, nor for more names than fit on a page", () => {
    expect(isHorizontal(read(["2024-01", "2024-02"].map((name) => [name, 1])))).toBe(false);
    const many = Array.from({ length: 61 }, (_, i) => [`A long name ${String(i)}`, 1]);
    expect(isHorizontal(read(many))).toBe(false);
  });
});

it("draws negative figures to the left of zero, and marks missing ones", () => {
  const figures = Object.entries({ up: 30, down: -10, unknown: null });
  const rows = layoutRows(read(figures));
  expect(rows.map(({ figures }) => figures)).toEqual(["30", "−10", "–"]);
  expect(rows.map(({ bars }) => bars[0])).toEqual([
    { from: 0.25, length: 0.75 },
    { from: 0, length: 0.25 },
    null,
  ]);
});
