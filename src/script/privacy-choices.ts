/**
 * The privacy choices page: the list of stored items starts without any input if there are any, since the server could
 * not know.
 */
import { sendsPrivacyControl } from "#lib/refusals.ts";
import { hydrate } from "./dom.ts";

/** Whether the browser stores anything for this site. */
async function isAnythingStored(): Promise<boolean> {
  try {
    if (document.cookie || localStorage.length + sessionStorage.length > 0) return true;
    const [caches, databases] = await Promise.all([self.caches.keys(), indexedDB.databases()]);
    return caches.length + databases.length > 0;
  } catch {
    return false;
  }
}

export function privacyChoices(): void {
  const choices = document.querySelector("[data-choices]");
  const check = async () => {
    if (sendsPrivacyControl() || (await isAnythingStored())) hydrate(choices);
  };
  void check();
  // What this page or another tab stores later.
  for (const type of ["change", "storage"]) addEventListener(type, () => void check());
}
