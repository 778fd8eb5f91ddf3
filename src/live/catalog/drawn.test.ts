import { expect, it } from "vitest";
import { drawn } from "./drawn.ts";
import { relationOf } from "./example.ts";

const none = () => false;
const relation = (left: string, right: string) => relationOf({ left, right });

it("gives a relationship of two tables a way, and of one table a loop", () => {
  const { ways, own } = drawn(
    [
      relation("orders.discount_code", "affiliates.code"),
      relation("customers.city", "customers.state"),
    ],
    none,
  );
  expect(ways.map(({ spots, loop }) => [spots.length > 1, loop?.name])).toEqual([
    [true, undefined],
    [false, "customers"],
  ]);
  expect(own).toEqual([]);
});

it("sets the visitor's tables below the others, each once, and leads to them", () => {
  const shop = drawn([], none).plan;
  const { plan, own, ways } = drawn(
    [relation("orders.status", "mine.status"), relation("customers.city", "mine.city")],
    (table) => table === "mine",
  );
  expect(own.map(({ name }) => name)).toEqual(["mine"]);
  expect(own[0]?.y).toBeGreaterThanOrEqual(shop.height);
  expect(plan.stones.slice(0, -1)).toEqual(shop.stones);
  expect(ways.every(({ spots }) => spots.length > 1)).toBe(true);
});

it("draws nothing for a table that is not there", () => {
  const { ways } = drawn([relation("orders.status", "gone.status")], none);
  expect(ways).toMatchObject([{ spots: [], loop: null }]);
});
