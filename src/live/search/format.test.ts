import { describe, expect, it } from "vitest";
import { fileOf, lettersOf, reversed } from "./format.ts";
import { firstDifference, splitAt } from "./split.ts";

describe("the file of a key", () => {
  const bounds = ["", "chur", "m", "sub"];
  it.each([
    ["a", 0],
    ["chum", 0],
    ["chur", 1],
    ["churn", 1],
    ["m", 2],
    ["zebra", 3],
    ["", 0],
  ])("%s is %i", (key, expected) => {
    expect(fileOf(bounds, key)).toBe(expected);
  });

  it("is the only one where there is one", () => {
    expect(fileOf([""], "x")).toBe(0);
  });
});

it("a slug is its letters", () => {
  expect(lettersOf("What_is--d2c %C3")).toBe("whatisd2cc3");
  expect(reversed("abc")).toBe("cba");
});

describe("cutting", () => {
  const cut = (sizes: number[], limit: number) => splitAt(sizes, (size) => size, limit);

  it("makes parts of about the same size", () => {
    expect(cut([1, 1, 1, 1, 1, 1], 3)).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(cut([2, 2, 2, 2, 2], 4).map((part) => part.length)).toEqual([2, 1, 2]);
  });

  it("loses nothing and keeps the order", () => {
    const sizes = Array.from({ length: 500 }, (_, i) => 1 + ((i * 37) % 90));
    expect(cut(sizes, 400).flat()).toEqual(sizes);
  });

  it.each([[[]], [[9]], [[9, 9]]])("%j has a part for what is larger than one", (sizes) => {
    expect(cut(sizes, 4)).toHaveLength(Math.max(1, sizes.length));
  });

  it("tells neighbours apart by as little as can be", () => {
    expect(firstDifference("church", "churn")).toBe("churn".slice(0, 5));
    expect(firstDifference("a", "abc")).toBe("ab");
    expect(firstDifference("a", "b")).toBe("b");
  });
});
