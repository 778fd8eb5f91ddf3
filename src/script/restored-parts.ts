/**
 * A live part that restores something would replace its first state while the visitor uses it, so it starts without any
 * input. It declares this itself: `data-restores` is the key under which something may be stored for it, `data-opens` a
 * pattern for the end of an address that asks for the part, and `data-choices` that it lists everything stored.
 */
import { sendsPrivacyControl } from "#lib/opt-outs.ts";
import { readItem } from "#lib/storage.ts";
import { hydrate } from "./dom.ts";

const isStored = (name: string) =>
  (["localStorage", "sessionStorage"] as const).some((area) => readItem(area, name));

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

/** Call once the page has loaded. */
export function restoredParts(): void {
  const address = location.search + location.hash;
  for (const part of document.querySelectorAll<HTMLElement>("[data-restores],[data-opens]")) {
    const { restores = "", opens } = part.dataset;
    if ((opens !== undefined && new RegExp(opens).test(address)) || isStored(restores))
      hydrate(part);
  }
  const choices = document.querySelector("[data-choices]");
  if (!choices) return;
  const check = async () => {
    if (sendsPrivacyControl() || (await isAnythingStored())) hydrate(choices);
  };
  void check();
  // What this page or another tab stores later.
  for (const type of ["change", "storage"]) addEventListener(type, () => void check());
}
