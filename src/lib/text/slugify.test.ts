import { expect, it } from "vitest";
import { slugify } from "./slugify.ts";

it.each([
  ["Perennial", "perennial"],
  ["  15 key differences: A/B ", "15-key-differences-a-b"],
  ["The earth’s sake, don't", "the-earths-sake-dont"],
  ["Straße nach Łódź", "strasse-nach-lodz"],
  ["Smørrebrød, Æbleskiver", "smorrebrod-aebleskiver"],
  ["ﬁnal ①", "final-1"],
  ["--a--b--", "a-b"],
  ["日本", ""],
])("%j in an address is %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
