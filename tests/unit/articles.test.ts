/** The articles follow the rules on length, grade, links and figures, and make every claim of the specification. */
import { expect, it } from "vitest";
import { articleFiles } from "#content/articles/library.ts";
import { articleFaults, missingClaims, readFiles } from "#scripts/lib/article-checks.ts";
import { root } from "#tests/support/dist.ts";

const files = readFiles(root, articleFiles(root));

it("finds nothing wrong with the articles", () => {
  expect(articleFaults(files)).toEqual([]);
});

it("makes every claim, with the product's name if it is the product's", () => {
  expect(missingClaims(files.map(({ bytes }) => Buffer.from(bytes).toString()))).toEqual([]);
});
