import { expect, it } from "vitest";
import { cardPath } from "./path.ts";

it.each([
  ["/", "/cards/home.png"],
  ["/index.html", "/cards/home.png"],
  ["/pricing/", "/cards/pricing.png"],
  ["/pricing", "/cards/pricing.png"],
  ["/pricing/index.html", "/cards/pricing.png"],
  ["/blog/what-is-dtc/", "/cards/blog/what-is-dtc.png"],
  ["/blog/home/", "/cards/blog/home.png"],
])("the card of %s is %s", (page, card) => {
  expect(cardPath(page)).toBe(card);
});

it("rejects a page whose card would be the home page's", () => {
  expect(() => cardPath("/home/")).toThrow("give the page another path");
});
