/**
 * `npm run bench`: measures one page of every template on an emulated phone, next to a bare page with the same words, and
 * compares each figure with budgets.ts. Ends with code 1 when one is over. How it measures: docs/performance.md.
 */
import type { Browser } from "playwright-core";
import lighthouse from "lighthouse";
import { type Budget, budgetOf } from "../budgets.ts";
import { barePageOf } from "./bench/bare-page.ts";
import {
  finish,
  launch,
  machineLine,
  median,
  readOptions,
  type Row,
  showTable,
  slow,
  staleNote,
  visit,
  vitalsOf,
} from "./bench/common.ts";
import { firstUses, partsOf, type Uses } from "./bench/first-use.ts";
import { load, type Weight, weigh } from "./bench/weigh.ts";
import { main, say } from "./lib/cli.ts";
import { freePort } from "./lib/nginx.ts";
import { servePage, serveSite } from "./lib/serve.ts";
import { indexedPaths, templatesIn } from "./lib/templates.ts";

/** Milliseconds; the sum of layout shifts for `cls`. */
interface FirstView {
  readonly fcp: number;
  readonly lcp: number;
  /** Total Blocking Time: the part beyond 50 ms of each task after the first paint (https://web.dev/articles/tbt). */
  readonly tbt: number;
  readonly longestTask: number;
  readonly cls: number;
}

const see = (browser: Browser, url: string): Promise<FirstView> =>
  visit(browser, slow, async (page) => {
    await load(page, url, 2000);
    const { vitals, tasks } = await vitalsOf(page);
    const fcp = vitals["FCP"] ?? 0;
    const lengths = tasks.map(([start, length]) => start + length - Math.max(start, fcp));
    return {
      fcp,
      lcp: vitals["LCP"] ?? 0,
      tbt: lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
      longestTask: Math.max(0, ...lengths),
      cls: vitals["shifts"] ?? 0,
    };
  });

/** Visits the addresses in turns, so that a machine that slows down does so for all. @returns medians, in order */
async function firstViews(browser: Browser, urls: readonly string[], runs: number) {
  const views = urls.map((): FirstView[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [i, url] of urls.entries()) views[i]?.push(await see(browser, url));
  return views.map((all): FirstView => ({
    fcp: median(all.map(({ fcp }) => fcp)),
    lcp: median(all.map(({ lcp }) => lcp)),
    tbt: median(all.map(({ tbt }) => tbt)),
    longestTask: median(all.map(({ longestTask }) => longestTask)),
    cls: Math.max(...all.map(({ cls }) => cls)),
  }));
}

/** @returns Lighthouse's four scores with its mobile preset, 0 to 100 */
async function scoresOf(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, logLevel: "silent" });
  const categories = Object.entries(result?.lhr.categories ?? {});
  return Object.fromEntries(
    categories.map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
}

function firstViewRows(weight: Weight, view: FirstView, bare: FirstView, budget: Budget): Row[] {
  return [
    { figure: "first view, all", unit: "bytes", measured: weight.total, budget: budget.total },
    { figure: "  HTML with what is inlined", unit: "bytes", measured: weight.html },
    { figure: "  style", unit: "bytes", measured: weight.css, budget: budget.css },
    { figure: "  script", unit: "bytes", measured: weight.js, budget: budget.js },
    { figure: "  frameworks", unit: "count", measured: Number(weight.framework), budget: 0 },
    { figure: "  fonts", unit: "bytes", measured: weight.fonts },
    { figure: "  requests", unit: "count", measured: weight.requests, budget: budget.requests },
    { figure: "fetched ahead", unit: "bytes", measured: weight.ahead },
    { figure: "first paint", unit: "ms", measured: view.fcp },
    { figure: "largest paint", unit: "ms", measured: view.lcp },
    { figure: "  bare page", unit: "ms", measured: bare.lcp },
    { figure: "  ratio", unit: "times", measured: view.lcp / bare.lcp, budget: budget.lcpRatio },
    { figure: "blocking time", unit: "ms", measured: view.tbt, budget: budget.tbt },
    {
      figure: "  longest task",
      unit: "ms",
      measured: view.longestTask,
      budget: budget.longestTask,
    },
    {
      figure: "layout shifts",
      unit: "shift",
      measured: Math.max(weight.cls, view.cls),
      budget: budget.cls,
    },
  ];
}

