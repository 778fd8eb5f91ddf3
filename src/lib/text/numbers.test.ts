import { expect, test } from "vitest";
import { andList, compactNumber, formatNumber } from "./numbers.ts";

const figures = [0, 7, 999, 1000, 12_345, 1_234_567.891, 0.5, 0.000_1, 12.5, 9.999, 999_999.999];
const signs = figures.flatMap((value) => [value, 0 - value]).concat(1e15, 1e21, NaN, Infinity);

test("writes numbers as Intl does", () => {
  for (const [fewest, most] of [
    [0, 0],
    [0, 2],
    [2, 2],
    [0, 6],
  ] as const)
    for (const value of signs)
      expect(formatNumber(value, most, fewest)).toBe(
        new Intl.NumberFormat("en-US", {
          minimumFractionDigits: fewest,
          maximumFractionDigits: most,
        }).format(value),
      );
});

test("shortens numbers as Intl does", () => {
  const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 });
  for (const value of [1000, 10_000, 12_345, 99_999, 999_994, 999_999, 1.2e6, 4.567e9, 9.99e14])
    expect(compactNumber(value)).toBe(compact.format(value));
});

test("lists as Intl does", () => {
  for (const names of [[], ["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]])
    expect(andList(names)).toBe(new Intl.ListFormat("en-US").format(names));
});
