/**
 * Opens pages that collect their logs, errors and requests to other hosts, since each of these is a fault on any page.
 */
import type {
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Locator,
  Page,
} from "playwright-core";
import { afterAll, expect, inject, onTestFinished } from "vitest";
import { measures } from "#sections/accessibility/measures.ts";
import { retryInNewTab } from "#scripts/browser.ts";
import { sharedBrowser } from "./browser.ts";

export const { phone, desktop, narrow } = measures.windows;

export interface Visit extends AsyncDisposable {
  readonly page: Page;
  /** Errors, policy violations and requests to other hosts since the page was opened. */
  readonly faults: readonly string[];
}

interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}

/** @returns a list that gets the page's errors, and the console's errors and warnings */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // Reported by refusals.ts.
    if (/^Service Worker registration blocked/.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  return faults;
}

/** A new tab, with nothing stored, that watches itself. */
async function openTab(options: BrowserContextOptions): Promise<Tab> {
  const base = inject("base");
  const context = await (
    await sharedBrowser()
  ).newContext({ viewport: phone, baseURL: base, ...options });
  await context.addInitScript(() => {
    const fontTimes: number[] = [];
    Object.assign(window, { fontTimes });
    // When each face was loaded. The event may come after that, and a loaded face would count again with every event.
    const known = new Set<FontFace>();
    document.fonts.addEventListener("loading", () => {
      for (const face of document.fonts)
        void face.loaded.then(
          () => {
            if (!known.has(face)) fontTimes.push(performance.now());
            known.add(face);
          },
          () => undefined,
        );
    });
  });
  const page = await context.newPage();
  const faults = faultsOf(page);
  await context.route(
    (url) => url.origin !== base,
    (route) => {
      const request = route.request();
      if (!request.isNavigationRequest()) faults.push(`request to another host: ${request.url()}`);
      return route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" });
    },
  );
  return { context, page, faults };
}

type Open = (path: string, options?: BrowserContextOptions) => Promise<Visit>;

/** Whether the tab that is being opened belongs to several tests (`oneVisit`). */
let isShared = false;

/** Returns how to open a page in a tab of its own, which closes with the test. */
export function useBrowser(): Open {
  return async (path, options = {}) => {
    const isKept = isShared;
    const { context, page, faults } = await openTab(options);
    const close = () => context.close();
    if (!isKept) onTestFinished(close);
    await page.goto(path);
    return { page, faults, [Symbol.asyncDispose]: close };
  };
}

/** Whether an address is the open page's, ignoring the fragment. */
const isOpen = (page: Page, path: string): boolean =>
  page.url().split("#", 1)[0] === new URL(path, inject("base")).href.split("#", 1)[0];

/**
 * As `useBrowser`, but one tab for all visits with the same options: for read-only tests, since stored data stays for
 * the next visit. The cache does not: each visit fetches its files again.
 */
export function useTabs(): Open {
  const tabs = new Map<string, Promise<Tab & { readonly session: CDPSession }>>();
  const openWatched = async (options: BrowserContextOptions) => {
    const tab = await openTab(options);
    return { ...tab, session: await tab.context.newCDPSession(tab.page) };
  };
  afterAll(async () => {
    for (const tab of tabs.values()) await (await tab).context.close();
  });
  return async (path, options = {}) => {
    const key = JSON.stringify(options);
    return retryInNewTab(async () => {
      const opening = tabs.get(key) ?? openWatched(options);
      // Only a tab that has answered is used again.
      tabs.delete(key);
      const { page, session, faults } = await opening;
      // Going from a page to itself may only change the fragment. Otherwise keep the tab's process, since starting one
      // and loading axe takes half as long as testing a page.
      if (isOpen(page, path)) await page.goto("about:blank");
      await session.send("Network.clearBrowserCache");
      await page.setViewportSize(options.viewport ?? phone);
      faults.length = 0;
      await page.goto(path);
      tabs.set(key, opening);
      return { page, faults, [Symbol.asyncDispose]: () => Promise.resolve() };
    });
  };
}

/**
 * One visit for all tests of a `describe`, opened by the first and closed after the last: for tests that each start
 * where the last one ended. If one fails, look at it first: later failures may be consequences.
 * @returns the visit; to be called within a test
 */
export function oneVisit<V extends AsyncDisposable>(open: () => Promise<V>): () => Promise<V> {
  let visit: V | undefined;
  afterAll(() => visit?.[Symbol.asyncDispose]());
  return async () => {
    if (visit !== undefined) return visit;
    isShared = true;
    const opening = open();
    isShared = false;
    return (visit = await opening);
  };
}

/** Scores that Lighthouse rounds to 0.000: less than a word moving by a line. */
const stillness = 0.0005;
/**
 * How far a font may move what is below a headline that wraps elsewhere in the fallback: one line, as a part of the
 * window's longer side. On phones four pages have such a headline or lead (two articles, /customers/mansur/ and
 * /embed/tools/lifetime/); all others would pass at 0.02.
 */
const fontChange = 0.06;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/**
 * Every layout shift since the page began: its score, and what moved from where to where. Empty if the sum is
 * negligible. Within 1.5 seconds of a font, only downward movement counts: a single word that wraps to the next line
 * moves across the column, which inflates the score of a small change.
 */
export async function layoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ score: number; byFont: boolean; what: string }[]>((resolve) => {
        const seen: { score: number; byFont: boolean; what: string }[] = [];
        const { fontTimes } = window as unknown as { readonly fontTimes: readonly number[] };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? `${node.localName}.${node.className}` : "text";
              return `${name} ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`;
            });
            // From 600 ms before to 1.5 s after: a shift has the time at which its frame began, and on a busy machine
            // the font's promise resolves late in that frame, or the next frame comes late.
            const byFont = fontTimes.some((time) => Math.abs(entry.startTime - time - 450) < 1050);
            const down = entry.sources.map(
              ({ previousRect, currentRect }) =>
                Math.abs(currentRect.y - previousRect.y) / Math.max(innerWidth, innerHeight),
            );
            const score = byFont ? Math.min(entry.value, Math.max(...down)) : entry.value;
            const what = `${String(entry.value)}: ${moved.join("; ")}`;
            seen.push({ score, byFont, what });
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive before the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );
  return [true, false].flatMap((byFont) => {
    const chosen = shifts.filter((shift) => shift.byFont === byFont);
    const sum = chosen.reduce((all, { score }) => all + score, 0);
    return sum < (byFont ? fontChange : stillness) ? [] : chosen.map(({ what }) => what);
  });
}

/** Scrolls to the end like a reader, a window per frame. */
export const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    await frame();
  });

/** Waits until an element has the keyboard focus, which the browser moves a moment after a dialog has closed. */
export const expectFocus = (at: Locator) => expect.poll(() => isFocused(at)).toBe(true);

/** Whether an element has the keyboard focus. */
export const isFocused = (at: Locator) => at.evaluate((each) => each === document.activeElement);

/** The place of an element in the window, in pixels. Throws if it has no box. */
export async function edgesOf(at: Locator) {
  const box = await at.boundingBox();
  if (box === null) throw new Error(`${at.toString()} has no box`);
  const { x: left, y: top, width, height } = box;
  return { left, top, right: left + width, bottom: top + height };
}

/** Makes the browser refuse storage from the next page on, as private windows and strict settings do. */
export const blockStorage = (at: Page | BrowserContext, ...names: readonly string[]) =>
  at.addInitScript((blocked) => {
    for (const name of blocked)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  }, names);

/** How far the page can be scrolled sideways, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
