/**
 * `npm run bench -- scale`: builds a copy of the project with 100, 1,000 and 10,000 generated articles and tells what
 * each step of the build takes. Ends with code 1 when an article costs too much, or the more of them the dearer.
 * What it measures: docs/performance.md.
 */
import { rm, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { copyProject } from "./bench/scale/copy.ts";
import { judgeScale } from "./bench/scale/judge.ts";
import { type Measured, measureScale } from "./bench/scale/measure.ts";
import { readScaleOptions, usage } from "./bench/scale/options.ts";
import { scaleTable } from "./bench/scale/report.ts";
import { isCached, steps } from "./bench/scale/steps.ts";
import { main, refusing, say, secondsSince } from "./lib/cli.ts";

/** Cards and compression cost tens of milliseconds a page: beyond this many articles they are reckoned. */
const mostWhole = 1_000;

const machine = () => {
  const all = cpus();
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${all[0]?.model.trim() ?? "unknown processor"}, ${String(all.length)} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load ${load}`;
};

await main(async () => {
  const options = await refusing(() => readScaleOptions(process.argv.slice(2)));
  if (options.help) {
    process.stdout.write(usage);
    return;
  }
  const { counts, without, whole, profile, json } = options;
  process.stdout.write(`${machine()}\n`);
  const began = performance.now();
  const copy = await copyProject();
  const all: Measured[] = [];
  try {
    for (const count of counts) {
      say(`${String(count)} articles`);
      const wanted = steps.filter(
        (step) => !isCached(step) || (!without.includes(step) && (whole || count <= mostWhole)),
      );
      const folder = profile === undefined ? undefined : resolve(profile);
      all.push(await measureScale(copy, count, { wanted, profile: folder }));
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  process.stdout.write(scaleTable(all));
  const faults = judgeScale(all);
  const verdict = faults.length === 0 ? "Within the limits" : faults.join("\n");
  process.stdout.write(`\n${verdict}\nMeasured in ${secondsSince(began)}.\n`);
  if (json !== undefined) {
    const plain = all.map(({ cold, warm, ...rest }) => ({
      ...rest,
      cold: Object.fromEntries(cold),
      warm: Object.fromEntries(warm),
    }));
    await writeFile(json, JSON.stringify({ machine: machine(), measured: plain, faults }, null, 2));
  }
  if (faults.length > 0) process.exitCode = 1;
});
