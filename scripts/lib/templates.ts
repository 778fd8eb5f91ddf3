/** The pages of a build, and which of them represent the whole site: one per route file in src/pages. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pagesBelow } from "#lib/html/built-pages.ts";
import { Refusal } from "./cli.ts";
import { root } from "./paths.ts";

/** One page of the built site. */
export interface BuiltPage {
  /** "/blog/a-post/"; "/404/" for the page of an unknown address. */
  readonly path: string;
  /** Size of its HTML file in bytes, uncompressed. */
  readonly size: number;
}

export interface Template extends BuiltPage {
  /** The route that made it: "/blog/[id]/". */
  readonly route: string;
}

/** @returns "/blog/[id]/" for "blog/[id].astro"; undefined for files that are not pages */
export function routeOf(file: string): string | undefined {
  if (!/\.(astro|mdx?|html)$/.test(file) || /(^|\/)_/.test(file)) return undefined;
  const route = file.replace(/\.[a-z]+$/, "").replace(/(^|\/)index$/, "");
  return route === "" ? "/" : `/${route}/`;
}

function pattern(route: string): RegExp {
  const source = route
    .split(/(\[[^\]]+\])/)
    .map((part) => {
      if (part.startsWith("[...")) return ".*";
      return part.startsWith("[") ? "[^/]+" : part.replaceAll(/[.*+?^${}()|\\]/g, String.raw`\$&`);
    })
    .join("");
  return new RegExp(`^${source}$`);
}

/** As in Astro, the most literal route wins: no rest parameter, fewest parameters, most literal letters. */
function vagueness(route: string): number {
  const rest = route.includes("[...") ? 1000 : 0;
  const parameters = route.match(/\[[^\]]+\]/g) ?? [];
  return rest + parameters.length * 100 - route.replaceAll(/\[[^\]]+\]/g, "").length / 100;
}

/**
 * @param files paths below src/pages
 * @returns the route that makes a page, by its path; undefined for a redirect
 */
export function routeFinder(files: readonly string[]): (path: string) => string | undefined {
  const routes = files
    .flatMap((file) => routeOf(file) ?? [])
    .toSorted((a, b) => vagueness(a) - vagueness(b) || a.localeCompare(b))
    .map((route) => ({ route, matches: pattern(route) }));
  return (path) => routes.find(({ matches }) => matches.test(path))?.route;
}

/**
 * @param files paths below src/pages
 * @returns the heaviest page of each route, sorted by route; redirects are left out
 */
export function templatesOf(pages: readonly BuiltPage[], files: readonly string[]): Template[] {
  const findRoute = routeFinder(files);
  const heaviest = new Map<string, Template>();
  for (const page of pages) {
    const route = findRoute(page.path);
    if (route === undefined) continue;
    const known = heaviest.get(route);
    if (!known || page.size > known.size) heaviest.set(route, { ...page, route });
  }
  return [...heaviest.values()].toSorted((a, b) => a.route.localeCompare(b.route));
}

/**
 * @param wanted routes; empty for all
 * @returns one page per template of a build, the heaviest
 * @throws Refusal when a wanted route does not exist
 */
export function templatesIn(dist: string, wanted: readonly string[]): Template[] {
  const pages = [...pagesBelow(dist)].map(({ path, html }) => ({
    path: path.replace(/\.html$/, "/"),
    size: Buffer.byteLength(html),
  }));
  const files = globSync("**/*", { cwd: join(root, "src/pages") });
  const templates = templatesOf(pages, files);
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
