/** Which route file answers a path. */
import { globSync } from "node:fs";
import { legalIds } from "./legal.ts";

/** The allowed values of bracketed parts, by name. */
type ClosedParts = Readonly<Record<string, readonly string[]>>;

/**
 * @param root the project's folder
 * @returns its route files, as `/src/pages/blog/[id].astro`
 */
export const routeFiles = (root: string): string[] =>
  globSync("src/pages/**/*.astro", { cwd: root }).map((file) => `/${file.replaceAll("\\", "/")}`);

/** As in Astro, the most literal route wins: the fewest parameters, then the most literal letters. */
function byLiteralness(a: string, b: string): number {
  const parameters = (route: string) => route.split("[").length;
  const letters = (route: string) => route.replaceAll(/\[[^\]]+\]/g, "").length;
  return parameters(a) - parameters(b) || letters(b) - letters(a);
}

/**
 * @param files the route files
 * @param parts values of bracketed parts with a fixed set; src/content/folders.ts has those from content
 * @returns finds the route of a path: "/blog/[id]/" for "/blog/a-post/"; undefined if no file answers it. Other
 *   bracketed parts match any one part, and a spread any rest or none
 */
export function routeFinderIn(files: readonly string[], parts: ClosedParts = {}) {
  const closed: ClosedParts = { legal: legalIds, ...parts };
  // Astro ignores names that begin with an underscore.
  const routes = files
    .filter((file) => !file.includes("/_"))
    .map((file) => file.replace(/^\/src\/pages|(?:\/index)?\.astro$/g, ""))
    .toSorted(byLiteralness);
  const patterns = routes.map((route) => {
    const source = route
      .replace(/[.*+?^$|()\\]/g, "\\$&")
      .replace(/\/\[\\\.\\\.\\\.[^\]]+\]/g, "(?:/.+)?")
      .replace(/\[([^\]]+)\]/g, (_, name: string) => `(?:${closed[name]?.join("|") ?? "[^/]+"})`);
    return { route: `${route}/`, pattern: new RegExp(`^${source}/$`) };
  });
  /** @param path ends in a slash */
  return (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.route;
}
