/**
 * `npm test`: everything that can be tested in under 15 minutes on two cores: the fast checks, a fresh production
 * build, the built files, and every page in a real browser. `npm run test:full` takes the complete matrix of pages,
 * themes and widths, checks that nginx gives the same answers (`npm test -- hosts` for these alone), and compares every
 * template with its pictures. `npm test -- leads` sends a thousand leads (docs/leads.md). The last line is
 * "N passed, N failed".
 */
import { randomBytes } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium, ensureFallbackFonts } from "./browser.ts";
import { build } from "./build.ts";
import { main, Refusal } from "./lib/cli.ts";
import { requireNginx } from "./lib/nginx.ts";
import { isCurrent, outputAt } from "./lib/output.ts";
import { programOf, root } from "./lib/paths.ts";
import { runStep, type RunOptions } from "./lib/program.ts";

const script = (name: string, ...args: readonly string[]) =>
  [process.execPath, join(root, "scripts", `${name}.ts`), ...args] as const;

interface Tally {
  passed: number;
  failed: number;
}

/** Runs Vitest and counts from its own report; a run that reports nothing counts as failed. */
async function suite(wanted: readonly string[], title: string, options: RunOptions = {}) {
  const report = join(root, "build", `report-${wanted.join("-").replaceAll(/[^\w-]/g, "")}.json`);
  rmSync(report, { force: true });
  const what = wanted.flatMap((name) => (name.includes("/") ? [name] : ["--project", name]));
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  const command = [process.execPath, programOf("vitest"), "run", ...what, ...reporters] as const;
  const ok = await runStep(title, command, options);
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(
      readFileSync(report, "utf8"),
    ) as { numPassedTests: number; numFailedTests: number };
    return { passed, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const single = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const nginxAnswers = () => suite(["conformance"], "Answers of nginx", { isShown: true });

/** The browser and a font: fetched while the pages are built. */
async function ensureBrowser(): Promise<string> {
  const path = await ensureChromium();
  await ensureFallbackFonts();
  return path;
}

async function everything(full: boolean): Promise<Tally[]> {
  const env: Record<string, string> = full ? { TEST_FULL: "1" } : {};
  const building = runStep("Production build", script("build"), { isShown: true });

  /** Checks of the code use what the build and the browser leave idle on two cores. */
  async function codeChecks(): Promise<Tally[]> {
    const units = await suite(["unit*", "sweeps"], "Unit tests", { env, gentle: true });
    // Both write the types of the content.
    await building;
    const types = ["Types, lint, format", script("check", "--no-unit"), { gentle: true }] as const;
    return [units, single(await runStep(...types))];
  }

  async function siteChecks(): Promise<Tally[]> {
    const [isBuilt, CHROMIUM] = await Promise.all([building, ensureBrowser()]);
    if (!isBuilt) return [single(false)];
    const title = full ? "Built files and browser, complete matrix" : "Built files and browser";
    // In parallel, since one of the first builds the site again, which takes as long as all the others.
    const options = { env: { ...env, CHROMIUM }, isShown: true } as const;
    return [single(true), await suite(["site", "browser"], title, options)];
  }

  const tallies = (await Promise.all([codeChecks(), siteChecks()])).flat();
  if (!full || !(await building)) return tallies;
  // Any Chromium will do for the tests, but not for the pictures: they fetch their own.
  const pictures = { env: { CHROMIUM: "" }, isShown: true } as const;
  const isSame = await runStep("Pictures", script("test/visual"), pictures);
  return [...tallies, single(isSame), await nginxAnswers()];
}

async function hosts(): Promise<Tally[]> {
  requireNginx();
  const output = outputAt();
  if (!(await isCurrent(output))) await build(output);
  return [await nginxAnswers()];
}

async function leads(): Promise<Tally[]> {
  const LEADS_SEED = process.env["LEADS_SEED"] ?? randomBytes(4).toString("hex");
  const env = { TEST_FULL: "1", LEADS_SEED };
  const wanted = ["sweeps", "tests/unit/lead-storm.sweep.test.ts"];
  return [await suite(wanted, "Delivery of leads", { env, isShown: true })];
}

const kinds: Readonly<Record<string, () => Promise<Tally[]>>> = {
  quick: () => everything(false),
  full: () => everything(true),
  hosts,
  leads,
};

await main(async () => {
  const kind = process.argv[2] ?? "quick";
  const check = kinds[kind];
  if (check === undefined)
    throw new Refusal(`"${kind}" is no kind of test; there are hosts, leads and visual.`);
  const tallies = await check();
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
});
