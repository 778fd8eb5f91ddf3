import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { claims, missingClaims } from "#scripts/report/claims.ts";

const texts = globSync("content/blog/*.md").map((file) => readFileSync(file, "utf8"));

it("the articles make every claim, in the product's name where it is the product's", () => {
  expect(missingClaims(texts)).toEqual([]);
});

it("notices a claim that nobody makes, or that nobody is said to make", () => {
  expect(missingClaims([])).toHaveLength(claims.length);
  expect(missingClaims(["The margin is 45%."])).toContain("margin of a box");
  expect(missingClaims(["{product} says the margin is 45%."])).not.toContain("margin of a box");
});
