import { expect, it } from "vitest";
import { slugify } from "./slugify.ts";

it.each([
  ["Perennial", "perennial"],
  ["Subscribe & Save", "subscribe-save"],
  ["  15 key differences: A/B ", "15-key-differences-a-b"],
  ["The earth’s sake, don't", "the-earths-sake-dont"],
  ["Crème Brûlée", "creme-brulee"],
  ["Straße nach Łódź", "strasse-nach-lodz"],
  ["Smørrebrød, Æbleskiver", "smorrebrod-aebleskiver"],
  ["ﬁnal ①", "final-1"],
  ["--a--b--", "a-b"],
  ["日本", ""],
  ["🌱", ""],
  ["", ""],
])("%j in an address is %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it("leaves a slug as it is", () => {
  expect(slugify("what-is-subscription-e-commerce")).toBe("what-is-subscription-e-commerce");
});
