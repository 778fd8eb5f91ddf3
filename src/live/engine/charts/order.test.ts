import { expect, it } from "vitest";
import { rowsInOrder } from "./order.ts";
import { atOnce } from "./steps.ts";

const order = (found: readonly number[]) => [...atOnce(rowsInOrder(Float64Array.from(found)))];

it("puts rows in the order of their numbers, and leaves out those without one", () => {
  expect(order([3, NaN, 1, 2])).toEqual([2, 3, 0]);
  expect(order([])).toEqual([]);
  expect(order([NaN])).toEqual([]);
  expect(order([7])).toEqual([0]);
});

it("keeps rows of the same number as they are, however many there are", () => {
  const found = Array.from({ length: 5000 }, (_, i) => (i * 7919) % 97);
  const expected = found
    .map((_, i) => i)
    .sort((a, b) => (found[a] ?? 0) - (found[b] ?? 0) || a - b);
  expect(order(found)).toEqual(expected);
});

it("pauses between its passes", () => {
  const steps = rowsInOrder(Float64Array.from({ length: 1000 }, (_, i) => -i));
  let pauses = 0;
  while (steps.next().done !== true) pauses += 1;
  expect(pauses).toBe(10);
});
