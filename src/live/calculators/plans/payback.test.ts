import { describe, expect, it } from "vitest";

import { shipped } from "#content/shipped.fixture.ts";
import type { Inputs } from "./fields.ts";
import { paybackOf, viewOf } from "./view.ts";

import { nothing, tariff } from "./plans.fixture.ts";

const words = shipped("planCalculator");

/** $240,000 billed, 8% fails, 25% of it is paid today and 70% would be; 60 subscribers stay for 4 charges of $40. */
const year: Inputs = {
  ...nothing,
  subscriptions: 24_000_000,
  failed: 800,
  today: 2500,
  retried: 7000,
  margin: 6000,
  charge: 4000,
  saved: 60,
  later: 4,
  tools: 120_000,
};
const view = (inputs: Inputs) => viewOf(inputs, tariff).payback;
const left = (inputs: Inputs, plan: string) =>
  view(inputs).plans.find((each) => each.plan === plan)?.left;

describe("what comes back", () => {
  it("is the margin on recovered and saved sales, and canceled tools", () => {
    // 240,000 × 8% × 45% = 8,640; 60 × 4 × 40 = 9,600; 18,240 × 60% = 10,944.
    expect(paybackOf(year)).toEqual({
      recovered: 864_000,
      saved: 960_000,
      margin: 1_094_400,
      back: 1_214_400,
      payment: 2400,
      subscriber: 9600,
    });
    expect(view(year).lines.map(({ amount }) => amount)).toEqual([
      "$8,640",
      "$9,600",
      "$10,944",
      "$1,200",
      "$12,144",
    ]);
    expect(view(year).lines[0]?.how).toBe("$240,000 × 8% × (70% − 25%)");
  });

  it("is compared with each plan that fits, with its fee on these sales", () => {
    // Self-serve: 1,500 + 1% of 240,000 = 3,900, and 1% of 18,240 = 182.40.
    expect(left(year, "self-serve")).toBe("$8,061.60");
    // Autopilot: at most 6,000 + 240, and 18.24.
    expect(left(year, "autopilot")).toBe("at least $5,885.76");
    expect(left(year, "checkoutos")).toBe(words.payback.unfit);
    expect(left(year, "enterprise")).toBe(words.ask);
    expect(view(year).verdict).toContain("Self-serve");
  });

  it("counts the payments that pay for a plan after its fee on them", () => {
    // 3,900 / (24 − 1% of 40) = 165.3
    expect(view(year).units).toContain("166 recovered payments");
    expect(view({ ...year, margin: 100 }).units).not.toContain("recovered payments");
  });

  it("says so when a plan costs more than it brings back", () => {
    const small = { ...year, subscriptions: 100_000, saved: 0, tools: 0 };
    expect(left(small, "self-serve")).toMatch(/^−\$/);
    expect(view(small).verdict).toMatch(/costs \$[\d,.]+ more than/);
  });
});
