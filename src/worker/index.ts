/**
 * The service worker: pages that were seen open without a line, others give way to the offline page
 * (docs/decisions/0038-offline-and-prefetch.md). A page lives under the worker that it began with, or under none: no worker takes
 * over pages that are open.
 */
import { offlinePath } from "./names.ts";
import { answerFile, answerPage, passed } from "./answer.ts";
import { askedFor, isPage, seenIn } from "./asked.ts";
import { fetchFrom, keepPage, keepSeen, saves } from "./keep.ts";
import { silent } from "./room.ts";
import { scope } from "./scope.ts";

/** Made of all files of the build; the build fills it in (src/build/offline.ts), so that every build's worker is another. */
declare const buildName: string;

/**
 * Of what nobody has seen, only the page that says so; nothing for those who save data.
 *
 * @throws TypeError where it cannot be had whole: then this worker is not installed, and an older one goes on with its own
 */
async function keepAhead(): Promise<void> {
  if (saves()) return;
  const page = await fetchFrom("no-cache", offlinePath);
  if (!isPage(page)) throw new TypeError(offlinePath);
  await keepPage(buildName, offlinePath, page, true);
}

scope.addEventListener("install", (event) => {
  event.waitUntil(keepAhead());
});

// Pages that were seen under an older worker stay until they are seen again.
scope.addEventListener("activate", (event) => {
  event.waitUntil(scope.registration.navigationPreload?.enable().catch(silent));
});

scope.addEventListener("fetch", (event) => {
  const asked = askedFor(event.request, location.origin);
  if (asked === "page") event.respondWith(answerPage(event, buildName));
  else if (asked === "file") event.respondWith(answerFile(event));
  else if (asked === "other") event.respondWith(passed(event));
});

scope.addEventListener("message", (event) => {
  const seen = seenIn(event.data, location.origin);
  if (seen) event.waitUntil(keepSeen(buildName, seen.page, seen.files).catch(silent));
});
