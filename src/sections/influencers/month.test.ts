import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { monthOf } from "./month.ts";

const creator = {
  name: "A",
  code: "A10",
  link: "shop.example/a",
  price: 12.5,
  rate: 12.5,
  weeks: [
    { clicks: 1000, counted: 7, returned: 2 },
    { clicks: 500, counted: 3, returned: 0 },
  ],
  sample: true,
};

it("subtracts returns week by week, and rounds each week to the cent", () => {
  const { weeks, total } = monthOf(creator);
  // 7 × $12.50 = $87.50, of which 12.5% are $10.9375; 3 × $12.50 = $37.50, $4.6875.
  expect(weeks.map(({ counted, sales, commission }) => [counted, sales, commission])).toEqual([
    [7, 8750, 1094],
    [3, 3750, 469],
  ]);
  expect(total).toEqual({
    clicks: 1500,
    placed: 12,
    returned: 2,
    counted: 10,
    sales: 12_500,
    commission: 1563,
  });
});

it("pays Ines the same as on home and in the feature's picture", () => {
  const { month } = shipped("influencers");
  const { total } = monthOf(month.creator);
  expect([total.clicks, total.counted, total.sales, total.commission]).toEqual([
    1840, 96, 451_200, 54_144,
  ]);
});
