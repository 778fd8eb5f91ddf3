/** First use of a live part: how long from pointer down to what the visitor sees, and whether any use is lost. */
import { type Browser, errors, type Page } from "playwright-core";
import { unthrottledLine, type Line, slowPhoneLine, visit } from "./common.ts";
import { load } from "./weigh.ts";

/** A use without an effect for this long is lost, in milliseconds. */
const patience = 8000;

declare global {
  interface Window {
    benchUse?: {
      readonly names: () => string[];
      readonly elapsed: (name: string) => Promise<number>;
    };
  }
}

/**
 * Runs in the page and must be self-contained. Parts are found by what they are: tabs, a form that signs up, and
 * each island by its component. Pressing one has an effect once the document changes after a click that a live part
 * received; attributes that hydration sets do not count.
 */
function findParts(): void {
  const isSeen = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const first = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].find(isSeen);
  const outside = ":not(astro-island *)";
  const buttons = "[role=tab][aria-selected=false], button:enabled";
  // A `summary` needs no code. Pressing a field only puts the caret there, unless it is a checkbox.
  const fields = "select, input:not([type=hidden])";
  const islandOf = (name: string) =>
    document.querySelector(`astro-island[component-export="${CSS.escape(name)}"]`);
  const find = (name: string): HTMLElement | undefined => {
    if (name === "tabs") return first(`[role=tab][aria-selected=false]${outside}`);
    if (name === "sign-up")
      return first(`form${outside}:has(input[type=email]):has([role=alert]) [type=submit]`);
    const island = islandOf(name);
    return island ? (first(buttons, island) ?? first(fields, island)) : undefined;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  window.benchUse = {
    names: () => {
      const islands = [...document.querySelectorAll("astro-island")];
      const names = islands.map((island) => island.getAttribute("component-export") ?? "");
      return [...new Set(["tabs", "sign-up", ...names])].filter((name) => find(name));
    },
    /** Marks what to press with `data-bench`; resolves with milliseconds from pointer down to the painted effect. */
    elapsed: async (name) => {
      let part = find(name);
      while (!part || performance.getEntriesByName("first-contentful-paint").length === 0) {
        await frame();
        part = find(name);
      }
      const island = part.closest("astro-island");
      const hydration = /^(ssr|client|aria-busy|data-(bench|pressed|pending|failed))$/;
      return new Promise((resolve) => {
        let pressed = 0;
        let isReceived = false;
        addEventListener("pointerdown", ({ timeStamp }) => (pressed = timeStamp), {
          capture: true,
          once: true,
        });
        const changes = new MutationObserver((records) => {
          if (!isReceived) return;
          if (records.every(({ attributeName }) => hydration.test(attributeName ?? ""))) return;
          changes.disconnect();
          // A task comes after the frame is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        });
        changes.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const receive = () => {
          if (island?.hasAttribute("ssr")) return;
          changes.takeRecords();
          isReceived = true;
        };
        for (const type of ["click", "submit"]) addEventListener(type, receive, true);
        part.setAttribute("data-bench", "");
      });
    },
  };
}

/** @returns the names of the parts on a page: "tabs", "sign-up", or a component's name */
export const partsOf = (browser: Browser, url: string): Promise<string[]> =>
  visit(browser, unthrottledLine, async (page) => {
    await page.addInitScript(findParts);
    await load(page, url, 0);
    return page.evaluate(() => window.benchUse?.names() ?? []);
  });

/** @returns milliseconds, or undefined when nothing came of the tap */
async function tap(page: Page, name: string): Promise<number | undefined> {
  page.setDefaultTimeout(patience);
  const elapsed = page.evaluate((part) => window.benchUse?.elapsed(part), name);
  try {
    const part = page.locator("[data-bench]");
    await part.waitFor();
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (!box) return undefined;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const late = page.waitForTimeout(patience).then(() => undefined);
    return await Promise.race([elapsed, late]);
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  } finally {
    elapsed.catch(() => undefined);
  }
}

/** Milliseconds of each use, by how it was made; undefined where it was lost. */
export type Uses = Record<"fast" | "slow" | "early", (number | undefined)[]>;

/**
 * Uses the part `runs` times in each way, every time on a new visit.
 *
 * @returns the times on the fast and on the slow line, once the page has loaded, and on the slow line as soon as the first
 *   paint is reported
 */
export async function firstUses(browser: Browser, url: string, name: string, runs: number) {
  const use = (line: Line, isEarly: boolean) =>
    visit(browser, line, async (page) => {
      await page.addInitScript(findParts);
      if (isEarly) await page.goto(url, { waitUntil: "commit" });
      else await load(page, url, 1000);
      return tap(page, name);
    });
  const uses: Uses = { fast: [], slow: [], early: [] };
  for (let run = 0; run < runs; run += 1) {
    uses.fast.push(await use(unthrottledLine, false));
    uses.slow.push(await use(slowPhoneLine, false));
    uses.early.push(await use(slowPhoneLine, true));
  }
  return uses;
}
