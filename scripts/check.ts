/**
 * `npm run check`: the fast loop, under a minute when no page has changed: content, types, lint, format, spelling,
 * unused exports and unit tests, without the sweeps that `npm test` adds (vitest.config.ts). One line per step; a
 * step's output is shown only when it fails. Content comes first: if it has faults, everything else would only repeat
 * them. `--no-unit` leaves out the unit tests, and checks the pages' types whether or not they have changed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { main, refusing, say, secondsSince } from "./lib/cli.ts";
import { pagesKey } from "./lib/pages-key.ts";
import { cacheDir, programOf, root } from "./lib/paths.ts";
import { runStep } from "./lib/program.ts";

interface Step {
  readonly title: string;
  /** A file of JavaScript. */
  readonly program: string;
  readonly args: readonly string[];
}

/** By content: a fresh checkout has new dates and may come with an old cache. */
const cachedAt = (name: string) => [
  "--cache",
  "--cache-strategy",
  "content",
  "--cache-location",
  join(cacheDir, name),
];

const units: Step = {
  title: "unit tests",
  program: programOf("vitest"),
  args: ["run", "--project", "unit*"],
};

/** Writes the types of the content, which the lint and the other types read. */
const pageTypes: Step = {
  title: "types of the pages",
  program: programOf("astro"),
  args: ["check", "--tsconfig", "tsconfig.astro.json"],
};
/** The key of the pages whose types were right last time. */
const rightPages = join(cacheDir, "right-pages.txt");

/** Only `astro check` understands pages; the native compiler checks the rest in a third of the time. */
const steps: readonly Step[] = [
  pageTypes,
  {
    title: "format of the pages",
    program: programOf("prettier"),
    args: ["--check", "**/*.astro"],
  },
  { title: "format", program: programOf("oxfmt"), args: ["--check", "."] },
  {
    title: "spelling",
    program: programOf("cspell"),
    args: ["--no-progress", "--no-summary", ...cachedAt("cspell")],
  },
  { title: "unused exports", program: programOf("knip"), args: ["--no-progress"] },
  { title: "lint", program: programOf("eslint"), args: [".", ...cachedAt("eslint/")] },
  units,
  {
    title: "types",
    program: programOf("typescript-native", "tsc"),
    args: [
      ...["--noEmit", "--incremental", "--tsBuildInfoFile", join(cacheDir, "types.tsbuildinfo")],
      // Each of its threads reads shared types again: with four, as usual, it takes twice the time on two cores.
      ...["--checkers", "2"],
    ],
  },
];

await main(async () => {
  const { values } = await refusing(() =>
    parseArgs({ options: { "no-unit": { type: "boolean" } } }),
  );
  const start = performance.now();
  const content = [process.execPath, join(root, "scripts/check-content.ts")] as const;
  if (!(await runStep("content", content))) {
    say("Fix the content first; the other checks were not run.");
    process.exitCode = 1;
    return;
  }
  const whole = values["no-unit"] === true;
  const key = await pagesKey(root);
  const isWritten = existsSync(rightPages) && existsSync(join(root, ".astro/types.d.ts"));
  const isSame = !whole && isWritten && readFileSync(rightPages, "utf8") === key;
  if (isSame) say("✓ types of the pages, unchanged");
  const left = whole ? units : isSame ? pageTypes : undefined;
  const queue = steps.filter((each) => each !== left);
  const all = queue.length;
  let failed = 0;

  async function worker(): Promise<void> {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const command = [process.execPath, step.program, ...step.args] as const;
      const env = { ASTRO_TELEMETRY_DISABLED: "1" };
      const ok = await runStep(step.title, command, { env });
      if (!ok) failed += 1;
      if (step === pageTypes && ok) writeFileSync(rightPages, key);
    }
  }
  const workers = Math.min(all, Math.max(2, availableParallelism()));
  await Promise.all(Array.from({ length: workers }, worker));

  const outcome = failed === 0 ? "All passed" : `${String(failed)} of ${String(all)} failed`;
  say(`${outcome}, ${secondsSince(start)}`);
  if (failed > 0) process.exitCode = 1;
});
