/** Names that the service worker, the pages and the page of privacy choices share. */

/** The path of the worker's script: from the root it may answer for every page. */
export const workerPath = "/sw.js";
/** The page shown instead of one that was not visited. */
export const offlinePath = "/offline/";

/** The prefix of the caches' names, by which the privacy choices page finds them. */
export const cachePrefix = "pages";
/** Visited pages; the last visit is the last entry. */
export const pagesCache = `${cachePrefix}-visited`;
export const filesCache = `${cachePrefix}-files`;

/** The offline page with its files; Workbox joins prefix and name. */
export const offlineCacheName = `${cachePrefix}-offline`;

/** How many pages and files are kept. Pages weigh up to 100 KB and share most of their files. */
export const maxPages = 24;
export const maxFiles = 240;

/** Files that a page shows: a file with a hash in its name never changes. The film and the engine are too large. */
export const isCacheableFile = (path: string): boolean =>
  path.startsWith("/_astro/") && /\.(?:css|js|woff2|svg|avif|webp|png|jpg)$/.test(path);

/** Not a file, not a frame in another site's page, and not the offline page, which comes with the worker. */
export const isCacheablePage = (path: string): boolean =>
  path.endsWith("/") && !path.startsWith("/embed/") && path !== offlinePath;

/** @returns the page an address leads to: people leave out the trailing slash, and the server adds it */
export const pageOf = (path: string): string => path.replace(/(?:\/index\.html|\/?)$/, "/");
