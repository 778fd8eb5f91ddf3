/** Print styles, which are easy to miss. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";

const sheet = (path: string) =>
  readFileSync(join(root, "src/styles", path), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

it("in print hides the skip link, forms and buttons", () => {
  const [, selectors = ""] =
    /@media print[\s\S]*?([^{};]*)\{\s*display: none/.exec(sheet("print.css")) ?? [];
  const hidden = selectors.split(",").map((selector) => selector.trim());
  expect(hidden).toEqual(
    expect.arrayContaining([".raked-button", "[data-signup] *", '[href="#content"]']),
  );
  const skip = readFileSync(join(root, "src/sections/chrome/SkipLink.tsx"), "utf8");
  expect(skip).toContain('href="#content"');
});

it("in print makes all text dark, since backgrounds are seldom printed", () => {
  const [, paper = ""] = sheet("tokens.css").split("@media print");
  for (const role of ["inverse", "night"]) {
    expect(paper).toContain(`--color-${role}: var(--color-ground);`);
    expect(paper).toContain(`--color-on-${role}: var(--color-ink);`);
  }
});
