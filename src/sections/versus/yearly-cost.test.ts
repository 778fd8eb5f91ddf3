import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { yearlyCost } from "./Prices.tsx";

const { plans } = shipped("plans");

it("adds up the fixed price, the share of sales and the fee for each order", () => {
  // $99 × 12 + 1.49% of $240,000 + 6,000 × $0.19
  expect(yearlyCost({ monthly: 99, percent: 1.49, each: 0.19 }, plans, 500, 40)).toBe(590_400);
  expect(yearlyCost({ yearly: 144_570 }, plans, 20_000, 40)).toBe(14_457_000);
  expect(yearlyCost({ monthly: 0 }, plans, 500, 40)).toBe(0);
});

it("takes our own prices from the plans", () => {
  const one = plans.find(({ id }) => id === "self-serve");
  const cents = (one?.price?.amount ?? 0) * 100 + 240_000 * (one?.fee?.percent ?? 0);
  expect(yearlyCost({ plan: "self-serve" }, plans, 500, 40)).toBe(cents);
});

it("has no sum without a published price", () => {
  expect(yearlyCost({}, plans, 500, 40)).toBeNull();
  expect(yearlyCost({ plan: "enterprise" }, plans, 500, 40)).toBeNull();
});
