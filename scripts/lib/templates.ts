/** The pages of a build, and which of them represent the whole site: one per route file in src/pages. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pagesBelow } from "#lib/html/built-pages.ts";
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
type BuiltPage = Omit<Template, "route">;

/** The files of the routes, as paths below src/pages. */
const routeFiles = () => globSync("**/*.astro", { cwd: join(root, "src/pages") });

/** As in Astro, the most literal route wins: the fewest parameters, then the most literal letters. */
function byLiteralness(a: string, b: string): number {
  const parameters = (route: string) => route.split("[").length;
  const letters = (route: string) => route.replaceAll(/\[[^\]]+\]/g, "").length;
  return parameters(a) - parameters(b) || letters(b) - letters(a);
}

/**
 * @param files paths below src/pages
 * @returns the route that makes a page, by its path: "/blog/[id]/" for "/blog/a-post/"; undefined for a redirect
 */
export function routeFinder(files = routeFiles()): (path: string) => string | undefined {
  const routes = files
    .map((file) => `/${file.replace(/(?:index)?\.astro$/, "/")}`.replace(/\/+$/, "/"))
    .toSorted(byLiteralness)
    .map((route) => {
      const pathname = route
        .replaceAll(/\/\[\.{3}(\w+)\]/g, "{/:$1}*")
        .replaceAll(/\[(\w+)\]/g, ":$1");
      return { route, pattern: new URLPattern({ pathname }) };
    });
  return (pathname) => routes.find(({ pattern }) => pattern.test({ pathname }))?.route;
}

/**
 * @param files paths below src/pages
 * @returns the heaviest page of each route, sorted by route; redirects are left out
 */
export function templatesOf(pages: readonly BuiltPage[], files = routeFiles()): Template[] {
  const findRoute = routeFinder(files);
  const heaviest = new Map<string, Template>();
  for (const page of pages) {
    const route = findRoute(page.path);
    if (route !== undefined && page.size > (heaviest.get(route)?.size ?? 0))
      heaviest.set(route, { ...page, route });
  }
  return [...heaviest.values()].toSorted((a, b) => a.route.localeCompare(b.route));
}

/**
 * @param wanted routes; empty for all
 * @returns one page per template of a build, the heaviest
 * @throws Refusal when a wanted route does not exist
 */
export function templatesIn(dist: string, wanted: readonly string[] = []): Template[] {
  const pages = [...pagesBelow(dist)].map(({ path, html }) => ({
    path: path.replace(/\.html$/, "/"),
    size: Buffer.byteLength(html),
  }));
  const templates = templatesOf(pages);
  const routes = templates.map(({ route }) => route);
  const unknown = wanted.find((route) => !routes.includes(route));
  if (unknown !== undefined)
    throw new Refusal(`--only is "${unknown}"; expected one of ${routes.join(" ")}`);
  return wanted.length === 0 ? templates : templates.filter(({ route }) => wanted.includes(route));
}

/** @returns the paths in the sitemap, which search engines may list: "/", "/pricing/" */
export function indexedPaths(dist: string): string[] {
  return readdirSync(dist)
    .filter((name) => /^sitemap-\d+\.xml$/.test(name))
    .flatMap((name) => [...readFileSync(join(dist, name), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, address = ""]) => new URL(address).pathname);
}