function useRows(name: string, uses: Uses, budget: Budget): Row[] {
  const typical = (all: Uses["fast"]) => {
    const shown = all.filter((one) => one !== undefined);
    return shown.length === 0 ? undefined : median(shown);
  };
  const lost = [...uses.fast, ...uses.slow, ...uses.early].filter((one) => one === undefined);
  const { firstUse, firstUseEarly } = budget;
  return [
    {
      figure: `first use of ${name}, fast line`,
      unit: "ms",
      measured: typical(uses.fast),
      budget: firstUse,
    },
    { figure: "  slow line", unit: "ms", measured: typical(uses.slow), budget: firstUse },
    {
      figure: "  at first paint",
      unit: "ms",
      measured: typical(uses.early),
      budget: firstUseEarly,
    },
    { figure: "  lost", unit: "count", measured: lost.length, budget: budget.lost },
  ];
}

/** Parts of every page; measured once. */
const isOnEveryPage = (name: string) => name === "menu" || name === "sign-up";

await main(async () => {
  const options = await readOptions(process.argv.slice(2));
  await using site = await serveSite(options.output);
  process.stdout.write(machineLine() + (await staleNote(options.output)));
  const port = await freePort();
  await using browser = await launch(port);

  // Other addresses are compared with the home page but have no budget.
  if (options.others.length > 0) {
    const urls = ["/", ...options.others].map((address) => new URL(address, site.origin).href);
    const views = await firstViews(browser, urls, options.runs);
    for (const [i, url] of urls.entries()) {
      const { total, requests } = await weigh(browser, url, slow);
      showTable(url, [
        { figure: "first view", unit: "bytes", measured: total },
        { figure: "requests", unit: "count", measured: requests },
        { figure: "largest paint", unit: "ms", measured: views[i]?.lcp },
        { figure: "blocking time", unit: "ms", measured: views[i]?.tbt },
        { figure: "layout shifts", unit: "shift", measured: views[i]?.cls },
      ]);
    }
    return;
  }

  const indexed = indexedPaths(options.output.dist);
  const templates = await templatesIn(options.output.dist, options.only);
  const over: string[] = [];
  const raw = [];
  for (const [i, { route, path }] of templates.entries()) {
    say(`${route} (${String(i + 1)} of ${String(templates.length)})`);
    // The error page is measured the way visitors get it.
    const url = site.origin + (route === "/404/" ? "/no-such-page/" : path);
    const budget = budgetOf(route);
    const weight = await weigh(browser, url, slow);
    await using bareSite = await servePage(await barePageOf(browser, url));
    const [view, bare] = await firstViews(browser, [url, `${bareSite.origin}/`], options.runs);
    if (!view || !bare) throw new Error(`${url} was not visited`);
    const rows = firstViewRows(weight, view, bare, budget);
    const parts = await partsOf(browser, url);
    for (const name of parts.filter((part) => i === 0 || !isOnEveryPage(part)))
      rows.push(...useRows(name, await firstUses(browser, url, name, options.runs), budget));
    if (!options.quick && indexed.includes(path)) {
      for (const [category, measured] of Object.entries(await scoresOf(url, port)))
        rows.push({
          figure: `Lighthouse, ${category}`,
          unit: "score",
          measured,
          budget: budget.lighthouse,
        });
    }
    over.push(...showTable(`${route}  ${path}`, rows));
    raw.push({ route, path, rows });
  }
  await finish(over, options.json, raw);
});
