/**
 * `npm test`: everything that can be tested in under 15 minutes on two cores: the fast checks, a fresh production
 * build, the built files, and every page in a real browser. `npm run test:full` (--full) takes the complete matrix of
 * pages, themes and widths, checks that other hosts give the same answers, and compares every template with its
 * pictures. The last line is "N passed, N failed".
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./browser.ts";
import { runStep, type StepOptions } from "./lib/program.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const full = process.argv.includes("--full");
const script = (name: string, ...args: readonly string[]) =>
  [process.execPath, join(root, "scripts", `${name}.ts`), ...args] as const;
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");

interface Tally {
  passed: number;
  failed: number;
}

/** Runs one Vitest project and counts from its own report; a run that reports nothing counts as failed. */
async function suite(
  projects: readonly string[],
  title: string,
  { env = {}, ...options }: StepOptions = {},
): Promise<Tally> {
  const report = join(root, "build", `report-${projects.join("-").replaceAll("*", "")}.json`);
  rmSync(report, { force: true });
  const args = [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const ok = await runStep(title, [process.execPath, vitest, ...args], {
    env,
    ...options,
  });
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(
      readFileSync(report, "utf8"),
    ) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A step that is a single check. */
const single = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const env: Record<string, string> = full ? { TEST_FULL: "1" } : {};

const building = runStep("Production build", script("build"), { show: "always" });

/** Checks of the code use what the build and the browser leave idle on two cores. */
async function codeChecks(): Promise<Tally[]> {
  const units = await suite(["unit*", "sweeps"], "Unit tests", { env, gentle: true });
  // Both write the types of the content.
  await building;
  const types = ["Types, lint, format", script("check", "--no-unit"), { gentle: true }] as const;
  return [units, single(await runStep(...types))];
}

async function siteChecks(): Promise<Tally[]> {
  const built = await building;
  if (!built) return [single(built)];
  const CHROMIUM = await ensureChromium();
  const title = full ? "Built files and browser, complete matrix" : "Built files and browser";
  // In parallel, since one of the first builds the site again, which takes as long as all the others.
  const suites = await suite(["site", "browser"], title, {
    env: { ...env, CHROMIUM },
    show: "always",
  });
  return [single(built), suites];
}

async function otherHostsAndPictures(): Promise<Tally[]> {
  // Any Chromium will do for the tests, but not for the pictures: they fetch their own.
  const pictures = { env: { CHROMIUM: "" }, show: "always" } as const;
  return [
    await suite(["conformance"], "Answers of nginx", { show: "always" }),
    single(await runStep("Pictures", script("visual"), pictures)),
  ];
}

const tallies = (await Promise.all([codeChecks(), siteChecks()])).flat();
if (full && (await building)) tallies.push(...(await otherHostsAndPictures()));
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
