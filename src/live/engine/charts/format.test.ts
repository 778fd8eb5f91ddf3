import { describe, expect, it } from "vitest";
import { showFigure, tickFigure, unitOf } from "./format.ts";

describe("the unit of a column", () => {
  it.each([
    ["total", "money", 9, "money"],
    ["avg_order_value", "real", 9, "money"],
    ["orders", "integer", 9, "count"],
    ["share", "real", 0.4, "fraction"],
    ["share", "real", 40, "percent"],
    ["acceptance_rate", "real", 0.4, "fraction"],
    ["percent", "real", 0.4, "percent"],
    ["price", "text", 0, "count"],
  ] as const)("%s, %s up to %d is %s", (name, kind, most, unit) => {
    expect(unitOf({ name, kind }, most)).toBe(unit);
  });
});

it.each([
  [0, "count", "0", "0"],
  [1234.5, "money", "$1,235", "$1,234.50"],
  [1_250_000, "money", "$1.25M", "$1,250,000.00"],
  [999_999, "count", "1M", "999,999"],
  [0.125, "fraction", "12.5%", "12.5%"],
  [12.34, "percent", "12.34%", "12.34%"],
  [1e15, "money", "$1e15", "$1e15"],
  [0.00001, "count", "1e-5", "1e-5"],
] as const)("%d in %s is %s, in full %s", (value, unit, tick, full) => {
  expect(tickFigure(value, unit)).toBe(tick);
  expect(showFigure(value, unit)).toBe(full);
});
