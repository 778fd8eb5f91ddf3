import { expect, it } from "vitest";
import { pagerEntries } from "./lists.ts";

it.each([
  [1, 1, "1"],
  [2, 3, "1 2 3"],
  [1, 8, "1 2 3 4 5 gap 8"],
  [5, 8, "1 gap 4 5 6 7 8"],
  [5, 9, "1 gap 4 5 6 gap 9"],
  [300, 589, "1 gap 299 300 301 gap 589"],
  [589, 589, "1 gap 585 586 587 588 589"],
])("the pager on page %i of %i shows %s", (page, count, shown) => {
  expect(pagerEntries(page, count).join(" ")).toBe(shown);
});
