/**
 * `npm run bench`: measures one page of every template of the production build on an emulated phone, beside a
 * bare page of the same words, and holds each figure to budgets.ts. Ends with code 1 when one is over.
 * How it measures: docs/performance.md.
 */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { budgetOf } from "../budgets.ts";
import { compare } from "./bench/compare.ts";
import { judge } from "./bench/judge.ts";
import { freePort } from "./bench/lighthouse.ts";
import { machineLine, machineOf } from "./bench/machine.ts";
import { measure } from "./bench/measure.ts";
import { nextPages } from "./bench/next-page.ts";
import { readOptions, usage } from "./bench/options.ts";
import { indexedIn, templatesIn } from "./bench/pages.ts";
import { comparison, nextPageTable, table } from "./bench/report.ts";
import { serveSite } from "./bench/serve.ts";
import { choose } from "./bench/templates.ts";
import { chromiumArgs, deviceText, ensureChromium } from "./browser.ts";
import { main, refusing, say, secondsSince } from "./lib/cli.ts";
import { inputHash, isFresh } from "./lib/fresh.ts";
import { outputAt, root } from "./lib/paths.ts";

await main(async () => {
  const options = await refusing(() => readOptions(process.argv.slice(2)));
  if (options.help) {
    process.stdout.write(usage);
    return;
  }
  const output = outputAt(options.out === undefined ? undefined : resolve(options.out));
  await using site = await serveSite(output);
  if (!(await isFresh(output, await inputHash(root, process.env)))) {
    say("Note: the build is not that of the present sources; npm run build makes it so.");
  }
  const templates = choose(await templatesIn(output.dist), options.only);

  const port = await freePort();
  await using browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, deviceText, `--remote-debugging-port=${String(port)}`],
  });
  const machine = machineOf(browser);
  process.stdout.write(`${machineLine(machine)}\n`);

  const began = performance.now();
  const indexed = await indexedIn(output.dist);
  const results = [];
  for (const [i, template] of templates.entries()) {
    say(`${template.route} (${String(i + 1)} of ${String(templates.length)})`);
    const measured = await measure(browser, site.origin, template, {
      runs: options.runs,
      chrome: i === 0,
      lighthousePort: options.lighthouse && indexed.has(template.path) ? port : undefined,
    });
    const rows = judge(measured, budgetOf(template.route));
    process.stdout.write(table(`${template.route}  ${template.path}`, rows));
    results.push({ ...measured, rows });
  }
  const link = { from: "/", to: "/pricing/" };
  if (options.lighthouse && templates.some(({ route }) => route === link.from)) {
    say(`from ${link.from} to ${link.to}`);
    const next = await nextPages(browser, site.origin, link, options.runs);
    process.stdout.write(nextPageTable(link, next));
  }
  const compared =
    options.addresses.length === 0
      ? []
      : await compare(
          browser,
          site.origin,
          [...new Set(["/", ...options.addresses])],
          options.runs,
        );
  if (compared.length > 0) process.stdout.write(comparison(compared));

  const over = results.flatMap(({ route, rows }) =>
    rows.filter((row) => row.over).map((row) => `  ${route}  ${row.figure.trim()}\n`),
  );
  const verdict =
    over.length === 0 ? "Everything is within its budget" : `${String(over.length)} over`;
  process.stdout.write(`\n${over.join("")}${verdict}; measured in ${secondsSince(began)}.\n`);
  if (options.json !== undefined) {
    await writeFile(options.json, JSON.stringify({ machine, results, compared }, null, 2));
  }
  if (over.length > 0) process.exitCode = 1;
});
