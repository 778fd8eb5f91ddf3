import { expect, it } from "vitest";
import { expectedNext, outlierIndexes, expectedRanges } from "./weeks.ts";

it("expects nothing without enough data", () => {
  expect(expectedRanges([1, 2, 3], 2).map((span) => span !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});

it("finds values more than three standard deviations from the mean of those before", () => {
  const values = [10, 12, 10, 12, 11, 15, 11, 0];
  const spans = expectedRanges(values, 4);
  expect(spans[4]).toEqual({ low: 8, high: 14 });
  expect(outlierIndexes(values, spans)).toEqual([5, 7]);
  expect(outlierIndexes([5, 5, 5], expectedRanges([5, 5, 5], 2))).toEqual([]);
});

it("scales last year's weeks by the recent growth factors", () => {
  // A year of four weeks; the last two are two and three times those of the year before.
  const next = expectedNext([10, 20, 30, 40, 20, 60], 2, 4);
  expect(next).toEqual([
    { low: 60, middle: 75, high: 90 },
    { low: 80, middle: 100, high: 120 },
  ]);
});
