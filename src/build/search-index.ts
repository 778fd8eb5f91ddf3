/** After the build: reads the pages that may be found and writes the search index (src/live/search/search.ts). */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { site } from "../../site.config.ts";
import type { Content } from "#content/collections.ts";
import { pagesBelow } from "#lib/html/built-pages.ts";
import { readPage } from "#live/search/read-page.ts";
import { indexAddress, pagesAddress, type PageText } from "#live/search/pages.ts";
import { createIndex } from "#live/search/search.ts";
import { afterBuild } from "./after-build.ts";
import { contentOf } from "./virtual-modules.ts";

type Keywords = Content<"search">["keywords"];

/**
 * @param dist the built site
 * @param product its name, which ends titles
 * @param keywords search words that their pages do not contain; an external address can be a result too
 * @returns the number of pages in the index and its size in bytes; the same pages give the same file
 */
export function writeSearchIndex(
  dist: string,
  product: string = site.product,
  keywords: Keywords = contentOf("search").content.keywords,
): { readonly pages: number; readonly bytes: number } {
  const pages: PageText[] = [];
  for (const { path, html } of pagesBelow(dist)) {
    const page = readPage(path, html, product);
    const typed = keywords.filter((entry) => entry.page.href.href === path);
    if (page) pages.push({ ...page, keywords: typed.map(({ words }) => words).join(" ") });
  }
  for (const { words, page } of keywords) {
    if (!page.href.external) continue;
    const { label: title, description = "", href } = page;
    const empty = { headline: "", date: "", sections: [], body: "" };
    pages.push({ path: href.href, title, description, kind: "page", keywords: words, ...empty });
  }
  const text = JSON.stringify(createIndex(pages));
  const own = pages.filter((page) => page.path.startsWith("/"));
  const list = own.map(({ path, title, description, kind, date }) => {
    return { path, title, description, kind, date };
  });
  mkdirSync(join(dist, dirname(indexAddress)), { recursive: true });
  writeFileSync(join(dist, indexAddress), text);
  writeFileSync(join(dist, pagesAddress), JSON.stringify(list));
  return { pages: pages.length, bytes: text.length };
}

export const searchIndex = () =>
  afterBuild("search-index", (dist, logger) => {
    const { pages, bytes } = writeSearchIndex(dist);
    logger.info(`${pages} pages in ${Math.ceil(bytes / 1000)} KB`);
  });
