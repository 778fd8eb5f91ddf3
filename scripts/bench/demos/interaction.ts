/** How soon the page answers while 100,000 rows are sorted, filtered and searched on a slow processor. */
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { seeded } from "#lib/random/seeded.ts";
import { slowdown } from "../profiles.ts";
import { patience } from "./bytes.ts";

/** A press or a key as the browser reports it, in milliseconds. */
export interface Interaction {
  readonly name: string;
  /** To the next paint. */
  readonly duration: number;
  /** Of it: before the page heard it, and while the page worked on it. */
  readonly delay: number;
  readonly work: number;
}

declare global {
  interface Window {
    /** Since they were last taken. Of the events of one interaction the longest counts. */
    benchInteractions?: Map<number, Interaction>;
  }
}

export interface Interactions {
  readonly what: string;
  /** Those that took longer than a frame; shorter ones the browser does not report. */
  readonly seen: readonly Interaction[];
}

const rowCount = 100_000;

/** @returns a file of 100,000 rows, with numbers, days and words to sort, filter and search */
export function largeCsv(rows = rowCount): string {
  const next = seeded("bench: a hundred thousand rows");
  const below = (bound: number) => Math.floor(next() * bound);
  const words = "amber birch cedar dune ember fern grove hazel iris juniper kelp linden".split(" ");
  const word = () => words[below(words.length)] ?? "";
  const pad = (value: number) => String(value).padStart(2, "0");
  const lines = Array.from({ length: rows }, (_, i) => {
    const day = `20${String(20 + below(5))}-${pad(1 + below(12))}-${pad(1 + below(28))}`;
    return `${String(i + 1)},${day},${word()} ${word()},${word()},${String(below(100_000) / 100)},${String(below(500))}`;
  });
  return ["id,day,name,group_name,amount,pieces", ...lines].join("\n");
}

/** Runs in the page: gathers interactions from now on. */
export function observe(): void {
  const longest = new Map<number, Interaction>();
  window.benchInteractions = longest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, name, duration, startTime, processingStart, processingEnd } = entry;
      if (interactionId === 0 || (longest.get(interactionId)?.duration ?? 0) >= duration) continue;
      const [delay, work] = [processingStart - startTime, processingEnd - processingStart];
      longest.set(interactionId, { name, duration, delay, work });
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page. @returns what was gathered, and starts again */
export function take(): Interaction[] {
  const seen = [...(window.benchInteractions?.values() ?? [])];
  window.benchInteractions?.clear();
  return seen;
}

const settled = async (page: Page): Promise<void> => {
  await page.locator("[role=grid][aria-busy=false]").first().waitFor();
};

/** What a visitor does with the rows; each is measured by itself. */
const doings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  sorting: async (page) => {
    for (const [column, modifiers] of [
      ["amount", []],
      ["amount", []],
      ["name", []],
      ["day", ["Shift"]],
    ] as const) {
      await page
        .locator(`[role=grid] [data-key="head:${column}"]`)
        .click({ modifiers: [...modifiers] });
      await settled(page);
    }
  },
  searching: async (page) => {
    const field = page.locator("input[data-key=search]");
    await field.click();
    // Not waiting for the rows: nobody does while typing.
    for (const key of "hazel fe") {
      await page.keyboard.press(key === " " ? "Space" : key);
      await setTimeout(120);
    }
    await settled(page);
    for (let i = 0; i < 8; i += 1) await page.keyboard.press("Backspace");
    await settled(page);
  },
  filtering: async (page) => {
    await page.locator("[data-key=filter]").click();
    const form = page.locator(".tbl-form");
    await form.locator("input").first().fill("");
    await form.locator("input").first().click();
    await page.keyboard.type("12", { delay: 120 });
    await page.keyboard.press("Enter");
    await settled(page);
    await page.keyboard.press("Escape");
  },
  scrolling: async (page) => {
    await page.locator("[role=grid] [role=gridcell]").first().click();
    for (let i = 0; i < 12; i += 1) await page.keyboard.press("PageDown");
    await page.keyboard.press("Control+End");
    await settled(page);
  },
};

/** @param url of the page with the table. Throws where it does not take the file. */
export async function interact(browser: Browser, url: string): Promise<Interactions[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(url, { waitUntil: "load" });
    await page.locator('[data-key^="head:"]').first().click();
    await settled(page);
    await page.locator("input[type=file][data-key=upload]").setInputFiles({
      name: "rows.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(largeCsv()),
    });
    await page.locator(`[role=grid][aria-rowcount="${String(rowCount + 1)}"]`).waitFor();
    await settled(page);
    // What came of the file lies over the rows.
    await page.keyboard.press("Escape");
    await page.locator(".tbl-outcome").waitFor({ state: "detached" });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(observe);
    const all: Interactions[] = [];
    for (const [what, act] of Object.entries(doings)) {
      await act(page);
      await setTimeout(500);
      all.push({ what, seen: await page.evaluate(take) });
    }
    return all;
  } finally {
    await context.close();
  }
}
