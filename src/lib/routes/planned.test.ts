import { expect, it } from "vitest";
import { isAmong, plannedPaths } from "./planned.ts";

const planned = plannedPaths("shop");

it.each([
  ["/", true],
  ["/pricing/", true],
  ["/why-shop/", true],
  ["/blog/an-article/", true],
  ["/blog/an-article/more/", false],
  ["/connections/", true],
  ["/connections/oracle/", false],
  ["/pricin/", false],
  ["/why-other/", false],
])("%s is planned: %s", (path, expected) => {
  expect(isAmong(path, planned)).toBe(expected);
});
