/** What a demo costs a page that nobody touches. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "./dist.ts";

const weight = (text: string) => brotliCompressSync(text).length;

/** The style of some sheets as it is served: without remarks and indents. */
const styleOf = (sheets: readonly string[]): string =>
  globSync([...sheets], { cwd: root })
    .map((sheet) => readFileSync(join(root, sheet), "utf8"))
    .join("")
    .replaceAll(/\/\*[\s\S]*?\*\/|\s+(?=\s)/g, "");

const pageAt = (path: string) => readFileSync(join(root, "dist", path, "index.html"), "utf8");

/**
 * The same for a part that a small script serves in place of an island.
 *
 * @param part of the page's HTML, with the script's line
 * @throws Error for a page without it
 */
export function untouchedPart(path: string, part: RegExp, sheets: readonly string[]): number {
  const html = pageAt(path);
  if (!part.test(html)) throw new Error(`no such part on /${path}/`);
  return weight(html) - weight(html.replace(part, "")) + weight(styleOf(sheets));
}

const island = /<astro-island[\s\S]*?<\/astro-island>/g;
/** The lines by which islands and `client:intent` work stand inline, before the first of them. */
const runtime =
  /<script>(?:(?!<\/script>)[\s\S])*?(?:astro-island|Astro)(?:(?!<\/script>)[\s\S])*<\/script>/g;

/**
 * @param path of the page, as "tables"
 * @param sheets of the demos' first states, by patterns
 * @returns bytes with Brotli: its first states, their style and the islands' few lines
 * @throws Error for a page without any of them
 */
export function untouchedCost(path: string, sheets: readonly string[]): number {
  const html = pageAt(path);
  if (html.search(island) < 0 || html.search(runtime) < 0) throw new Error(`no demo on /${path}/`);
  const style = styleOf(sheets);
  return weight(html) - weight(html.replaceAll(island, "").replaceAll(runtime, "")) + weight(style);
}
