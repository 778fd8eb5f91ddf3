/**
 * `npm run check`: everything that needs no build, in about a minute: content, types, lint, format, spelling,
 * unused exports and unit tests, without the sweeps that `npm test` adds (vitest.config.ts). One line per step; a
 * step's output is shown only when it fails. Content comes first: if it has faults, everything else would only repeat
 * them. `--no-unit` leaves out the unit tests, and checks the pages' types whether or not they have changed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { contentFaults } from "#content/content-faults.ts";
import { main, Refusal, printProgress, secondsSince } from "./lib/cli.ts";
import { pagesKey } from "./lib/pages-key.ts";
import { cacheDir, programOf, root } from "./lib/paths.ts";
import { runStep } from "./lib/program.ts";

/** By content: a fresh checkout has new dates and may come with an old cache. */
const cachedAt = (name: string) =>
  `--cache --cache-strategy content --cache-location ${join(".cache", name)}`.split(" ");

/**
 * A program and its arguments. Only `astro check` understands pages; the native compiler checks the rest in a third of
 * the time. Each of its threads reads shared types again: with four, as usual, it takes twice the time on two cores.
 */
const steps = {
  // Writes the types of the content, which the lint and the other types read.
  "types of the pages": [programOf("astro"), "check", "--tsconfig", "tsconfig.astro.json"],
  // Early, since they take the longest.
  "unit tests": [programOf("vitest"), "run", "--project", "unit*", "--reporter=minimal"],
  "format of the pages (npm run format)": [programOf("prettier"), "--check", "**/*.astro"],
  "format (npm run format)": [programOf("oxfmt"), "--check", "."],
  "spelling (words of cspell.yaml)": [
    programOf("cspell"),
    "--no-progress",
    "--no-summary",
    ...cachedAt("cspell"),
  ],
  "unused exports": [programOf("knip"), "--no-progress"],
  lint: [programOf("eslint"), ".", ...cachedAt("eslint/")],
  types: [
    programOf("typescript-native", "tsc"),
    ..."--noEmit --checkers 2 --incremental --tsBuildInfoFile .cache/types.tsbuildinfo".split(" "),
  ],
} as const satisfies Readonly<Record<string, readonly [program: string, ...args: string[]]>>;

/** The key of the pages whose types were right last time. */
const rightPages = join(cacheDir, "right-pages.txt");

await main(async () => {
  const start = performance.now();
  const faults = contentFaults(root);
  const hasTypes = existsSync(join(root, ".astro/types.d.ts"));
  // The fault may be the schema's.
  if (faults.length > 0 && hasTypes) await runStep("types", [process.execPath, ...steps.types]);
  if (faults.length > 0)
    throw new Refusal(
      `${faults.join("\n")}\nFix this first. The other checks did not run, and content that quotes it was not checked.`,
    );
  const key = pagesKey(root);
  const isWritten = existsSync(rightPages) && hasTypes;
  const isSame = isWritten && readFileSync(rightPages, "utf8") === key;
  const omitted = process.argv.includes("--no-unit")
    ? "unit tests"
    : isSame
      ? "types of the pages"
      : undefined;
  if (omitted === "types of the pages") printProgress("✓ types of the pages, unchanged");
  const queue = Object.entries(steps)
    .filter(([title]) => title !== omitted)
    .values();
  const failed: string[] = [];

  async function worker(): Promise<void> {
    for (const [title, command] of queue) {
      const env = { ASTRO_TELEMETRY_DISABLED: "1" };
      const ok = await runStep(title, [process.execPath, ...command], { env });
      if (!ok) failed.push(title);
      else if (title === "types of the pages") writeFileSync(rightPages, key);
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));

  printProgress(
    `${failed.length === 0 ? "All passed" : `Failed: ${failed.join(", ")}`}, ${secondsSince(start)}`,
  );
  if (failed.length > 0) process.exitCode = 1;
});
