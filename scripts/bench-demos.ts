/**
 * `npm run bench:demos`: what the demos of /queries/ and /tables/ cost, and how SQLite in the tab does beside native
 * SQLite on the same rows and queries. Ends with code 1 when a figure is over its budget (`demoBudget`, budgets.ts).
 * How it measures: docs/performance.md.
 */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { demoBudget } from "../budgets.ts";
import {
  comparedTable,
  compareQueries,
  judgeQueries,
  nativeTable,
} from "./bench/demos/judge-queries.ts";
import { openNative } from "./bench/demos/native.ts";
import { readDemoOptions, usage } from "./bench/demos/options.ts";
import { engineFiles, openTab } from "./bench/demos/tab.ts";
import { nativeRunner, timeQueries } from "./bench/demos/time-queries.ts";
import { machineLine, machineOf } from "./bench/machine.ts";
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
    process.stdout.write(nativeTable(await timeQueries(nativeRunner(database), options.runs)));
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

  say("Queries");
  using database = openNative();
  await using tab = await openTab(browser, `${site.origin}/`, await engineFiles(output.dist));
  const native = await timeQueries(nativeRunner(database), options.runs);
  const queries = compareQueries(native, await timeQueries(tab.run, options.runs));
  process.stdout.write(comparedTable(queries));
  const over = judgeQueries(queries, demoBudget.queryRatio);

  const verdict = over.length === 0 ? "Everything is within its budget." : over.join(".\n");
  process.stdout.write(`\n${verdict}\nMeasured in ${secondsSince(began)}.\n`);
  if (options.json !== undefined) {
    await writeFile(options.json, JSON.stringify({ machine, queries }, null, 2));
  }
  if (over.length > 0) process.exitCode = 1;
});
