import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isUnlisted, metaOf, pagesBelow } from "./built-pages.ts";

let dist = "";
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "pages-"));
  for (const name of ["b", "a"]) {
    mkdirSync(join(dist, "blog", name), { recursive: true });
    writeFileSync(join(dist, "blog", name, "index.html"), name);
  }
  writeFileSync(join(dist, "404.html"), "lost");
  writeFileSync(join(dist, "notes.txt"), "no page");
});
afterEach(() => {
  rmSync(dist, { recursive: true, force: true });
});

it("returns every page with its path, sorted by name", () => {
  expect([...pagesBelow(dist)].map(({ path, html }) => [path, html])).toEqual([
    ["/404.html", "lost"],
    ["/blog/a/", "a"],
    ["/blog/b/", "b"],
  ]);
});

it("reads the meta elements of a page's head", () => {
  const meta = metaOf(
    `<head><meta charset=utf-8><meta property="og:title" content="A &amp; b"><meta name=robots content=noindex></head><meta name=late content=x>`,
  );
  expect([...meta]).toEqual([
    ["og:title", "A & b"],
    ["robots", "noindex"],
  ]);
  expect(isUnlisted(meta)).toBe(true);
});
