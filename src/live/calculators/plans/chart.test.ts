import { describe, expect, it } from "vitest";
import { costChart } from "./chart.ts";
import { nothing, tariff } from "./plans.fixture.ts";

describe("costChart", () => {
  it("turns where the yearly plans cost the same", () => {
    const year = { ...nothing, subscriptions: 24_000_000 };
    const { crossings, lines, here } = costChart(year, tariff, 0);
    expect(lines.map(({ plan }) => plan)).toEqual(["self-serve", "autopilot"]);
    expect(crossings.map(({ sales }) => sales)).toEqual([50_000_000]);
    expect(here).toMatchObject({ name: "Self-serve", cost: 390_000 });
  });

  it("fits the sales, and is never shorter than a slider in use needs", () => {
    const endOf = (subscriptions: number, least: number) =>
      costChart({ ...nothing, subscriptions }, tariff, least).end;
    expect(endOf(100_000_100, 0)).toBe(500_000_000);
    expect(endOf(24_000_000, 500_000_000)).toBe(500_000_000);
    expect(endOf(24_000_000, 0)).toBe(100_000_000);
  });
});
