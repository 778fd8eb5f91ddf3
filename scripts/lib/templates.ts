/** The pages of a build, and which of them represent the whole site: one per route file in src/pages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pagesBelow } from "#lib/html/built-pages.ts";
import { routeFiles, routeFinderIn } from "#lib/routes/route-finder.ts";
import { Refusal } from "./cli.ts";
import { root } from "./paths.ts";

export interface Template {
  /** The route that made it: "/blog/[id]/". */
  readonly route: string;
  /** "/blog/a-post/"; "/404/" for the page of an unknown address. */
  readonly path: string;
  /** Size of its HTML file in bytes, uncompressed. */
  readonly size: number;
}

/** @returns finds the route that makes a page, by its path; undefined for a redirect */
export const routeFinder = () => routeFinderIn(routeFiles(root));

/**
 * @param wanted routes; empty for all
 * @returns one page per template of a build, the heaviest, sorted by route; redirects are left out
 * @throws Refusal when a wanted route does not exist
 */
export function templatesIn(dist: string, wanted: readonly string[] = []): Template[] {
  const findRoute = routeFinder();
  const heaviest = new Map<string, Template>();
  for (const { path: file, html } of pagesBelow(dist)) {
    const path = file.replace(/\.html$/, "/");
    const size = Buffer.byteLength(html);
    const route = findRoute(path);
    if (route !== undefined && size > (heaviest.get(route)?.size ?? 0))
      heaviest.set(route, { route, path, size });
  }
  const templates = [...heaviest.values()].toSorted((a, b) => a.route.localeCompare(b.route));
  const routes = templates.map(({ route }) => route);
  const unknown = wanted.find((route) => !routes.includes(route));
  if (unknown !== undefined)
    throw new Refusal(`--only is "${unknown}"; expected one of ${routes.join(" ")}`);
  return wanted.length === 0 ? templates : templates.filter(({ route }) => wanted.includes(route));
}

/** @returns the paths in the sitemap, which search engines may list: "/", "/pricing/" */
export const indexedPaths = (dist: string): string[] =>
  readdirSync(dist)
    .filter((name) => /^sitemap-\d+\.xml$/.test(name))
    .flatMap((name) => [...readFileSync(join(dist, name), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, address = ""]) => new URL(address).pathname);
