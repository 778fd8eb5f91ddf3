/**
 * `npm test`: everything that can be proven of the site in under a quarter of an hour on two cores: the fast
 * checks, a fresh production build, the built files, and every page in a real browser.
 * `npm run test:full` (--full) takes the complete matrix of pages, themes and widths, and holds other hosts to the
 * same answers.
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
  project: string,
  title: string,
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = join(root, "build", `report-${project.replace("*", "")}.json`);
  rmSync(report, { force: true });
  const args = [
    "run",
    "--project",
    project,
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
tallies.push(await suite("unit*", "Unit tests", matrix));
const built = await runStep("Production build", script("build"));
tallies.push(single(built));
if (built) {
  tallies.push(await suite("site", "Built files"));
  const CHROMIUM = await ensureChromium();
  tallies.push(
    await suite("browser", full ? "Browser, complete matrix" : "Browser", {
      CHROMIUM,
      ...matrix,
    }),
  );
  if (full) tallies.push(await suite("conformance", "Answers of nginx and Caddy"));
}
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
