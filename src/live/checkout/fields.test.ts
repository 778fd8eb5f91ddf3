/** Visitors' input: patterns and addresses; amounts as shown. */
import { describe, expect, it } from "vitest";
import { fits, patternFault, readAddress, showCents } from "./fields.ts";
import { workOf } from "#tests/support/work.ts";

describe("a pattern", () => {
  it.each([
    ["spring", "spring", true],
    ["spring", "Spring", true],
    ["spring*", "spring-sale", true],
    ["*", "", true],
    ["", "", true],
    ["/gifts/*", "/gifts/tea?x=1", true],
    ["*ring*sa*e", "spring-sale", true],
    ["a*a", "a", false],
    ["a.c", "abc", false],
  ])("%j on %j: %s", (pattern, text, wanted) => {
    expect(fits(pattern, text)).toBe(wanted);
  });

  it("with many stars ends in time", () => {
    const work = workOf(() => {
      expect(fits("*a".repeat(100) + "b", "a".repeat(2000))).toBe(false);
    });
    expect(work).toBeLessThan(200);
  });

  it.each([
    ["", false, "empty"],
    ["x".repeat(201), false, "long"],
    ["spring sale", false, "space"],
    ["^/gifts", true, "regular"],
    ["/gifts/.*", true, "regular"],
    ["gifts/*", true, "start"],
    ["/gifts/?a=b", true, undefined],
  ])("%j, of a path %s: %s", (text, isPath, fault) => {
    expect(patternFault(text, isPath)).toBe(fault);
  });
});

describe("an address", () => {
  it.each([
    ["/checkoutos/?utm_campaign=spring", "/checkoutos/?utm_campaign=spring", "spring"],
    ["https://shop.example/tea?utm_campaign=a%20b#x", "/tea?utm_campaign=a%20b", "a b"],
    ["?utm_campaign=<b>", "/?utm_campaign=<b>", "<b>"],
    ["", "/", undefined],
    ["/?utm_campaign=one&utm_campaign=two", "/?utm_campaign=one&utm_campaign=two", "two"],
  ])("%j", (text, whole, campaign) => {
    const address = readAddress(text);
    if (typeof address === "string") throw new Error(address);
    expect(address.whole).toBe(whole);
    expect(address.parameters.get("utm_campaign")).toBe(campaign);
  });

  it.each([
    ["javascript:alert(1)", "form"],
    ["//elsewhere.example/", "form"],
    ["/a b", "space"],
    [`/${"x".repeat(10_000)}`, "long"],
  ])("%.30s: %s", (text, fault) => {
    expect(readAddress(text)).toBe(fault);
  });
});

it("shows cents as dollars", () => {
  expect([0, -0, 5, 123_456, -500].map(showCents)).toEqual([
    "$0.00",
    "$0.00",
    "$0.05",
    "$1,234.56",
    "−$5.00",
  ]);
});
