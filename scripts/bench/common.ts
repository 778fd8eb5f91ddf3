/** Shared by all benches: options, the machine, the emulated phone, and tables with budgets. */
import { readFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { deviceText, launchChromium, retryInNewTab } from "../browser.ts";
import { givenOptions } from "../lib/cli.ts";
import { type Output, staleNote } from "../lib/output.ts";
import { root } from "../lib/paths.ts";

/**
 * `--quick`: one visit per figure instead of five, of which the median counts, and no Lighthouse. `--only NAME`: templates
 * or parts to measure (all).
 *
 * @throws Refusal when an argument makes no sense
 */
export async function readOptions() {
  const { only, quick } = await givenOptions({
    only: { type: "string", multiple: true, default: [] },
    quick: { type: "boolean", default: false },
  });
  return { only, quick, runs: quick ? 1 : 5 };
}

/** Times mean little without the machine they were measured on, and without the build. */
export async function showConditions(output?: Output): Promise<void> {
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  const load = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(
    `${processor}, ${cpus().length} cores, Node ${process.version}, load ${load}\n`,
  );
  if (output !== undefined) process.stdout.write(await staleNote(output));
}

/** @param port for the debugging protocol, which Lighthouse connects to */
export const launch = (port = 0): Promise<Browser> =>
  launchChromium(deviceText, `--remote-debugging-port=${port}`);

/** The phone of Lighthouse's mobile preset. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
};

/** A line, and a phone's processor. */
export interface Line {
  /** Milliseconds before the first byte of each answer. */
  readonly latency: number;
  /** Bytes per second, both ways; -1 for no limit. */
  readonly throughput: number;
  /** How many times slower than the machine's the phone's processor is. */
  readonly slowdown: number;
}

/** Slow 4G: 150 ms and 1.6 Mbit/s. */
export const slowPhoneLine: Line = { latency: 150, throughput: 1_600_000 / 8, slowdown: 4 };
export const unthrottledLine: Line = { latency: 0, throughput: -1, slowdown: 4 };

export async function throttle(page: Page, rate = slowPhoneLine.slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

type Report = (metric: { readonly name: string; readonly value: number }) => void;

declare global {
  interface Window {
    /** Latest values of the web-vitals library by name, and long tasks as start and length in milliseconds. */
    bench?: { readonly vitals: Record<string, number>; readonly tasks: [number, number][] };
    webVitals?: Record<string, (report: Report, options: object) => void>;
  }
}

/** Runs in the page after web-vitals and before the page's own scripts. */
function observeVitals(): void {
  const bench: NonNullable<Window["bench"]> = { vitals: {}, tasks: [] };
  window.bench = bench;
  const options = { reportAllChanges: true, durationThreshold: 16 };
  for (const name of ["onFCP", "onLCP", "onINP"])
    window.webVitals?.[name]?.(({ name, value }) => (bench.vitals[name] = value), options);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      bench.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  // web-vitals groups shifts into windows; the budget is the sum of all.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry)
        bench.vitals["shifts"] = (bench.vitals["shifts"] ?? 0) + Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}

async function addVitals(page: Page): Promise<void> {
  const file = join(root, "node_modules/web-vitals/dist/web-vitals.iife.js");
  // Playwright runs a script inside a function, so that its names are not global.
  const content = `${await readFile(file, "utf8")};window.webVitals = webVitals;`;
  await page.addInitScript({ content });
  await page.addInitScript(observeVitals);
}

/**
 * @returns what the page has reported so far
 * @throws Error when the page let no script in
 */
export async function vitalsOf(page: Page): Promise<NonNullable<Window["bench"]>> {
  const bench = await page.evaluate(() => window.bench);
  if (!bench) throw new Error(`${page.url()} could not be observed`);
  return bench;
}

/** Opens an empty page on a device with an empty cache, and closes it after `use`. */
export const visit = <T>(
  browser: Browser,
  line: Line,
  use: (page: Page) => Promise<T>,
  device: BrowserContextOptions = phone,
): Promise<T> =>
  retryInNewTab(async () => {
    await using context = await browser.newContext(device);
    const page = await context.newPage();
    // A headless browser reports its pointer in the corner of every new page, where a live part may be.
    await page.addInitScript(() => {
      const drop = (event: PointerEvent) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      addEventListener("pointermove", drop, true);
    });
    await addVitals(page);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.throughput,
      uploadThroughput: line.throughput,
    });
    await throttle(page, line.slowdown);
    return await use(page);
  });

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted.at(middle) ?? NaN) + (sorted.at(-1 - middle) ?? NaN)) / 2;
}

/** Repeats a measurement. @returns the medians by name */
export async function medians<T extends string>(
  runs: number,
  measure: () => Promise<Record<T, number>>,
) {
  const all: Record<T, number>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure());
  const names = Object.keys(all[0] ?? {}) as T[];
  const entries = names.map((name) => [name, median(all.map((one) => one[name]))] as const);
  return Object.fromEntries(entries) as Record<T, number>;
}

type Unit = "bytes" | "ms" | "count" | "times" | "shift" | "score";

/**
 * A figure, its value (undefined when nothing could be measured) and its budget, unless it is only reported. A score must
 * reach its budget; any other figure must not exceed it.
 */
export type Row = readonly [
  figure: string,
  unit: Unit,
  measured: number | undefined,
  budget?: number,
];

/** Negated, so that NaN, which no comparison holds for, is over. */
const isOver = ([, unit, measured, budget]: Row): boolean =>
  budget !== undefined &&
  (measured === undefined || !(unit === "score" ? measured >= budget : measured <= budget));

const writers: Readonly<Record<Unit, (figure: number) => string>> = {
  bytes: (figure) => `${(figure / 1000).toFixed(2)} KB`,
  ms: (figure) => `${figure.toFixed(0)} ms`,
  count: (figure) => String(Math.round(figure)),
  times: (figure) => `${figure.toFixed(2)} ×`,
  shift: (figure) => figure.toFixed(3),
  score: (figure) => String(figure),
};

/** @returns lines of columns: the first aligned left, the others right */
export function columns(rows: readonly (readonly string[])[]): string {
  const width = (i: number) => Math.max(...rows.map((row) => row[i]?.length ?? 0));
  const lines = rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i) + 3))).join(""),
  );
  return lines.map((line) => `  ${line.trimEnd()}\n`).join("");
}

/** Prints the rows. @returns the figures that are over their budget */
export function showTable(heading: string, rows: readonly Row[]): string[] {
  const lines = rows.map((row) => {
    const [figure, unit, measured, budget] = row;
    const write = writers[unit];
    const value = measured === undefined ? "none" : write(measured);
    if (budget === undefined) return [figure, value];
    return [figure, value, write(budget), isOver(row) ? "OVER" : "ok"];
  });
  process.stdout.write(`\n${heading}\n${columns([["", "measured", "budget", ""], ...lines])}`);
  return rows.filter(isOver).map(([figure]) => `${heading}: ${figure.trim()}`);
}

export function finish(over: readonly string[]): void {
  const list = over.map((figure) => `  ${figure}\n`).join("");
  const verdict =
    over.length === 0 ? "Everything is within its budget.\n" : `${list}Over budget.\n`;
  process.stdout.write(`\n${verdict}`);
  if (over.length > 0) process.exitCode = 1;
}
