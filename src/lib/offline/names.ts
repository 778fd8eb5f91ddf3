/**
 * How the pages that a visitor has seen are kept in the browser: one cache for each, with the page and the files that
 * it used, named after the build whose worker kept it and after the page's path. So both come and go together.
 */

/** What the names begin with; the page of the visitor's choices goes by it (src/lib/privacy/stored.ts). */
export const cacheKey = "pages";
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
  if (key !== cacheKey || build === undefined || path === undefined) return undefined;
  return { name, build, path };
}

/** @returns what is kept, eldest first: browsers tell caches in the order in which they were made */
export const keptIn = (names: readonly string[]): Kept[] =>
  names.map(keptOf).filter((kept) => kept !== undefined);

/** Where the build puts what is named after its content: under one name nothing ever changes. */
const hashed = "/_astro/";
/** Of that, what a page cannot be shown without. The film and the engine are large, and the browser's own cache has them. */
const shown = /\.(?:css|js|woff2|svg|avif|webp|png|jpg)$/;

/** Whether a file of the site is kept with the page that used it. */
export const isKeptFile = (path: string): boolean => path.startsWith(hashed) && shown.test(path);
/** Whether a path is one of a page that may be kept: not a file, and not a frame in another site's page. */
export const isKeptPage = (path: string): boolean =>
  path.endsWith("/") && !path.startsWith("/embed/");
