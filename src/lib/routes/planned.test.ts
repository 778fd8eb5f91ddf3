import { expect, it } from "vitest";
import { isAmong, plannedPaths } from "./planned.ts";

const planned = plannedPaths("shop");

it.each([
  ["/pricing/", true],
  ["/why-shop/", true],
  ["/blog/an-article/", true],
  ["/blog/an-article/more/", false],
  ["/connections/oracle/", false],
  ["/pricin/", false],
])("%s is planned: %s", (path, expected) => {
  expect(isAmong(path, planned)).toBe(expected);
});
