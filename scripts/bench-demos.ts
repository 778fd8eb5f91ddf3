/**
 * `npm run bench -- demos`: what the demos cost, and how SQLite in the tab does beside native
 * SQLite on the same rows and queries. Ends with code 1 when a figure is over its budget (`demoBudget`, budgets.ts).
 * How it measures: docs/performance.md.
 */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { demoBudget } from "../budgets.ts";
import { timeAnswers } from "./bench/demos/answers.ts";
import { weighDemo } from "./bench/demos/bytes.ts";
import { drawCharts } from "./bench/demos/chart-drawing.ts";
import { chartsCode } from "./bench/demos/charts-code.ts";
import { demoPages } from "./bench/demos/demo-pages.ts";
import { firstResult } from "./bench/demos/first-result.ts";
import { interact } from "./bench/demos/interaction.ts";
import {
  answerRows,
  byteRows,
  chartRows,
  firstResultRows,
  interactionRows,
  oversOf,
} from "./bench/demos/judge-demos.ts";
import {
  comparedTable,
  compareQueries,
  judgeQueries,
  nativeTable,
} from "./bench/demos/judge-queries.ts";
import { openNative } from "./bench/demos/native.ts";
import { type Part, readDemoOptions, usage } from "./bench/demos/options.ts";
import { engineFiles, openTab } from "./bench/demos/tab.ts";
import { nativeRunner, timeQueries } from "./bench/demos/time-queries.ts";
import type { Row } from "./bench/judge.ts";
import { machineLine, machineOf } from "./bench/machine.ts";
import { table } from "./bench/report.ts";
import { serveSite } from "./bench/serve.ts";
import { chromiumArgs, ensureChromium } from "./browser.ts";
import { main, refusing, say, secondsSince } from "./lib/cli.ts";
import { outputAt } from "./lib/paths.ts";

await main(async () => {
  const options = await refusing(() => readDemoOptions(process.argv.slice(2)));
  if (options.help) {
    process.stdout.write(usage);
    return;
  }
  const began = performance.now();
  if (options.native) {
    using database = openNative();
    const [native = []] = await timeQueries([nativeRunner(database)], options.runs);
    process.stdout.write(nativeTable(native));
    return;
  }
  const output = outputAt(options.out === undefined ? undefined : resolve(options.out));
  await using site = await serveSite(output);
  await using browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs],
  });
  const machine = machineOf(browser);
  process.stdout.write(`${machineLine(machine)}\n`);

  const over: string[] = [];
  const figures: Record<string, unknown> = { machine };
  const show = (part: Part, heading: string, raw: unknown, rows: readonly Row[]) => {
    process.stdout.write(table(heading, rows));
    figures[part] = raw;
    over.push(...oversOf(rows));
  };
  const measure: Readonly<Record<Part, () => Promise<void>>> = {
    queries: async () => {
      using database = openNative();
      await using tab = await openTab(browser, `${site.origin}/`, await engineFiles(output.dist));
      const [native = [], inTab = []] = await timeQueries(
        [nativeRunner(database), tab.run],
        options.runs,
      );
      const compared = compareQueries(native, inTab);
      process.stdout.write(comparedTable(compared));
      figures["queries"] = compared;
      over.push(...judgeQueries(compared, demoBudget.queryRatio));
    },
    bytes: async () => {
      const demos = [];
      for (const demo of demoPages) demos.push(await weighDemo(browser, site.origin, demo));
      const raw = demos.map((demo) => ({ ...demo, files: Object.fromEntries(demo.files) }));
      show("bytes", "Bytes", raw, byteRows(demos, demoBudget));
    },
    "first-result": async () => {
      const results = [];
      for (const demo of demoPages) {
        results.push(await firstResult(browser, site.origin, demo, options.runs));
      }
      show(
        "first-result",
        "First result, slow line",
        results,
        firstResultRows(results, demoBudget),
      );
    },
    interaction: async () => {
      const visits = [];
      for (let run = 0; run < options.runs; run += 1) {
        visits.push(await interact(browser, `${site.origin}/tables/`));
      }
      show("interaction", "Interaction", visits, interactionRows(visits, demoBudget));
    },
    charts: async () => {
      const code = await chartsCode();
      const visits = [];
      for (let run = 0; run < options.runs; run += 1) {
        visits.push(await drawCharts(browser, `${site.origin}/dashboards/`));
      }
      show("charts", "Charts", { code, visits }, chartRows(code, visits, demoBudget));
    },
    answers: async () => {
      const visits = [];
      for (let run = 0; run < options.runs; run += 1) {
        visits.push(await timeAnswers(browser, `${site.origin}/ai/`));
      }
      show("answers", "Questions in words", visits, answerRows(visits, demoBudget));
    },
  };
  for (const part of options.parts) {
    say(part);
    await measure[part]();
  }

  const verdict = over.length === 0 ? "Everything is within its budget" : "Over the budget";
  const list = over.map((figure) => `  ${figure}\n`).join("");
  process.stdout.write(`\n${list}${verdict}; measured in ${secondsSince(began)}.\n`);
  if (options.json !== undefined) {
    await writeFile(options.json, JSON.stringify(figures, null, 2));
  }
  if (over.length > 0) process.exitCode = 1;
});
