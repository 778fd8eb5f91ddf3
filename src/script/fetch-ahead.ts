/** Prefetches the code of the page's live parts (`client:intent`, src/live/intent/) once the page has loaded. */

/** What a module imports, and the engine's worker it would start. No dynamic imports: they may never be needed. */
const imports =
  /(?:from|import) ?["'](\.\/[\w.-]+\.js)["']|["'`](\/_astro\/[\w.-]*worker[\w.-]*\.js)["'`]/g;

const fetched = new Set<string>();

/** Fetches a module and its imports into the browser's cache, compiled if the browser does that, never run. */
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
      // Anything that fails now is fetched, and reported, when it is needed.
      if (address) fetchAhead(address).catch(() => undefined);
    }
}
