import { describe, expect, it } from "vitest";
import { costChart } from "./chart.ts";
import { nothing, tariff } from "./plans.fixture.ts";

describe("costChart", () => {
  it("turns where the yearly plans cost the same", () => {
    const year = { ...nothing, subscriptions: 24_000_000 };
    const { crossings, lines, here } = costChart(year, tariff);
    expect(lines.map(({ plan }) => plan)).toEqual(["self-serve", "autopilot"]);
    expect(crossings.map(({ sales }) => sales)).toEqual([50_000_000]);
    expect(here).toMatchObject({ name: "Self-serve", cost: 390_000 });
  });
});
