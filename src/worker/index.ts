/**
 * The service worker: pages that were seen open without a line, others give way to the offline page
 * (docs/decisions/0038-offline.md). A page lives under the worker that it began with, or under none: no worker takes
 * over pages that are open.
 */
import { offlinePath } from "#lib/offline/names.ts";
import { answerFile, answerPage, passed } from "./answer.ts";
import { askedFor, seenIn } from "./asked.ts";
import { allKept, keepPage, keepSeen, saves } from "./keep.ts";
import { scope } from "./scope.ts";

/** Made of all files of the build; the build fills it in (src/build/offline.ts), so that every build's worker is another. */
declare const buildName: string;

/** Of what nobody has seen, only the page that says so; nothing for those who save data. */
async function keepAhead(): Promise<void> {
  if (saves()) return;
  await keepPage(buildName, offlinePath, await fetch(offlinePath, { cache: "no-cache" }));
}

/** No page of an older worker is open any more. Pages that were seen then stay until they are seen anew. */
async function begin(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  for (const { name, build, path } of await allKept())
    if (path === offlinePath && build !== buildName) await caches.delete(name);
}

scope.addEventListener("install", (event) => {
  event.waitUntil(keepAhead());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(begin().catch(() => undefined));
});

scope.addEventListener("fetch", (event) => {
  const asked = askedFor(event.request, location.origin);
  if (asked === "page") event.respondWith(answerPage(event, buildName));
  else if (asked === "file") event.respondWith(answerFile(event));
  else if (asked === "other") event.respondWith(passed(event));
});

scope.addEventListener("message", (event) => {
  const seen = seenIn(event.data, location.origin);
  if (seen) event.waitUntil(keepSeen(buildName, seen.page, seen.files).catch(() => undefined));
});
