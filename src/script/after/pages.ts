/** Has the pages that are seen kept for the time without a line, by the service worker (src/worker/). */
import { isKeptFile, workerPath } from "#worker/names.ts";
import { scriptAddress } from "#lib/trusted/script-address.ts";
import type { Seen } from "#worker/asked.ts";

/** What this page has fetched until now. */
const seen = (): Seen => ({
  page: location.href,
  files: performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => URL.canParse(name) && isKeptFile(new URL(name).pathname)),
});

/**
 * Not in frames, nor on the page that lists what is stored, where it would come back right behind being deleted, nor
 * on the offline page, which stands at the addresses of others. Without a worker, as in private windows, pages come from the
 * network alone.
 */
export function keepPages(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || top !== self || document.querySelector("[data-choices],[data-seen]"))
    return;
  // The promise of a worker that cannot be had is not kept; nothing waits for it.
  void serviceWorker.ready.then(({ active }) => {
    const tell = () => active?.postMessage(seen());
    tell();
    // What was woken meanwhile. Not at `pagehide`: on a phone it may never come.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) tell();
    });
  });
  serviceWorker.register(scriptAddress(workerPath)).catch(() => undefined);
}
