/**
 * Replaces the service worker if the owner has switched it off, and on the development server: it takes over at once,
 * deletes the caches and unregisters itself (docs/deploy.md).
 */
import { cachePrefix } from "./shared-names.ts";

/** TypeScript's DOM types do not know service workers. */
interface WorkerScope {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}
const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => {
  event.waitUntil(scope.skipWaiting());
});
scope.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(`${cachePrefix}-`)) await caches.delete(name);
    await scope.registration.unregister();
  };
  event.waitUntil(forget());
});
