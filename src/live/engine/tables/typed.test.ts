import { expect, it } from "vitest";
import { plainNumber, searchTerms } from "./typed.ts";

it.each([
  ["$45.51", "45.51"],
  ["-$1,234.50", "-1234.50"],
  ["50,000", "50000"],
  ["1,2,3 go", "1,2,3 go"],
])("reads %s as %s", (typed, stored) => {
  expect(plainNumber(typed)).toBe(stored);
});

it("finds days as the grid shows them among the words of a search", () => {
  expect(searchTerms("ann Mar 1, 2023 $5")).toEqual([
    { typed: "Mar 1, 2023", stored: "2023-03-01" },
    { typed: "ann", stored: "ann" },
    { typed: "$5", stored: "5" },
  ]);
  expect(searchTerms("Dec 24, 2024, 18:05")).toEqual([
    { typed: "Dec 24, 2024, 18:05", stored: "2024-12-24 18:05" },
  ]);
});
