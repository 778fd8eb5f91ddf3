import { expect, it } from "vitest";
import { wideColumns } from "./columns.ts";

it.each([
  [1, 4, "lg:grid-cols-1"],
  [4, 4, "lg:grid-cols-4"],
  [5, 4, "lg:grid-cols-3"],
  [5, 5, "lg:grid-cols-5"],
  [7, 4, "lg:grid-cols-4"],
  [8, 3, "lg:grid-cols-3"],
  [0, 4, "lg:grid-cols-1"],
] as const)("%i entries in at most %i columns: %s", (count, most, name) => {
  expect(wideColumns(count, most)).toBe(name);
});
