/**
 * `npm test`: everything that can be proven of the site in under a quarter of an hour on two cores: the fast
 * checks, a fresh production build, the built files, and every page in a real browser.
 * `npm run test:full` (--full) takes the complete matrix of pages, themes and widths, holds other hosts to the
 * same answers, and every template to its pictures.
 * The last line is "N passed, N failed".
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./browser.ts";
import { runStep } from "./lib/step.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const full = process.argv.includes("--full");
const script = (name: string) => [process.execPath, join(root, "scripts", `${name}.ts`)] as const;
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");

interface Tally {
  passed: number;
  failed: number;
}

/** Runs one Vitest project and counts from its own report; a run that reports nothing counts as failed. */
async function suite(
  projects: readonly string[],
  title: string,
  env: Record<string, string> = {},
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
  const ok = await runStep(title, [process.execPath, vitest, ...args], { env, show: "always" });
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

/** A step that is one check by itself. */
const single = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const matrix: Record<string, string> = full ? { TEST_FULL: "1" } : {};
const tallies: Tally[] = [];
tallies.push(single(await runStep("Types, lint, format", [...script("check"), "--no-unit"])));
// The build keeps one core busy and the tests of the code want none of it.
const [units, built] = await Promise.all([
  suite(["unit*"], "Unit tests", matrix),
  runStep("Production build", script("build")),
]);
tallies.push(units, single(built));
if (built) {
  const CHROMIUM = await ensureChromium();
  const title = full ? "Built files and browser, complete matrix" : "Built files and browser";
  // Together, as one of the former builds the site once more, which takes as long as all the others.
  tallies.push(await suite(["site", "browser"], title, { CHROMIUM, ...matrix }));
  if (full) {
    tallies.push(await suite(["conformance"], "Answers of nginx and Caddy"));
    // Any Chromium will do for the tests, but not for the pictures: they fetch their own.
    const pictures = { env: { CHROMIUM: "" }, show: "always" } as const;
    tallies.push(single(await runStep("Pictures", script("visual"), pictures)));
  }
}
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
