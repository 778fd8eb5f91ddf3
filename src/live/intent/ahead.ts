/** Fetches an island's code ahead, without running it, where that costs the visitor nothing. */

/** The part of the Network Information API that is read here; not in every browser. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether the visitor saves data or is on a 2G line (`2g`, `slow-2g`). Unknown counts as neither. */
export const isThrifty = ({ saveData, effectiveType = "" }: Connection): boolean =>
  saveData || /2g/.test(effectiveType);

/** Adds `<link rel="modulepreload">` for the island's component and for its renderer. */
export const preload = (island: Element): void => {
  if (isThrifty(navigator.connection ?? {})) return;
  for (const name of ["component-url", "renderer-url"]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = island.getAttribute(name) ?? "";
    document.head.append(link);
  }
};

/**
 * Preloads once the page has loaded and the browser is idle; right after the load where it cannot
 * tell (Safari). An island that is added to the page after its load is not fetched ahead.
 */
export const fetchAhead = (island: Element): void => {
  addEventListener("load", () => (self.requestIdleCallback ?? setTimeout)(() => preload(island)));
};
