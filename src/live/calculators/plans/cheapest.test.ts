import { describe, expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { type Bill, billsOf, cheapestOf, crossingOf } from "./bill.ts";
import type { Inputs } from "./fields.ts";
import { nothing, tariff, yearOf } from "./plans.fixture.ts";

const chosen = (year: Partial<Inputs>) => {
  const choice = cheapestOf(billsOf({ ...nothing, ...year }, tariff));
  return (
    choice && [
      choice.bills.map(({ plan }) => plan.id),
      choice.rivals.length === 0,
      choice.rivals.map(({ plan }) => plan.id),
    ]
  );
};

describe("the cheapest plan that fits", () => {
  it.each<[string, Partial<Inputs>, ReturnType<typeof chosen>]>([
    ["one store without anything", {}, [["checkoutos"], true, []]],
    ["a fee that is not published", { upsells: 100_000 }, [["self-serve"], false, ["checkoutos"]]],
    ["many subscriptions", { subscriptions: 60_000_000 }, [["autopilot"], true, []]],
    // 1% and 0.1% meet here; below, the fee of up to 0.1% may still be less.
    [
      "where both cost the same",
      { subscriptions: 50_000_000 },
      [["self-serve", "autopilot"], false, ["autopilot"]],
    ],
    ["agents whose number is not published", { agents: 8 }, [["self-serve"], true, []]],
    ["too many runs for any price", { runs: 1001 }, null],
  ])("for %s", (_, year, outcome) => {
    expect(chosen(year)).toEqual(outcome);
  });

  it("is every fitting plan with the lowest published maximum, in a thousand random years", () => {
    const random = seededRandom("choices");
    for (let i = 0; i < 1000; i++) {
      const bills = billsOf(yearOf(random), tariff);
      const choice = cheapestOf(bills);
      const fitting = bills.filter(({ plan, reasons }) => plan.price && reasons.length === 0);
      const bounded = fitting.filter(({ high }) => high !== null);
      if (choice === null) {
        expect(bounded).toEqual([]);
        continue;
      }
      const most = Math.min(...bounded.map(({ high }) => high ?? NaN));
      expect(choice.bills).toEqual(bounded.filter(({ high }) => high === most));
      expect(choice.bills.map(({ plan }) => plan.id)).not.toContain("enterprise");
      const others = (mine: Bill) => fitting.filter((each) => each !== mine);
      expect(choice.rivals.length === 0).toBe(
        choice.bills.every((mine) => others(mine).every(({ low }) => low >= most)),
      );
      for (const { low } of choice.rivals) expect(low).toBeLessThan(most);
    }
  });
});

it("finds where the two yearly plans cross", () => {
  const crossing = crossingOf(tariff);
  expect([crossing?.small.id, crossing?.large.id]).toEqual(["self-serve", "autopilot"]);
  expect(crossing?.turnover).toBe(50_000_000);
  expect(crossingOf({ ...tariff, plans: tariff.plans.slice(0, 2) })).toBeNull();
});
