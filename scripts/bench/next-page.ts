/**
 * How soon the next page stands: from the click on a link to its document and to its largest paint, with what browsers
 * fetch ahead (docs/decisions/0038-offline-and-prefetch.md) and without. On the slow line, by a pointer that can rest on a link: so
 * on the machine's own processor, not the phone's.
 */
import type { Browser, Page } from "playwright-core";
import { speculationPath } from "#lib/site/speculation.ts";
import { slow } from "./profiles.ts";
import { slowLine } from "./slow-line.ts";
import { median } from "./statistics.ts";
import { observeVitals } from "./vitals.ts";

/** Milliseconds that the pointer is on the link before its button goes down, and how long it stays there. */
const ways = { rested: 400, "at once": 0 } as const;
const press = 80;
/** Until nothing is under way, and nothing larger is painted. */
const settle = 1500;

declare global {
  interface Window {
    benchClicked?: (moment: number) => void;
  }
}

/** Milliseconds from the click until the whole document was there, and until the largest paint. */
export interface Stood {
  readonly document: number;
  readonly painted: number;
}

export interface NextPage {
  readonly way: keyof typeof ways;
  readonly ahead: Stood;
  readonly without: Stood;
}

/** Runs in the page: tells the moment of a click, since 1970. */
function tellClick(): void {
  addEventListener("click", ({ timeStamp }) => {
    window.benchClicked?.(performance.timeOrigin + timeStamp);
  });
}

/** Runs in the page: moments since 1970. What came before the page began counts as there when it began. */
function standing(): Stood {
  const [entry] = performance.getEntriesByType("navigation");
  const end = entry instanceof PerformanceNavigationTiming ? entry.responseEnd : Number.NaN;
  const painted = window.benchVitals?.lcp ?? Number.NaN;
  return { document: performance.timeOrigin + end, painted: performance.timeOrigin + painted };
}

async function follow(page: Page, to: string, rest: number): Promise<void> {
  const link = page.locator(`a[href="${to}"]`).locator("visible=true").first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settle);
  const box = await link.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no link to ${to}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.waitForTimeout(press);
  await page.mouse.up();
  await page.waitForURL(`**${to}`, { waitUntil: "load" });
  await page.waitForTimeout(settle);
}

interface Visit {
  readonly from: string;
  readonly to: string;
  readonly rest: number;
  readonly ahead: boolean;
}

async function once(browser: Browser, origin: string, visit: Visit): Promise<Stood> {
  await using line = await slowLine(origin, slow);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    let clicked = Number.NaN;
    await page.exposeFunction("benchClicked", (moment: number) => {
      clicked = moment;
    });
    await page.addInitScript(observeVitals);
    await page.addInitScript(tellClick);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    if (!visit.ahead)
      await session.send("Network.setBlockedURLs", { urls: [`*${speculationPath}`] });
    await page.goto(line.origin + visit.from, { waitUntil: "load" });
    await follow(page, visit.to, visit.rest);
    const { document, painted } = await page.evaluate(standing);
    return { document: document - clicked, painted: painted - clicked };
  } finally {
    await context.close();
  }
}

const medians = (all: readonly Stood[]): Stood => ({
  document: median(all.map(({ document }) => document)),
  painted: median(all.map(({ painted }) => painted)),
});

/**
 * Follows the first link that is seen from one page to another; visits with and without take turns.
 *
 * @param runs visits of each kind
 * @returns medians for each way to come to the click
 * @throws Error when the page shows no such link
 */
export async function nextPages(
  browser: Browser,
  origin: string,
  { from, to }: { readonly from: string; readonly to: string },
  runs: number,
): Promise<NextPage[]> {
  const results: NextPage[] = [];
  for (const way of ["rested", "at once"] as const) {
    const ahead: Stood[] = [];
    const without: Stood[] = [];
    for (let run = 0; run < runs; run += 1) {
      const visit = { from, to, rest: ways[way] };
      ahead.push(await once(browser, origin, { ...visit, ahead: true }));
      without.push(await once(browser, origin, { ...visit, ahead: false }));
    }
    results.push({ way, ahead: medians(ahead), without: medians(without) });
  }
  return results;
}
