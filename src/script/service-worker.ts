/** Registers the service worker (src/worker/) and tells it which page is shown, with the files it used. */
import { isCacheableFile, workerPath } from "#worker/shared-names.ts";
import { scriptAddress } from "#lib/trusted/script-address.ts";

/** The page, from the browser's own cache. */
const ownPage = () => [location.origin + location.pathname, { cache: "force-cache" }];
const usedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => URL.canParse(name) && isCacheableFile(new URL(name).pathname));
/** The message for Workbox's router: addresses to cache, some with request options. */
const message = (urlsToCache: readonly unknown[]) => ({
  type: "CACHE_URLS",
  payload: { urlsToCache },
});

/**
 * Not in frames; not on the page that lists what is stored, where it would come back right after being deleted; not on
 * the offline page, which appears at other pages' addresses. Without a worker, as in private windows, nothing is kept.
 */
export function cacheVisitedPages(): void {
  const { serviceWorker, connection } = navigator as Partial<Pick<Navigator, "serviceWorker">> &
    Pick<Navigator, "connection">;
  if (!serviceWorker || top !== self || document.querySelector("[data-choices],[data-seen]"))
    return;
  serviceWorker.register(scriptAddress(workerPath)).catch(() => undefined);
  // The worker keeps what it answers; it has to fetch only files that loaded without it.
  if (connection?.saveData === true) return;
  void serviceWorker.ready.then(({ active }) => {
    active?.postMessage(message([ownPage(), ...usedFiles()]));
    // Files that were fetched meanwhile. Not at `pagehide`, which may never fire on a phone. Without the page: the next
    // one may be kept by then, and the list of pages has the last visit first.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) active?.postMessage(message(usedFiles()));
    });
  });
}
