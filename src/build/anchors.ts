/** After the build: stops on a link to a missing anchor, and names the content file with the link. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { pagesBelow } from "#lib/html/built-pages.ts";
import { attribute, elementsOf } from "#lib/html/elements.ts";
import { didYouMean } from "#lib/text/nearest.ts";
import { afterBuild, root } from "./after-build.ts";

interface BuiltPage {
  readonly ids: ReadonlySet<string>;
  readonly hrefs: readonly string[];
}

function readPage(html: string): BuiltPage {
  const elements = [...elementsOf(parse(html))];
  const values = (name: string) => elements.flatMap((each) => attribute(each, name) ?? []);
  return { ids: new Set(values("id")), hrefs: values("href") };
}

/** The place of a link in the content, as `file:line`. */
function writtenAt(root: string, written: string): string | undefined {
  for (const file of globSync("content/**/*.{yaml,md}", { cwd: root }).sort()) {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const at = lines.findIndex((line) => line.split(/[\s"'(){},]+/).includes(written));
    if (at >= 0) return `${file.replaceAll("\\", "/")}:${at + 1}`;
  }
  return undefined;
}

/** The anchor in a link, without state after a question mark, which is for scripts, as is a query. */
function placeOf(href: string): { readonly path: string; readonly id: string } | undefined {
  const [, path = "", id = ""] =
    /^(\/[^#?]*\/|\/)?#([^?=]+)$/.exec(href.replace(/\?.*$/, "")) ?? [];
  return id === "" ? undefined : { path, id };
}

/**
 * @param dist the built site
 * @param root the project's folder
 * @returns a sentence for each link to a missing anchor
 */
export function anchorFaults(dist: string, root: string): string[] {
  const pages = new Map<string, BuiltPage>();
  for (const { path, html } of pagesBelow(dist)) pages.set(path, readPage(html));
  const faults = new Map<string, string>();
  for (const [from, { hrefs }] of pages) {
    for (const href of hrefs) {
      const place = placeOf(href);
      const target = place && pages.get(place.path === "" ? from : place.path);
      if (!place || !target || target.ids.has(decodeURIComponent(place.id))) continue;
      const where = writtenAt(root, href) ?? `the page ${from}`;
      const hint = didYouMean(place.id, [...target.ids], "its places are");
      faults.set(
        `${where} ${href}`,
        `${where}: leads to ${href}, but that page has no place “${place.id}”; ${hint}`,
      );
    }
  }
  return [...faults.values()];
}

export const anchors = () =>
  afterBuild("anchors", (dist) => {
    const faults = anchorFaults(dist, root);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
