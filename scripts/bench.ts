/**
 * `npm run bench`: measures one page of every template on an emulated phone, next to a bare page with the same words, and
 * compares each figure with budgets.ts. Ends with code 1 when one is over. How it measures: docs/performance.md.
 */
import type { Browser } from "playwright-core";
import lighthouse from "lighthouse";
import { type Budget, budgetOf } from "../budgets.ts";
import { serveBarePage } from "./bench/bare-page.ts";
import {
  finish,
  launch,
  median,
  medians,
  readOptions,
  type Row,
  showConditions,
  showTable,
  slowPhoneLine,
  visit,
  vitalsOf,
} from "./bench/common.ts";
import { firstUses, partsOf, type Uses } from "./bench/first-use.ts";
import { load, type Weight, measureWeight } from "./bench/weigh.ts";
import { main, printProgress } from "./lib/cli.ts";
import { outputAt } from "./lib/output.ts";
import { freePort } from "./lib/nginx.ts";
import { serveSite } from "./lib/serve.ts";
import { indexedPaths, templatesIn } from "./lib/templates.ts";

/** Milliseconds; the sum of layout shifts for `cls`. */
const firstView = (browser: Browser, url: string) =>
  visit(browser, slowPhoneLine, async (page) => {
    await load(page, url, 2000);
    const { vitals, tasks } = await vitalsOf(page);
    const fcp = vitals["FCP"] ?? 0;
    const lengths = tasks.map(([start, length]) => start + length - Math.max(start, fcp));
    return {
      fcp,
      lcp: vitals["LCP"] ?? 0,
      /** Total Blocking Time: the part beyond 50 ms of each task after the first paint (https://web.dev/articles/tbt). */
      tbt: lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
      longestTask: Math.max(0, ...lengths),
      cls: vitals["shifts"] ?? 0,
    };
  });

/** Visits a page and its bare page in turns, so that a machine that slows down does so for both. */
async function firstViews(browser: Browser, url: string, bareUrl: string, runs: number) {
  let cls = 0;
  const views = await medians(runs, async () => {
    const view = await firstView(browser, url);
    const bare = await firstView(browser, bareUrl);
    cls = Math.max(cls, view.cls);
    return { ...view, bareLcp: bare.lcp };
  });
  // A median would hide a page that shifts on some visits, so the worst visit counts.
  return { ...views, cls };
}
type Views = Awaited<ReturnType<typeof firstViews>>;

/** Lighthouse's four scores with its mobile preset, 0 to 100. */
async function scoreRows(url: string, port: number, budget: Budget): Promise<Row[]> {
  const result = await lighthouse(url, { port, logLevel: "silent" });
  return Object.entries(result?.lhr.categories ?? {}).map(([id, { score }]): Row => {
    return [`Lighthouse, ${id}`, "score", Math.round((score ?? 0) * 100), budget.lighthouse];
  });
}

const firstViewRows = (weight: Weight, view: Views, budget: Budget): Row[] => [
  ["first view, all", "bytes", weight.total, budget.total],
  ["  HTML with what is inlined", "bytes", weight.html],
  ["  style", "bytes", weight.css, budget.css],
  ["  script", "bytes", weight.js, budget.js],
  ["  frameworks", "count", Number(weight.framework), 0],
  ["  fonts", "bytes", weight.fonts],
  ["  requests", "count", weight.requests, budget.requests],
  ["fetched ahead", "bytes", weight.ahead],
  ["first paint", "ms", view.fcp],
  ["largest paint", "ms", view.lcp],
  ["  bare page", "ms", view.bareLcp],
  ["  ratio", "times", view.lcp / view.bareLcp, budget.lcpRatio],
  ["blocking time", "ms", view.tbt, budget.tbt],
  ["  longest task", "ms", view.longestTask, budget.longestTask],
  ["layout shifts", "shift", Math.max(weight.cls, view.cls), budget.cls],
];

function useRows(name: string, uses: Uses, budget: Budget): Row[] {
  const typical = (all: Uses["fast"]) => {
    const shown = all.filter((one) => one !== undefined);
    return shown.length === 0 ? undefined : median(shown);
  };
  const lost = [...uses.fast, ...uses.slow, ...uses.early].filter((one) => one === undefined);
  return [
    [`first use of ${name}, fast line`, "ms", typical(uses.fast), budget.firstUse],
    ["  slow line", "ms", typical(uses.slow), budget.firstUse],
    ["  at first paint", "ms", typical(uses.early), budget.firstUseEarly],
    ["  lost", "count", lost.length, budget.lost],
  ];
}

/** Parts of every page; measured once. */
const isOnEveryPage = (name: string) => name === "sign-up";

await main(async () => {
  const { only, quick, runs } = await readOptions();
  const output = outputAt();
  await using site = await serveSite(output);
  await showConditions(output);
  const port = await freePort();
  await using browser = await launch(port);
  const indexed = indexedPaths(output.dist);
  const templates = templatesIn(output.dist, only);
  const over: string[] = [];
  for (const [i, { route, path }] of templates.entries()) {
    printProgress(`${route} (${i + 1} of ${templates.length})`);
    // The error page is measured the way visitors get it.
    const url = site.origin + (route === "/404/" ? "/no-such-page/" : path);
    const budget = budgetOf(route);
    const weight = await measureWeight(browser, url, slowPhoneLine);
    await using bare = await serveBarePage(browser, url);
    const view = await firstViews(browser, url, bare.origin, runs);
    const rows = firstViewRows(weight, view, budget);
    const parts = await partsOf(browser, url);
    for (const name of parts.filter((part) => i === 0 || !isOnEveryPage(part)))
      rows.push(...useRows(name, await firstUses(browser, url, name, runs), budget));
    if (!quick && indexed.includes(path)) rows.push(...(await scoreRows(url, port, budget)));
    over.push(...showTable(`${route}  ${path}`, rows));
  }
  finish(over);
});
