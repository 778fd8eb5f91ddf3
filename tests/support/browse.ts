/**
 * One browser for a test file, and pages in it that watch themselves: what a page logs, throws or asks of
 * other hosts is collected, because each of these is a fault on any page.
 */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { launchBrowser } from "./browser.ts";

export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1280, height: 900 } as const;

export interface Visit extends AsyncDisposable {
  readonly page: Page;
  /** Errors, refused policies and requests to other hosts since the page was opened. */
  readonly faults: readonly string[];
  /** Addresses outside the site that the page tried to open; they are answered with an empty page. */
  readonly left: readonly string[];
}

/** Registers the browser's start and end with the test file; returns how to open a page in it. */
export function useBrowser(): (path: string, options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  return async (path, options = {}) => {
    const base = inject("base");
    const context = await browser.newContext({ viewport: phone, baseURL: base, ...options });
    const page = await context.newPage();
    const faults: string[] = [];
    const left: string[] = [];
    page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
    });
    await context.route(
      (url) => url.origin !== base,
      (route) => {
        const request = route.request();
        if (request.isNavigationRequest()) left.push(request.url());
        else faults.push(`request to another host: ${request.url()}`);
        return route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" });
      },
    );
    await page.goto(path);
    return { page, faults, left, [Symbol.asyncDispose]: () => context.close() };
  };
}

/**
 * One visit for all tests of a `describe`, opened by the first and closed after the last: for tests that leave the
 * page in a state from which the next can begin. Where one fails, look at it first: those behind it may only follow.
 * @returns the visit; to be called within a test
 */
export function oneVisit<V extends AsyncDisposable>(open: () => Promise<V>): () => Promise<V> {
  let visit: V | undefined;
  afterAll(() => visit?.[Symbol.asyncDispose]());
  return async () => (visit ??= await open());
}

/** Every layout shift since the page began: its score, and what moved from where to where. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly sources: readonly {
              readonly node: Node | null;
              readonly previousRect: DOMRect;
              readonly currentRect: DOMRect;
            }[];
          })[]) {
            const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? `${node.localName}.${node.className}` : "text";
              return `${name} ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`;
            });
            shifts.push(`${String(entry.value)}: ${moved.join("; ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive before the next frame is painted.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
