import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dropUnusedPictures } from "./unused-pictures.ts";

it("removes only the pictures that nothing names", () => {
  const dist = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(join(dist, "_astro"));
  for (const name of ["page.a.webp", "feed.b.png", "draft.c.png", "text.d.woff2"]) {
    writeFileSync(join(dist, "_astro", name), "x");
  }
  writeFileSync(join(dist, "index.html"), '<img src="/_astro/page.a.webp">');
  writeFileSync(join(dist, "feed.json"), '{"html":"/_astro/feed.b.png"}');
  expect(dropUnusedPictures(dist)).toEqual(["draft.c.png"]);
  expect(existsSync(join(dist, "_astro", "draft.c.png"))).toBe(false);
  expect(existsSync(join(dist, "_astro", "text.d.woff2"))).toBe(true);
  rmSync(dist, { recursive: true });
});
