import { expect, it } from "vitest";
import { totalsOf } from "./totals.ts";

const cart = [{ cents: 1995, quantity: 1 }];

it("rounds a share to the cent, as prices are", () => {
  expect(totalsOf(cart, { kind: "percent", percent: 10 }, 0).discount).toBe(200);
});

it("takes off no more than the goods cost", () => {
  expect(totalsOf(cart, { kind: "amount", cents: 10_000 }, 0).discount).toBe(1995);
});
