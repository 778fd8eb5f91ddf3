import { describe, expect, it } from "vitest";
import { distanceToStart, nearest } from "./nearest.ts";

describe("the word that was probably meant", () => {
  it.each([
    ["titel", ["lead", "title", "text"], "title", "swapped letters"],
    ["dcos", ["docs", "demo"], "docs", "swapped letters in a short word"],
    ["lable", ["label", "table"], "label", "the nearer of two; the first of equals"],
    ["descripton", ["description"], "description", "a letter missing"],
    ["y", ["x"], "x", "one letter"],
    ["", ["x"], "x", "nothing, beside a single letter"],
  ])("%s of %j is %s: %s", (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  it.each([
    ["headline", ["title", "lead"]],
    ["abcd", ["docs"]],
    ["docs", []],
  ])("%s of %j is none", (word, candidates) => {
    expect(nearest(word, candidates)).toBeUndefined();
  });

  it("allows one edit per three letters of the candidate", () => {
    expect(nearest("abcXXX", ["abcdef"])).toBeUndefined();
    expect(nearest("abcdXX", ["abcdef"])).toBe("abcdef");
  });
});

it.each([
  ["subscr", "subscription", 0],
  ["subcr", "subscription", 1],
  ["xyz", "subscription", 3],
])("from %s to the start of %s: %i", (a, b, edits) => {
  expect(distanceToStart(a, b)).toBe(edits);
});
