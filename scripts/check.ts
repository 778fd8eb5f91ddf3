/**
 * `npm run check`: the fast loop, under a minute: types, lint, format and unit tests of the whole project. One
 * line per step; what a step says is shown only when it fails. `--no-unit` leaves out the unit tests. The
 * content comes first: where it has faults, all else would only repeat them.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { main, refusing, say, secondsSince } from "./lib/cli.ts";
import { cacheDir, programOf, root } from "./lib/paths.ts";
import { runStep } from "./lib/step.ts";

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

/**
 * The first one writes the types of the content, which the lint and the last one read. Only it understands pages; all
 * else the native compiler reads in a third of the time.
 */
const steps: readonly Step[] = [
  {
    title: "types of the pages",
    program: programOf("astro"),
    args: ["check", "--tsconfig", "tsconfig.astro.json"],
  },
  {
    title: "format of the pages",
    program: programOf("prettier"),
    args: ["--check", "**/*.astro"],
  },
  { title: "format", program: programOf("oxfmt"), args: ["--check", "."] },
  { title: "lint", program: programOf("eslint"), args: [".", ...cachedAt("eslint/")] },
  units,
  { title: "types", program: programOf("typescript-native", "tsc"), args: ["--noEmit"] },
];

await main(async () => {
  const { values } = await refusing(() =>
    parseArgs({ options: { "no-unit": { type: "boolean" } } }),
  );
  const start = performance.now();
  const content = [process.execPath, join(root, "scripts/check-content.ts")] as const;
  if (!(await runStep("content", content))) {
    say("Mend the content first; the other checks were not run.");
    process.exitCode = 1;
    return;
  }
  const queue = steps.filter((each) => each !== units || values["no-unit"] !== true);
  const all = queue.length;
  let failed = 0;

  async function worker(): Promise<void> {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const command = [process.execPath, step.program, ...step.args] as const;
      const env = { ASTRO_TELEMETRY_DISABLED: "1" };
      if (!(await runStep(step.title, command, { env }))) failed += 1;
    }
  }
  const workers = Math.min(all, Math.max(2, availableParallelism()));
  await Promise.all(Array.from({ length: workers }, worker));

  const outcome = failed === 0 ? "All passed" : `${String(failed)} of ${String(all)} failed`;
  say(`${outcome}, ${secondsSince(start)}`);
  if (failed > 0) process.exitCode = 1;
});
