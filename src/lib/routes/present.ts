/**
 * Links whose pages do not exist yet appear when these do (docs/specification.md, "Header and footer").
 */
import { type Href } from "#content/link.ts";
import { legalIds } from "./legal.ts";

/** Says whether the site has a page at a path; the path closes with a slash. */
export type PageExists = (path: string) => boolean;

/** What bracketed parts may be, by their names. */
type ClosedParts = Readonly<Record<string, readonly string[]>>;

/**
 * @param files the route files, as `/src/pages/blog/[id].astro`
 * @param parts of the bracketed parts that stand for a closed set: src/content/folders.ts knows those of the content
 * @returns whether one of the files answers a path; another bracketed part matches any one part, and a spread any rest
 *   or none
 */
export function pageExistsIn(files: readonly string[], parts: ClosedParts = {}): PageExists {
  const closed: ClosedParts = { legal: legalIds, ...parts };
  // Astro makes no route of what begins with an underscore.
  const routes = files.filter((file) => !file.includes("/_"));
  const patterns = routes.map((file) => {
    const route = file
      .replace(/^\/src\/pages/, "")
      .replace(/\.astro$/, "")
      .replace(/\/index$/, "");
    const source = route
      .replace(/[.*+?^$|()\\]/g, "\\$&")
      .replace(/\/\[\\\.\\\.\\\.[^\]]+\]/g, "(?:/.+)?")
      .replace(/\[([^\]]+)\]/g, (_, name: string) => `(?:${closed[name]?.join("|") ?? "[^/]+"})`);
    return new RegExp(`^${source}/$`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

interface Linked {
  readonly href: Href;
}

/** Keeps the links that leave the site, lead to a file, or to a page that exists. */
export function presentLinks<T extends Linked>(links: readonly T[], exists: PageExists): T[] {
  return links.filter(({ href: { href, external } }) => {
    const path = href.split(/[?#]/)[0] ?? href;
    return external || !path.endsWith("/") || exists(path);
  });
}

/** The same for groups of links; a group that has none left falls away. */
export function presentGroups<T extends { readonly links: readonly Linked[] }>(
  groups: readonly T[],
  exists: PageExists,
): T[] {
  return groups
    .map((group) => ({ ...group, links: presentLinks(group.links, exists) }))
    .filter(({ links }) => links.length > 0);
}
