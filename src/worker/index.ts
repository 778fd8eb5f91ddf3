/**
 * The service worker: visited pages open without a connection, and the offline page replaces others
 * (docs/decisions/0038-offline-and-prefetch.md). A page keeps the worker it began with: no worker takes over open
 * pages, so the worker of a new build waits until they are closed.
 */
import { registerQuotaErrorCallback, setCacheNameDetails } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import {
  cachePrefix,
  filesCache,
  isCacheableFile,
  isCacheablePage,
  maxFiles,
  maxPages,
  offlinePath,
  pageOf,
  pagesCache,
} from "./shared-names.ts";

/** The offline page and its files; the build fills it in (src/build/service-worker.ts). */
declare const offlineFiles: readonly PrecacheEntry[];

/** Seconds to wait on a connection that is up but delivers nothing, if the page is cached. */
const patience = 4;
/** Only the compression varies with the request, and it is undone here. */
const matchOptions = { ignoreVary: true };

/** A cache returns its entries in insertion order, so the first ones go. */
const keepNewest = (most: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const oldest = (await cache.keys()).slice(0, -most);
    await Promise.all(oldest.map((request) => cache.delete(request, matchOptions)));
  },
});

const onlyPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageOf(new URL(request.url).pathname)),
  cacheWillUpdate: ({ response }) => {
    const { status, type, redirected, headers } = response;
    const isHtml = headers.get("Content-Type")?.startsWith("text/html") === true;
    return Promise.resolve(
      status === 200 && type === "basic" && !redirected && isHtml ? response : null,
    );
  },
};

/** Prefetched: it may never be seen, and nothing may replace it. */
const isAhead = (request: Request) => request.headers.has("Sec-Purpose");
const isVisit = (request: Request) =>
  request.mode === "navigate" && request.destination === "document" && !isAhead(request);

setCacheNameDetails({ prefix: cachePrefix, precache: "offline", suffix: "" });
enableNavigationPreload();
// If the visitor saves data, fetch only what was asked for.
if (navigator.connection?.saveData !== true) precacheAndRoute([...offlineFiles]);

// Visits, and pages that report they were shown without the worker (`CACHE_URLS`, src/script/service-worker.ts).
registerRoute(
  ({ sameOrigin, url, request, event }) =>
    sameOrigin &&
    isCacheablePage(pageOf(url.pathname)) &&
    (isVisit(request) || (event.type === "message" && url.pathname.endsWith("/"))),
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: patience,
    matchOptions,
    plugins: [onlyPages, keepNewest(maxPages)],
  }),
);
// `reload` asks what the server has (src/script/recovery.ts).
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin &&
    isCacheableFile(url.pathname) &&
    request.cache !== "reload" &&
    !request.headers.has("Range"),
  new CacheFirst({ cacheName: filesCache, matchOptions, plugins: [keepNewest(maxFiles)] }),
);
// Frames and prefetched pages: the browser has already requested them (navigation preload).
registerRoute(({ request }) => request.mode === "navigate", new NetworkOnly());

setCatchHandler(
  async ({ request }) =>
    (isVisit(request) ? await matchPrecache(offlinePath) : undefined) ?? Response.error(),
);
// On a full disk, drop the files; the next visits bring them back.
registerQuotaErrorCallback(() => caches.delete(filesCache));
