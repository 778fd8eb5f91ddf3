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
    ["spring sale", false, "space"],
    ["^/gifts", true, "regular"],
    ["/gifts/.*", true, "regular"],
    ["gifts/*", true, "start"],
    ["/gifts/?a=b", true, undefined],
  ])("%j, of a path %s: %s", (text, isPath, fault) => {
    expect(patternFault(text, isPath)).toBe(fault);
  });
});

it.each([
  ["/checkoutos/?utm_campaign=spring", "/checkoutos/?utm_campaign=spring", "spring"],
  ["https://shop.example/tea?utm_campaign=a%20b#x", "/tea?utm_campaign=a%20b", "a b"],
  ["?utm_campaign=<b>", "/?utm_campaign=%3Cb%3E", "<b>"],
  ["", "/", null],
  ["//elsewhere.example/", "/", null],
  ["http://[", "/", null],
  [`/${"x".repeat(10_000)}`, `/${"x".repeat(10_000)}`, null],
])("reads the address %.40s", (text, path, campaign) => {
  const { pathname, search, searchParams } = readAddress(text);
  expect([pathname + search, searchParams.get("utm_campaign")]).toEqual([path, campaign]);
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
