/** Names that the service worker, the pages and the page of privacy choices share. */

/** Where the worker's script lies: from the root it may answer for every page. */
export const workerPath = "/sw.js";
/** The page that stands in for one that was not seen. */
export const offlinePath = "/offline/";

/** The caches' names begin with it; the page of privacy choices goes by that. */
export const cachePrefix = "pages";
/** Pages that were visited; the last visit is the last entry. */
export const pagesCache = `${cachePrefix}-visited`;
/** Files that pages used. */
export const filesCache = `${cachePrefix}-files`;

/** The offline page with its files; Workbox makes the name of prefix and name. */
export const offlineCacheName = `${cachePrefix}-offline`;

/** How many pages and files are kept. Pages weigh up to 100 KB and share most of their files. */
export const mostPages = 24;
export const mostFiles = 240;

/** Files that a page shows: under a name with a hash nothing ever changes. The film and the engine are too large. */
export const isKeptFile = (path: string): boolean =>
  path.startsWith("/_astro/") && /\.(?:css|js|woff2|svg|avif|webp|png|jpg)$/.test(path);

/** Not a file, not a frame in another site's page, and not the offline page, which comes with the worker. */
export const isKeptPage = (path: string): boolean =>
  path.endsWith("/") && !path.startsWith("/embed/") && path !== offlinePath;

/** @returns the page an address leads to: people leave out the closing slash, and the server puts it there */
export const pageOf = (path: string): string => path.replace(/(?:\/index\.html|\/?)$/, "/");
