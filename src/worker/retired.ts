/**
 * What stands in the service worker's place where the owner has switched it off, and on the development server: it takes over at once,
 * deletes what was kept and goes (docs/deploy.md).
 */
import { cacheKey } from "./names.ts";
import { scope } from "./scope.ts";

scope.addEventListener("install", (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(`${cacheKey} `)) await caches.delete(name);
    await scope.registration.unregister();
  };
  event.waitUntil(forget());
});
