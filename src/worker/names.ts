/**
 * How the pages that a visitor has seen are kept in the browser: one cache for each, with the page and the files that
 * it used, named after the build whose worker kept it and after the page's path. So both come and go together.
 */

/** What the names begin with; the page of the visitor's choices goes by it (src/live/privacy/stored.ts). */
export const cacheKey = "pages";
/** A cache next to those of the pages, with one text in it: in which order they were visited (visits.ts). It goes with them. */
export const orderName: `${typeof cacheKey} order` = "pages order";
export const orderPath = "/order";
/** The page that stands in for one that was not seen. */
export const offlinePath = "/offline/";
/** Where the worker's script lies: from the root it may answer for every page. */
export const workerPath = "/sw.js";

export interface Kept {
  readonly name: string;
  readonly build: string;
  /** As an address writes it: it holds no blank. */
  readonly path: string;
}

export const nameOf = (build: string, path: string): string => `${cacheKey} ${build} ${path}`;

/** @returns what the name of a cache says; undefined for one that is none of ours */
export function keptOf(name: string): Kept | undefined {
  const [key, build, path] = name.split(" ");
  if (key !== cacheKey || !build || !path) return undefined;
  return { name, build, path };
}

/**
 * @param order paths of pages, the one that was visited last at the end (visits.ts)
 * @returns what is kept, in that order; first what is not in it, as browsers tell caches: as they were made
 */
export const keptIn = (names: readonly string[], order: readonly string[] = []): Kept[] =>
  names
    .flatMap((name) => keptOf(name) ?? [])
    .sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));

/** Where the build puts what is named after its content: under one name nothing ever changes. */
const hashed = "/_astro/";
/** Of that, what a page cannot be shown without. The film and the engine are large, and the browser's own cache has them. */
const shown = /\.(?:css|js|woff2|svg|avif|webp|png|jpg)$/;

/** Whether a file of the site is kept with the page that used it. */
export const isKeptFile = (path: string): boolean => path.startsWith(hashed) && shown.test(path);
/**
 * Whether a path is one of a page that is kept when it is visited: not a file, not a frame in another site's page, and
 * not the offline page, which each build's worker has brought along.
 */
export const isKeptPage = (path: string): boolean =>
  path.endsWith("/") && !path.startsWith("/embed/") && path !== offlinePath;
