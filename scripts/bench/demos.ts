/**
 * `npm run bench -- demos`: what the live demos cost, compared with `demoBudget` in budgets.ts. `--only touch` runs one
 * part. Ends with code 1 when a figure is over its budget. How it measures: docs/performance.md.
 */
import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { demoBudget } from "../../budgets.ts";
import { main, Refusal, printProgress } from "../lib/cli.ts";
import { outputAt } from "../lib/output.ts";
import { serveSite } from "../lib/serve.ts";
import {
  unthrottledLine,
  finish,
  launch,
  medians,
  readOptions,
  type Row,
  showConditions,
  showTable,
  slowPhoneLine,
  throttle,
  visit,
  vitalsOf,
} from "./common.ts";
import { load, recordRequests, wireBytes } from "./weigh.ts";

const patience = 60_000;

interface Bench {
  readonly browser: Browser;
  readonly origin: string;
  readonly runs: number;
}

/** The first touch of each demo, and what is there once the first result is. */
const demoPages = [
  // The second example, which has 24 rows.
  ["/queries/", "[data-part=below] button:nth-of-type(2)", '[role=grid][aria-rowcount="25"] td'],
  ["/checkoutos/", "[data-sign]", "[data-widget]"],
  ["/dashboards/", "[data-key^=change]", "[data-preview] .chart-plot, [data-preview] dl"],
  [
    "/tables/",
    '[data-key^="head:"]',
    "[role=grid][aria-busy=false]:has([aria-sort]) td:not(:empty)",
  ],
  ["/ai/", "[data-ask]", "[data-conversation] article + [data-state=result] .chart"],
] as const;

/** Runs in the page before the touch. @returns milliseconds from the touch to the first result */
const waitFor = (shows: string) =>
  new Promise<number>((resolve) => {
    const look = (touched: number) => {
      if (document.querySelector(shows)) resolve(performance.now() - touched);
      else requestAnimationFrame(() => look(touched));
    };
    const watch = ({ timeStamp }: Event) => look(timeStamp);
    addEventListener("pointerdown", watch, { capture: true, once: true });
  });

/** Runs in the page: the document with and without its live parts. */
function withoutIslands(): [string, string] {
  const rest = document.documentElement.cloneNode(true) as HTMLElement;
  for (const island of rest.querySelectorAll("astro-island")) island.remove();
  return [document.documentElement.outerHTML, rest.outerHTML];
}

/** Bytes before and after the first touch, and from the touch to the first result on the slow line. */
async function touchRows({ browser, origin, runs }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [path, press, shows] of demoPages) {
    const measured = await medians(runs, () =>
      visit(browser, slowPhoneLine, async (page) => {
        page.setDefaultTimeout(patience);
        const requests = recordRequests(page);
        await load(page, origin + path, 1000);
        const before = new Set(requests.keys());
        const [whole, rest] = await page.evaluate(withoutIslands);
        const result = page.evaluate(waitFor, shows);
        await page.locator(press).first().tap();
        const time = await result;
        const sizes = await Promise.all(
          [...requests].map(async ([url, request]) => {
            // Code that was fetched ahead counts too, but nobody waited for it.
            const isAhead = before.has(url);
            const counts = !isAhead || /\.(js|wasm)$/.test(url);
            return { isAhead, bytes: counts ? await wireBytes(request) : 0 };
          }),
        );
        const sum = (some: typeof sizes) => some.reduce((all, { bytes }) => all + bytes, 0);
        const download = sum(sizes.filter(({ isAhead }) => !isAhead)) / slowPhoneLine.throughput;
        return {
          untouched: brotliCompressSync(whole).length - brotliCompressSync(rest).length,
          touched: sum(sizes),
          wait: time - download * 1000,
        };
      }),
    );
    rows.push(
      [`${path} in the HTML`, "bytes", measured.untouched, demoBudget.untouched],
      ["  after the touch", "bytes", measured.touched, demoBudget.touched],
      ["  touch to result, less the download", "ms", measured.wait, demoBudget.firstResult],
    );
  }
  return rows;
}

const desktop = { viewport: { width: 1280, height: 900 } };

const onDesktop = <T>(browser: Browser, url: string, use: (page: Page) => Promise<T>) =>
  visit(
    browser,
    { ...unthrottledLine, slowdown: 1 },
    async (page) => {
      page.setDefaultTimeout(patience);
      await page.goto(url, { waitUntil: "load" });
      return await use(page);
    },
    desktop,
  );

