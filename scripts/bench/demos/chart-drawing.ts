/** How long a chart of 100,000 points takes on a slow processor: drawn for the first time, and drawn another way. */
import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { slowdown } from "../profiles.ts";
import { patience } from "./bytes.ts";
import { observe, take } from "./interaction.ts";

declare global {
  interface Window {
    /** The longest task since it was last set to 0, in milliseconds; tasks below 50 are not reported. */
    benchLongestTask?: number;
  }
}

export interface ChartDrawing {
  /** The longest task of the page's thread from the query's start until its chart is there. */
  readonly first: number;
  /** From the key that chooses another kind to the paint of it; the slowest. */
  readonly again: number;
}

/** One a minute, up and down. */
const sql = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999)
SELECT datetime(1672531200 + i * 60, 'unixepoch') AS at, (i * 7919) % 1000 + i / 100 AS points FROM n`;

/** Runs in the page. */
function observeTasks(): void {
  window.benchLongestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.benchLongestTask = Math.max(window.benchLongestTask ?? 0, duration);
  }).observe({ type: "longtask" });
}

/** @param url of the page with the dashboard. Throws where no chart comes. */
export async function drawCharts(browser: Browser, url: string): Promise<ChartDrawing> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(url, { waitUntil: "load" });
    await page.locator('[data-key="add"]').click();
    const dialog = page.getByRole("dialog");
    const field = dialog.locator("textarea");
    await field.fill(sql);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(observe);
    await page.evaluate(observeTasks);
    await field.press("Control+Enter");
    await dialog.locator('[role=img][aria-label*="100000"]').waitFor();
    await setTimeout(1000);
    const first = (await page.evaluate(() => window.benchLongestTask)) ?? 0;
    await page.evaluate(take);
    const kind = dialog.locator(".chart-setup select").nth(1);
    await kind.focus();
    // Line, bars, area and back.
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"]) {
      await page.keyboard.press(key);
      await setTimeout(700);
    }
    const seen = await page.evaluate(take);
    return { first, again: Math.max(0, ...seen.map(({ duration }) => duration)) };
  } finally {
    await context.close();
  }
}
