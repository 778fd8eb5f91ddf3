/** What the live table costs a page that nobody touches: its first state, its style and the island's few lines. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";

const weight = (text: string) => brotliCompressSync(text).length;
/** The page, less what stands between two marks. */
const without = (html: string, parts: RegExp) => html.replaceAll(parts, "");

it("the page before touch weighs at most 5 KB more than without the demo", () => {
  const html = readFileSync(join(root, "dist/tables/index.html"), "utf8");
  const island = /<astro-island[\s\S]*<\/astro-island>/;
  expect(html).toMatch(island);
  // The lines by which islands and `client:intent` work stand inline, before the island.
  const runtime =
    /<script>(?:(?!<\/script>)[\s\S])*?(?:astro-island|Astro)(?:(?!<\/script>)[\s\S])*<\/script>/g;
  expect(html.match(runtime)?.length).toBeGreaterThan(0);
  const style = readFileSync(join(root, "src/live/table/styles/frame.css"), "utf8");
  const page = without(without(html, new RegExp(island, "g")), runtime);
  const cost = weight(html) - weight(page) + weight(style);
  expect(cost).toBeLessThanOrEqual(5_000);
});
