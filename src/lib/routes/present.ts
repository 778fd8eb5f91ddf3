/** Hides links until their pages exist (docs/specification.md, "Header and footer"). */
import { type Href } from "#content/link.ts";
import { legalIds } from "./legal.ts";

/** Whether the site has a page at a path; the path ends in a slash. */
export type PageExists = (path: string) => boolean;

/** The allowed values of bracketed parts, by name. */
type ClosedParts = Readonly<Record<string, readonly string[]>>;

/**
 * @param files the route files, as `/src/pages/blog/[id].astro`
 * @param parts values of bracketed parts with a fixed set; src/content/folders.ts has those from content
 * @returns a test of whether a file answers a path; other bracketed parts match any one part, and a spread any rest or
 *   none
 */
export function pageExistsIn(files: readonly string[], parts: ClosedParts = {}): PageExists {
  const closed: ClosedParts = { legal: legalIds, ...parts };
  // Astro ignores names that begin with an underscore.
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

/** Keeps links that leave the site, or lead to a file or an existing page. */
export function presentLinks<T extends Linked>(links: readonly T[], exists: PageExists): T[] {
  return links.filter(({ href: { href, external } }) => {
    const path = href.split(/[?#]/)[0] ?? href;
    return external || !path.endsWith("/") || exists(path);
  });
}

/** The same for groups of links; empty groups are removed. */
export function presentGroups<T extends { readonly links: readonly Linked[] }>(
  groups: readonly T[],
  exists: PageExists,
): T[] {
  return groups
    .map((group) => ({ ...group, links: presentLinks(group.links, exists) }))
    .filter(({ links }) => links.length > 0);
}
