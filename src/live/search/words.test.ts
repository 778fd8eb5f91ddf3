import { describe, expect, it } from "vitest";
import { fold, stem, wordsIn } from "./words.ts";

const words = (text: string) => wordsIn(text).map(({ word }) => word);

describe("the words of a text", () => {
  it.each([
    ["Failed payments, twice.", ["failed", "payments", "twice"]],
    ["Crème brûlée", ["creme", "brulee"]],
    ["the customer’s box; don't", ["the", "customer", "box", "dont"]],
    ["$1,000 and 45 %", ["1000", "and", "45"]],
    ["D2C on Shopify Plus", ["d2c", "on", "shopify", "plus"]],
    ["e-commerce, sign-up", ["ecommerce", "signup"]],
    [" … – ", []],
  ])("%s", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("include a compound's parts, except single letters", () => {
    expect(wordsIn("E-commerce add‑to‑cart d2c")).toEqual([
      { word: "ecommerce", parts: ["commerce"] },
      { word: "addtocart", parts: ["add", "to", "cart"] },
      { word: "d2c", parts: [] },
    ]);
  });

  it("folding removes case, accents and ligatures", () => {
    expect(fold("ÉTÉ ﬁn Straße")).toBe("ete fin strasse");
  });
});

describe("forms of one word", () => {
  it.each([
    ["subscription", "subscriptions"],
    ["box", "boxes"],
    ["retry", "retries", "retried", "retrying"],
    ["price", "prices", "priced", "pricing"],
    ["ship", "ships", "shipped", "shipping"],
    ["cancel", "cancels", "canceled", "cancelled", "cancelling"],
    ["launch", "launches", "launched", "launching"],
    ["purchase", "purchases", "purchased", "purchasing"],
    ["add", "adds", "added", "adding"],
  ])("%s, %s …", (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ["status", "stat"],
    ["analysis", "analyst"],
    ["need", "ne"],
    ["string", "str"],
    ["sms", "sm"],
    ["business", "busy"],
    ["speed", "spe"],
  ])("%s is not a form of %s", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});
