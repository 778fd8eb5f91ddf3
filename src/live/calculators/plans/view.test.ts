import { describe, expect, it } from "vitest";

import { shipped } from "#content/shipped.fixture.ts";
import type { Inputs } from "./fields.ts";
import { type View, viewOf } from "./view.ts";
import { nothing, tariff } from "./plans.fixture.ts";

const words = shipped("planCalculator");

const view = (year: Partial<Inputs> = {}): View => viewOf({ ...nothing, ...year }, tariff);
const slip = (of: View, plan: string) => of.bills.find((each) => each.plan === plan);
const line = (of: View, plan: string, id: string) =>
  slip(of, plan)?.lines.find((each) => each.id === id);

describe("the calculator says", () => {
  it("exact sums as they are, capped ones as “at most”, and “ask” for the rest", () => {
    const year = view({ subscriptions: 24_000_000, agents: 2 });
    expect(line(year, "self-serve", "subscriptions")).toEqual({
      id: "subscriptions",
      how: "1% of $240,000",
      amount: "$2,400",
    });
    expect(line(year, "autopilot", "subscriptions")?.amount).toBe("at most $240");
    expect(line(year, "self-serve", "agents")?.amount).toBe("ask us, at most $1,200");
    expect(line(year, "enterprise", "subscriptions")?.amount).toBe("ask us");
    expect(slip(year, "self-serve")?.sum).toBe("at least $3,900, at most $5,100");
    expect(slip(year, "autopilot")?.sum).toBe("at most $6,240");
    expect(slip(year, "enterprise")?.sum).toBe("ask us");
  });

  it("what is paid once in the first year, and what remains after it", () => {
    expect(slip(view(), "checkoutos")).toMatchObject({
      sum: "$999",
      after: "Each year after: $0",
      state: "cheapest",
    });
    expect(slip(view({ upsells: 500_000 }), "checkoutos")).toMatchObject({
      sum: "at least $999",
      after: "",
      mark: "Fits",
    });
  });

  it("why a plan does not fit", () => {
    expect(slip(view({ stores: 6, runs: 500 }), "self-serve")?.reasons).toEqual([
      "Stores: 5 at most, 6 needed.",
      "Agent runs: 100 a month at most, 500 needed.",
    ]);
    const year = view({ runs: 1001 });
    expect(year.verdict).toBe(words.verdicts.none);
    expect(year.bills.map(({ state }) => state)).toEqual(["unfit", "unfit", "unfit", "unpriced"]);
  });

  it("what an uncertain verdict depends on", () => {
    expect(view({ subscriptions: 50_000_000 }).open).toContain("Services + Autopilot could cost");
    expect(view({ upsells: 100 }).open).toContain("CheckoutOS may cost less or more");
    expect(view({ upsells: 100 }).verdict).toMatch(/^Self-serve has the lowest published total/);
    expect(view({ subscriptions: 100 }).open).toBe("");
  });
});
