/**
 * A live part that restores something would replace its first state while the visitor uses it, so it starts without any
 * input. It declares this itself: `data-restores` is the key under which something may be stored for it, and
 * `data-opens` a pattern for the end of an address that asks for the part.
 */
import { hydrate } from "./dom.ts";

function isStored(name: string): boolean {
  try {
    return Boolean(localStorage[name] ?? sessionStorage[name]);
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
}
