import { expect, it } from "vitest";
import { statusOf } from "./status.ts";

const words = {
  some: "[rows] of [all] rows",
  none: "No matches in [all] rows",
  sorted: "sorted by [list]",
  then: ", then by",
  ascending: "[column], ascending",
  descending: "[column], descending",
};
const view = (rows: number, of: number) => ({ rows, of, request: { sort: [] } });

it.each([
  [50_000, 50_000, "50,000 rows"],
  [1, 1, "1 row"],
  [0, 0, "0 rows"],
  [312, 50_000, "312 of 50,000 rows"],
  [0, 50_000, "No matches in 50,000 rows"],
])("%i of %i: %s", (rows, of, sentence) => {
  expect(statusOf(view(rows, of), words)).toBe(sentence);
});

it("the order follows the count", () => {
  const sort = [
    { column: "total", direction: "descending" },
    { column: "[column]", direction: "ascending" },
  ] as const;
  expect(statusOf({ ...view(3, 3), request: { sort } }, words)).toBe(
    "3 rows, sorted by total, descending, then by [column], ascending",
  );
});
