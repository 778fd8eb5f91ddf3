import { expect, it } from "vitest";
import { sampleOrder } from "./order.ts";

it("is a finished order that used every part of the checkout", () => {
  const { sums, added, upsell, next, points, verdict } = sampleOrder();
  // Coffee and two teas with a gift box: 44.50, less 10%, below the minimum for free shipping.
  expect(sums).toEqual({ subtotal: 4450, discount: 445, reward: 0, shipping: 495, total: 4500 });
  expect([upsell.cents, added.cents, next.cents]).toEqual([300, 2040, 3315]);
  expect(points).toEqual({ before: 320, after: 365 });
  expect(verdict.standings.map(({ state }) => state)).toEqual(["acts", "idle", "acts"]);
});
