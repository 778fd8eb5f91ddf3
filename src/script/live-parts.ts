/**
 * Two things for live parts (`client:intent`, src/live/intent/), after the page has loaded: their code is fetched
 * ahead, and a part that holds something of the visitor's starts without a touch.
 */
import { sendsPrivacyControl } from "#lib/refusals.ts";
import { recall } from "#lib/storage.ts";

/** What a module imports, and the engine's worker that it would start. Dynamic imports are left out: they may never be wanted. */
const imports =
  /(?:from|import) ?["'](\.\/[\w.-]+\.js)["']|["'`](\/_astro\/[\w.-]*worker[\w.-]*\.js)["'`]/g;

const fetched = new Set<string>();

/** Fetches a module and everything it imports into the browser's cache, compiled where the browser does that, never run. */
async function fetchAhead(address: string, isWorker = false): Promise<void> {
  if (fetched.has(address)) return;
  fetched.add(address);
  const response = await fetch(address, { priority: "low" });
  const code = await response.text();
  if (!isWorker) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  }
  await Promise.all(
    [...code.matchAll(imports)].map(([, module, worker = ""]) =>
      fetchAhead(new URL(module ?? worker, response.url).pathname, module === undefined),
    ),
  );
}

/** Call when the browser is idle. Not for visitors who save data. */
export function fetchPartsAhead(): void {
  if (navigator.connection?.saveData === true) return;
  for (const island of document.querySelectorAll("astro-island"))
    for (const name of ["renderer-url", "component-url"]) {
      const address = island.getAttribute(name);
      // What cannot be fetched now is fetched, and reported, when it is wanted.
      if (address) fetchAhead(address).catch(() => undefined);
    }
}

/** Whether anything of this site is in the browser, or Global Privacy Control decides: the server could not know. */
async function isAnythingStored(): Promise<boolean> {
  try {
    if (document.cookie || localStorage.length + sessionStorage.length > 0) return true;
    const [caches, databases] = await Promise.all([self.caches.keys(), indexedDB.databases()]);
    return caches.length + databases.length > 0;
  } catch {
    return false;
  }
}

/** An island of `client:intent`; the directive adds `requestHydration` (Astro has a `start` of its own). */
type Island = HTMLElement & { readonly requestHydration?: () => void };
const start = (element: Element | null) =>
  element?.closest<Island>("astro-island[ssr]")?.requestHydration?.();

export function startParts(): void {
  if (recall("sessionStorage", "drafts")) start(document.querySelector("form[data-lead]"));
  const choices = document.querySelector("[data-choices]");
  if (!choices) return;
  const check = async () => {
    if (sendsPrivacyControl() || (await isAnythingStored())) start(choices);
  };
  void check();
  // What this page or another tab stores later.
  for (const type of ["change", "storage"]) addEventListener(type, () => void check());
}
