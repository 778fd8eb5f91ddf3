/** How soon a page's words stand: paint times and blocking time of several visits, pages taking turns. */
import type { Browser } from "playwright-core";
import { slow } from "./profiles.ts";
import { median } from "./statistics.ts";
import { visit } from "./visit.ts";
import { blockingTime, longestTask } from "./vitals.ts";

/** Paint times in milliseconds since navigation; sums of blocking time in milliseconds and of layout shifts. */
export interface FirstView {
  fcp: number;
  lcp: number;
  tbt: number;
  /** The longest task after the first paint, in milliseconds. */
  longestTask: number;
  cls: number;
  lcpElement: string;
}

/** Blocking time is watched until this long after the load event, in milliseconds. */
const watch = 2000;

async function see(browser: Browser, url: string): Promise<FirstView> {
  return visit(browser, slow, async ({ page, traffic, vitals }) => {
    await page.goto(url, { waitUntil: "load" });
    await traffic.quiet(watch);
    const { fcp, lcp, lcpElement, cls, tasks } = await vitals();
    const tbt = blockingTime(tasks, fcp);
    return { fcp, lcp, lcpElement, cls, tbt, longestTask: longestTask(tasks, fcp) };
  });
}

/** The visits of one page, and the medians of their figures; of layout shifts the worst. */
export interface Seen extends FirstView {
  visits: FirstView[];
}

/**
 * Visits each address `runs` times on the slow line, in turns (a, b, a, b…), so that a machine that gets slower
 * or faster meanwhile is so for all of them. @returns in the order of `urls`
 */
export async function firstViews(
  browser: Browser,
  urls: readonly string[],
  runs: number,
): Promise<Seen[]> {
  const visits = urls.map((): FirstView[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [i, url] of urls.entries()) visits[i]?.push(await see(browser, url));
  }
  return visits.map((all) => ({
    fcp: median(all.map(({ fcp }) => fcp)),
    lcp: median(all.map(({ lcp }) => lcp)),
    tbt: median(all.map(({ tbt }) => tbt)),
    longestTask: median(all.map((one) => one.longestTask)),
    cls: Math.max(...all.map(({ cls }) => cls)),
    lcpElement: all[0]?.lcpElement ?? "",
    visits: all,
  }));
}