const rowCount = 100_000;

/** @returns a CSV file of 100,000 rows with numbers, days and words */
function largeCsv(): string {
  const words = "amber birch cedar dune ember fern grove hazel iris juniper kelp linden".split(" ");
  const lines = Array.from({ length: rowCount }, (_, i) => {
    const shuffled = (i * 7919) % rowCount;
    const word = (at: number) => words[Math.floor(shuffled / at) % words.length] ?? "";
    const day = new Date(Date.UTC(2020, 0, 1 + (shuffled % 1800))).toISOString().slice(0, 10);
    return `${i + 1},${day},${word(1)} ${word(12)},${word(144)},${shuffled / 100},${shuffled % 500}`;
  });
  return ["id,day,name,group_name,amount,pieces", ...lines].join("\n");
}

/** Interaction to next paint while 100,000 rows are sorted, searched and scrolled on a slow processor. */
async function interactionRows({ browser, origin, runs }: Bench): Promise<Row[]> {
  const { slowest } = await medians(runs, () =>
    onDesktop(browser, `${origin}/tables/`, async (page) => {
      const settled = () => page.locator("[role=grid][aria-busy=false]").first().waitFor();
      await page.locator('[data-key^="head:"]').first().click();
      await settled();
      await page.locator("input[type=file][data-key=upload]").setInputFiles({
        name: "rows.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(largeCsv()),
      });
      await page.locator(`[role=grid][aria-rowcount="${rowCount + 1}"]`).waitFor();
      // The report on the file covers the rows.
      await page.keyboard.press("Escape");
      // Interactions so far were with a fast processor and do not count.
      const before = (await vitalsOf(page)).vitals["INP"] ?? 0;
      await throttle(page);
      for (const column of ["amount", "amount", "name"]) {
        await page.locator(`[role=grid] [data-key="head:${column}"]`).click();
        await settled();
      }
      await page.locator("input[data-key=search]").click();
      await page.keyboard.type("hazel fe", { delay: 120 });
      await settled();
      await page.locator("[role=grid] td").first().click();
      for (let i = 0; i < 12; i += 1) await page.keyboard.press("PageDown");
      await page.keyboard.press("Control+End");
      await page.waitForTimeout(1000);
      const after = (await vitalsOf(page)).vitals["INP"] ?? 0;
      return { slowest: after === before ? 0 : after };
    }),
  );
  return [["100,000 rows, slowest interaction", "ms", slowest, demoBudget.interaction]];
}

const manyPoints = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999)
SELECT datetime(1672531200 + i * 60, 'unixepoch') AS at, (i * 7919) % 1000 + i / 100 AS points FROM n`;

/** The longest task while a chart of 100,000 points is drawn on a slow processor. */
async function chartRows({ browser, origin, runs }: Bench): Promise<Row[]> {
  const { longest } = await medians(runs, () =>
    onDesktop(browser, `${origin}/dashboards/`, async (page) => {
      await page.locator('[data-key="add"]').click();
      // Not by role: looking for roles is a long task of its own.
      const dialog = page.locator("dialog[open]");
      const field = dialog.locator("textarea");
      await field.fill(manyPoints);
      const { length } = (await vitalsOf(page)).tasks;
      await throttle(page);
      await field.press("Control+Enter");
      await dialog.locator('[role=img][aria-label*="100000"]').waitFor();
      await page.waitForTimeout(1000);
      const tasks = (await vitalsOf(page)).tasks.slice(length);
      return { longest: Math.max(0, ...tasks.map(([, duration]) => duration)) };
    }),
  );
  return [["100,000 points drawn, longest task", "ms", longest, demoBudget.chartDrawing]];
}

const parts = { touch: touchRows, interaction: interactionRows, charts: chartRows };

await main(async () => {
  const { only, runs } = await readOptions();
  const unknown = only.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new Refusal(`--only is "${unknown}"; expected one of ${Object.keys(parts).join(", ")}.`);
  const output = outputAt();
  await using site = await serveSite(output);
  await showConditions(output);
  await using browser = await launch();
  const over: string[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (only.length > 0 && !only.includes(name)) continue;
    printProgress(name);
    over.push(...showTable(name, await measure({ browser, origin: site.origin, runs })));
  }
  finish(over);
});
