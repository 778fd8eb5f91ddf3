/** From the first touch of a demo to its first result, on the slow line. */
import type { Browser } from "playwright-core";
import { slow } from "../profiles.ts";
import { median } from "../statistics.ts";
import { visit } from "../visit.ts";
import { patience } from "./bytes.ts";
import type { DemoPage } from "./demo-pages.ts";
import { wireBytes } from "./wire.ts";

declare global {
  interface Window {
    /** Milliseconds from pointer down to the frame in which the first result is there. */
    benchFirstResult?: Promise<number>;
  }
}

export interface FirstResult {
  readonly path: string;
  /** Milliseconds, medians: all of it, and what the line alone takes for the bytes. */
  readonly whole: number;
  readonly download: number;
}

/** Runs in the page before the touch. */
function watchFor(shows: string): void {
  window.benchFirstResult = new Promise((resolve) => {
    const watch = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelector(shows)) resolve(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener("pointerdown", watch, { capture: true, once: true });
  });
}

function tryOnce(browser: Browser, origin: string, { path, press, shows }: DemoPage) {
  return visit(browser, slow, async ({ page, traffic }) => {
    page.setDefaultTimeout(patience);
    await page.goto(origin + path, { waitUntil: "load" });
    await traffic.quiet(1000);
    const before = new Set(traffic.fetched.map(({ url }) => url));
    await page.evaluate(watchFor, shows);
    await page.locator(press).first().tap();
    await page.locator(shows).first().waitFor();
    const whole = (await page.evaluate(() => window.benchFirstResult)) ?? Infinity;
    let bytes = 0;
    // What has not come yet, the result did not need: its bytes are not taken off.
    const come = traffic.fetched.filter((fetched) => fetched.bytes > 0).map(({ url }) => url);
    for (const url of new Set(come)) if (!before.has(url)) bytes += await wireBytes(url);
    return { whole, download: (bytes / slow.throughput) * 1000 };
  });
}

/** @returns the medians of `runs` visits, each a new one */
export async function firstResult(
  browser: Browser,
  origin: string,
  demo: DemoPage,
  runs: number,
): Promise<FirstResult> {
  const tries = [];
  for (let run = 0; run < runs; run += 1) tries.push(await tryOnce(browser, origin, demo));
  return {
    path: demo.path,
    whole: median(tries.map(({ whole }) => whole)),
    download: median(tries.map(({ download }) => download)),
  };
}
