/** Reads the built pages for steps after the build. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parse } from "parse5";
import { attribute, elementsOf } from "./elements.ts";

/**
 * Reads one page at a time to save memory; synchronous, since waiting takes longer than reading.
 *
 * @param dist the folder of the built site
 * @returns every page, in the order of the files' names; its path is "/", "/blog/a/" or "/404.html"
 * @throws Error of the file system when the folder is missing
 */
export function* pagesBelow(dist: string) {
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((each) => each.endsWith(".html")).toSorted()) {
    const file = join(dist, name);
    const path = `/${name.split(sep).join("/")}`.replace(/index\.html$/, "");
    yield { file, path, html: readFileSync(file, "utf8") };
  }
}

/**
 * @param html a page
 * @returns the contents of its meta elements, by property or name; reads only the head
 */
export function metaOf(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const element of elementsOf(parse(html.slice(0, html.indexOf("</head>"))))) {
    if (element.tagName !== "meta") continue;
    const name = attribute(element, "property") ?? attribute(element, "name");
    const content = attribute(element, "content");
    if (name !== undefined && content !== undefined) found.set(name, content);
  }
  return found;
}

/** Whether the page asks search engines not to list it. */
export const isUnlisted = (meta: ReadonlyMap<string, string>): boolean =>
  meta.get("robots")?.includes("noindex") === true;
