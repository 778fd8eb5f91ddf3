/** Which pages stand for the whole site: one of every route file in src/pages. */
import { Refusal } from "../lib/cli.ts";

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

/** "blog/[id].astro" → "/blog/[id]/"; undefined for what is no page (endpoints, parts that start with "_"). */
export function routeOf(file: string): string | undefined {
  if (!/\.(astro|mdx?|html)$/.test(file) || /(^|\/)_/.test(file)) return undefined;
  const route = file.replace(/\.[a-z]+$/, "").replace(/(^|\/)index$/, "");
  return route === "" ? "/" : `/${route}/`;
}

const parameter = /\[(\.\.\.)?[^\]]+\]/g;

function pattern(route: string): RegExp {
  const source = route
    .split(/(\[[^\]]+\])/)
    .map((part) => {
      if (part.startsWith("[...")) return ".*";
      return part.startsWith("[") ? "[^/]+" : part.replace(/[.*+?^${}()|\\]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${source}$`);
}

/**
 * A page belongs to the most literal route that matches it, as in Astro: no rest, then fewest parameters, then more
 * letters of its own.
 */
function vagueness(route: string): number {
  const rest = route.includes("[...") ? 1000 : 0;
  const own = route.replaceAll(parameter, "").length;
  const parameters = route.match(parameter)?.length ?? 0;
  return rest + parameters * 10 - route.split("/").length / 100 - own / 100_000;
}

/**
 * @param files paths below src/pages
 * @returns the route that makes a page, by its path; undefined for a page of no route (redirects)
 */
export function routeFinder(files: readonly string[]): (path: string) => string | undefined {
  const routes = files
    .flatMap((file) => routeOf(file) ?? [])
    .toSorted((a, b) => vagueness(a) - vagueness(b) || a.localeCompare(b))
    .map((route) => ({ route, matches: pattern(route) }));
  return (path) => routes.find(({ matches }) => matches.test(path))?.route;
}

/**
 * One page per route: the heaviest, so that the others of its kind are no worse.
 * @param files paths below src/pages; @returns in the order of routes; pages of no route (redirects) are left out
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
 * @param wanted routes; none for all templates
 * @throws Refusal when a wanted route is none of a template
 */
export function choose(
  templates: readonly Template[],
  wanted: readonly string[],
): readonly Template[] {
  const routes = templates.map(({ route }) => route);
  const unknown = wanted.find((route) => !routes.includes(route));
  if (unknown !== undefined) {
    throw new Refusal(`--only is "${unknown}"; expected one of ${routes.join(" ")}`);
  }
  return wanted.length === 0 ? templates : templates.filter(({ route }) => wanted.includes(route));
}
