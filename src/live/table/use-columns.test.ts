import { expect, it } from "vitest";
import { movedBy, movedTo } from "./use-columns.ts";

const order = ["a", "b", "c", "d"];

it.each([
  ["b", 1, order, "acbd"],
  ["a", -1, order, "abcd"],
  ["d", 5, order, "abcd"],
  // Hidden ones in between do not count as places.
  ["a", 1, ["a", "d"], "bcda"],
  ["d", -1, ["a", "d"], "dabc"],
])("%s by %i among %j: %s", (name, by, among, moved) => {
  expect(movedBy(order, name, by, among).join("")).toBe(moved);
});

it("a column moves before or after another", () => {
  expect(movedTo(order, "d", "a", false).join("")).toBe("dabc");
  expect(movedTo(order, "a", "c", true).join("")).toBe("bcad");
  expect(movedTo(order, "a", "a", true)).toEqual(order);
});
