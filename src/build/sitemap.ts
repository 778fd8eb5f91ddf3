/**
 * The sitemap for search engines: each page without noindex, with the date in its head (docs/decisions/0035-found.md).
 * A page without a date in its content has none, since its last change is unknown.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sitemap, { type SitemapItem } from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";
import { datedProperty } from "../lib/page-date.ts";
import { isUnlisted, metaOf } from "../lib/html/built-pages.ts";

/**
 * @param item a page's address
 * @param html of the page
 * @returns its entry; undefined for an unlisted page
 */
export function entryOf(item: SitemapItem, html: string): SitemapItem | undefined {
  const meta = metaOf(html);
  if (isUnlisted(meta)) return undefined;
  const lastmod = meta.get(datedProperty("modified")) ?? meta.get(datedProperty("published"));
  return lastmod === undefined ? item : { ...item, lastmod };
}

export function listedPages(): AstroIntegration[] {
  let dist = "";
  const htmlOf = (url: string): string =>
    readFileSync(join(dist, decodeURI(new URL(url).pathname), "index.html"), "utf8");
  return [
    {
      name: "listed-pages",
      hooks: {
        "astro:config:done": ({ config }) => {
          dist = fileURLToPath(config.outDir);
        },
      },
    },
    sitemap({ serialize: (item) => entryOf(item, htmlOf(item.url)) }),
  ];
}
