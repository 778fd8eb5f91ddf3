/**
 * Where a page can be used, and when a use has shown: found by attributes, so that new pages need nothing here.
 *
 * - `menu`: the mobile menu, a details element in the header
 * - `tabs`: the first tab that is not chosen
 * - `sign-up`: a form with an e-mail field, submitted empty; its alert must speak
 * - `live X`: an island of the component X; its first control, and any change within the page once the island
 *   is live and has got the click (also one that was held and replayed)
 */

/** A live part's name: "tabs", "live Calculator". */
export type Probe = string;

/** Whether the part belongs to the header and footer of every page, or to the page itself. */
export const isChrome = (probe: Probe): boolean => probe === "menu" || probe === "sign-up";

export interface Part {
  readonly press: HTMLElement;
  /** What takes the key. */
  readonly focus: HTMLElement;
  readonly key: string;
  /** Whether the effect is in the document. */
  readonly shows: () => boolean;
}

declare global {
  interface Window {
    benchParts?: { names(): Probe[]; find(name: Probe): Part | undefined };
  }
}

/** Runs in the page, before its own scripts or later, and must be self-contained. Leaves `window.benchParts`. */
export function installParts(): void {
  const seen = (element: Element | null | undefined): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll(selector),
  ];
  const still = (element: Element) => !element.closest("astro-island");

  const tabs = (): Part | undefined => {
    const press = all("[role=tab][aria-selected=false]").filter(still).find(seen);
    const row = press?.closest("[role=tablist]");
    const focus = row?.querySelector("[role=tab][aria-selected=true]");
    if (!press || !row || !seen(focus)) return undefined;
    // Looked up again each time: on a slow line tabs are there before their panels.
    const shows = () =>
      all("[role=tab]", row)
        .filter((tab) => tab !== focus)
        .some((tab) => seen(document.getElementById(tab.getAttribute("aria-controls") ?? "")));
    return { press, focus, key: "ArrowRight", shows };
  };
  const menu = (): Part | undefined => {
    const press = all("header details:not([open]) > summary").find(seen);
    return (
      press && { press, focus: press, key: "Enter", shows: () => seen(press.nextElementSibling) }
    );
  };
  const signUp = (): Part | undefined => {
    const form = all("form:has(input[type=email]):has([role=alert])").filter(still).find(seen);
    const [press, focus, alert] = ["[type=submit]", "input[type=email]", "[role=alert]"].map(
      (part) => form?.querySelector(part),
    );
    if (!seen(press) || !seen(focus)) return undefined;
    return { press, focus, key: "Enter", shows: () => !!alert?.textContent.trim() && seen(alert) };
  };

  /**
   * Changes count from the first click, key or submit that meets a live island on; letters that came before it was live
   * are in the field and need no second key, so then from its waking on.
   */
  const live = (component: string): Part | undefined => {
    const island = all("astro-island").find(
      (one) => one.getAttribute("component-export") === component,
    );
    const controls = [
      "[role=tab][aria-selected=false]",
      "button:enabled",
      "select",
      "summary",
      "input",
    ];
    const press = controls.flatMap((selector) => (island ? all(selector, island) : [])).find(seen);
    if (!island || !press) return undefined;
    let used = false;
    let typed = false;
    let changed = false;
    const ofHydration = /^(ssr|aria-busy|data-(pressed|pending|failed))$/;
    const changes = new MutationObserver((records) => {
      if (used || (typed && !island.hasAttribute("ssr")))
        changed ||= records.some(({ attributeName }) => !ofHydration.test(attributeName ?? ""));
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const type of ["click", "keydown", "submit"]) {
      const meets = ({ target }: Event) => {
        if (island.hasAttribute("ssr") || !(target instanceof Node) || !island.contains(target))
          return;
        if (!used) changes.takeRecords();
        used = true;
      };
      addEventListener(type, meets, true);
    }
    press.addEventListener("input", () => (typed = true));
    // On a choice and in a field the Enter key alone changes nothing.
    const key = press.matches("select") ? "ArrowDown" : press.matches("input") ? "d" : "Enter";
    return { press, focus: press, key, shows: () => changed };
  };

  const own = new Map([
    ["menu", menu],
    ["tabs", tabs],
    ["sign-up", signUp],
  ]);
  const find = (name: string) =>
    name.startsWith("live ") ? live(name.slice(5)) : own.get(name)?.();
  const names = () => {
    const islands = all("astro-island").map(
      (one) => `live ${one.getAttribute("component-export") ?? ""}`,
    );
    return [...new Set([...own.keys(), ...islands])].filter((name) => find(name));
  };
  window.benchParts = { names, find };
}
