/** First use of a live part: how long from pointer down to what the visitor sees, and whether any use is lost. */
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import type { Probe } from "./parts.ts";
import { prepareProbes } from "./probes.ts";
import { fast, type Line, slow } from "./profiles.ts";
import { median } from "./statistics.ts";
import { visit } from "./visit.ts";

/** A use without effect for this long is lost, in milliseconds. */
const patience = 8000;

interface Case {
  readonly line: Line;
  /** "settled": the page and what it fetches ahead are there; "early": as soon as the first paint is reported. */
  readonly moment: "settled" | "early";
  readonly by: "tap" | "key";
}

const cases = {
  fast: { line: fast, moment: "settled", by: "tap" },
  slow: { line: slow, moment: "settled", by: "tap" },
  earlyTap: { line: slow, moment: "early", by: "tap" },
  earlyKey: { line: slow, moment: "early", by: "key" },
} as const satisfies Record<string, Case>;

type CaseName = keyof typeof cases;

/** Milliseconds of each visit; null where the use was lost. */
export type Uses = Record<CaseName, (number | null)[]>;

/** @returns the work's result; null when it has none in time, or the page was left meanwhile */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  const stop = new AbortController();
  const tooLate = setTimeout(patience, null, { signal: stop.signal }).catch(() => null);
  try {
    return await Promise.race([work.catch(() => null), tooLate]);
  } finally {
    stop.abort();
  }
}

/**
 * Uses the part as soon as the first paint is reported and the part is there. @returns milliseconds, or null
 * when nothing came of it: no part to use, no effect, or another page instead of one
 */
async function use(page: Page, probe: Probe, by: Case["by"]): Promise<number | null> {
  if (by === "tap") {
    const point = await inTime(page.evaluate((name) => window.benchProbes?.locate(name), probe));
    if (!point) return null;
    await page.touchscreen.tap(point.x, point.y);
  } else {
    const key = await inTime(page.evaluate((name) => window.benchProbes?.focus(name), probe));
    if (!key) return null;
    await page.keyboard.press(key);
  }
  return (await inTime(page.evaluate(() => window.benchProbes?.elapsed))) ?? null;
}

async function tryOnce(browser: Browser, url: string, probe: Probe, { line, moment, by }: Case) {
  return visit(
    browser,
    line,
    async ({ page, traffic }) => {
      if (moment === "early") {
        await page.goto(url, { waitUntil: "commit" });
      } else {
        await page.goto(url, { waitUntil: "load" });
        await traffic.quiet(1000);
      }
      return use(page, probe, by);
    },
    prepareProbes,
  );
}

/** Uses the part in every case, `runs` times each, every time on a new visit. */
export async function firstUses(
  browser: Browser,
  url: string,
  probe: Probe,
  runs: number,
): Promise<Uses> {
  const uses: Uses = { fast: [], slow: [], earlyTap: [], earlyKey: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const name of ["fast", "slow", "earlyTap", "earlyKey"] as const) {
      uses[name].push(await tryOnce(browser, url, probe, cases[name]));
    }
  }
  return uses;
}

/** The median of the uses that had an effect, in milliseconds; undefined when none had. */
export function typical(uses: readonly (number | null)[]): number | undefined {
  const shown = uses.filter((one) => one !== null);
  return shown.length === 0 ? undefined : median(shown);
}

export const lost = (uses: Uses): number =>
  Object.values(uses)
    .flat()
    .filter((one) => one === null).length;
