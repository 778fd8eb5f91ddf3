/** Which paths the route files answer. */
import { legalIds } from "./legal.ts";

/** The allowed values of bracketed parts, by name. */
type ClosedParts = Readonly<Record<string, readonly string[]>>;

/**
 * @param files the route files, as `/src/pages/blog/[id].astro`
 * @param parts values of bracketed parts with a fixed set; src/content/folders.ts has those from content
 * @returns a test of whether a file answers a path; other bracketed parts match any one part, and a spread any rest or
 *   none
 */
export function pageExistsIn(files: readonly string[], parts: ClosedParts = {}) {
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
  /** @param path ends in a slash */
  return (path: string) => patterns.some((pattern) => pattern.test(path));
}
