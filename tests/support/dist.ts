/**
 * The built site for tests: its pages, elements and words. Everything is read from dist/, so new pages are covered
 * automatically.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";
import { pagesBelow } from "#lib/html/built-pages.ts";
import { type Element, elementsOf } from "#lib/html/elements.ts";
import {
  indexedPaths as pathsInSitemap,
  routeFinder,
  type Template,
  templatesIn,
} from "#scripts/lib/templates.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const dist = process.env["TEST_DIST"] ?? join(root, "dist");

/** Every built page, including the error page. Throws when nothing is built. */
export function pages(folder = dist) {
  if (!existsSync(folder)) throw new Error("There is no dist/: run `npm run build` first.");
  return [...pagesBelow(folder)];
}

/** The paths that the sitemap lists: the pages a search engine may show. */
export const indexedPaths = (folder = dist): string[] => pathsInSitemap(folder);

/** The route that makes a page, as in budgets.ts: "/blog/[id]/"; "/404/" for the error page. */
export const routeOfPage = (path: string): string =>
  routeFinder()(path.replace(/\.html$/, "/")) ?? path;

/** One page per template (route file): the heaviest, so that the others are no worse. */
export const templatePages = (folder = dist): Template[] => templatesIn(folder);

export { attribute, type Element } from "#lib/html/elements.ts";

const parsed = new Map<string, readonly Element[]>();

/** Every element of a page in document order, template contents included. Each page is parsed once. */
export function elements(html: string): readonly Element[] {
  const found = parsed.get(html) ?? [...elementsOf(parse(html))];
  parsed.set(html, found);
  return found;
}

/** The words inside an element, without scripts and styles. */
export function textOf(node: Tree.Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (node.nodeName === "script" || node.nodeName === "style") return "";
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
