/**
 * Where a page can be used, and when a use has shown: found by attributes, so that new pages need nothing here.
 *
 * - `menu`: the mobile menu, a details element in the header
 * - `tabs`: the first tab that is not chosen
 * - `sign-up`: a form with one e-mail field, submitted empty; its alert must speak
 * - `live X`: an island of the component X; its first control, and any change within the page after the island
 *   is live and has got the click (also one that was held and replayed)
 */
import type { Page } from "playwright-core";

/** A live part's name: "tabs", "live Calculator". */
export type Probe = string;

/** Whether the part belongs to the header and footer of every page, or to the page itself. */
export const isChrome = (probe: Probe): boolean => probe === "menu" || probe === "sign-up";

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface ProbeKit {
  names(): Probe[];
  /** From the first paint on, once the part is there: scrolls to it if need be; the middle of what to press. */
  locate(name: Probe): Promise<Point>;
  /** The same for the keyboard: focuses what takes the key, and gives the key. */
  focus(name: Probe): Promise<string>;
  /** Milliseconds from pointer or key down to the frame that shows the effect. */
  readonly elapsed: Promise<number>;
}

declare global {
  interface Window {
    benchProbes?: ProbeKit;
  }
}

/** Runs in the page, before its own scripts or later, and must be self-contained. */
export function installProbes(): void {
  interface Part {
    readonly press: HTMLElement;
    readonly focus: HTMLElement;
    readonly key: string;
    readonly shows: () => boolean;
  }
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
    const panels = all("[role=tab]", row)
      .filter((tab) => tab !== focus)
      .map((tab) => document.getElementById(tab.getAttribute("aria-controls") ?? ""));
    return { press, focus, key: "ArrowRight", shows: () => panels.some(seen) };
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

  /** Changes count from the first click, key or submit that meets a live island on. */
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
    let changed = false;
    const own = /^(ssr|aria-busy|data-(pressed|pending|failed))$/;
    const changes = new MutationObserver((records) => {
      if (used) changed ||= records.some(({ attributeName }) => !own.test(attributeName ?? ""));
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
    return { press, focus: press, key: "Enter", shows: () => changed };
  };

  const find = (name: string) => {
    if (name.startsWith("live ")) return live(name.slice(5));
    return { tabs, menu, "sign-up": signUp }[name]?.();
  };
  let chosen: Part | undefined;
  /** Looks in every frame, so that a use comes as early as one can. */
  const waitFor = (name: string): Promise<Part> =>
    new Promise((resolve) => {
      const look = () => {
        const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
        chosen ??= painted ? find(name) : undefined;
        if (chosen) resolve(chosen);
        else requestAnimationFrame(look);
      };
      look();
    });
  let shown: (elapsed: number) => void = () => undefined;
  window.benchProbes = {
    elapsed: new Promise((resolve) => (shown = resolve)),
    names() {
      const islands = all("astro-island").map(
        (one) => `live ${one.getAttribute("component-export") ?? ""}`,
      );
      return [...new Set(["menu", "tabs", "sign-up", ...islands])].filter((name) => find(name));
    },
    async locate(name) {
      const { press } = await waitFor(name);
      const { top, bottom } = press.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight)
        press.scrollIntoView({ block: "center", behavior: "instant" });
      const box = press.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
    async focus(name) {
      const { focus, key } = await waitFor(name);
      focus.focus();
      return key;
    },
  };

  /** A frame that finds the effect in the document shows it; the message comes once that frame is painted. */
  const start = ({ timeStamp }: Event) => {
    const frame = () => {
      if (!chosen?.shows()) return void requestAnimationFrame(frame);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        shown(performance.now() - timeStamp);
      };
      port2.postMessage("");
    };
    requestAnimationFrame(frame);
  };
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, start, { capture: true, once: true });
}

/** The live parts of the page that is open now. */
export async function findProbes(page: Page): Promise<Probe[]> {
  await page.evaluate(installProbes);
  return page.evaluate(() => window.benchProbes?.names() ?? []);
}
