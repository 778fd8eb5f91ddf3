/**
 * The kinds of tests: `unit` (three projects, by what they need) and `sweeps` (exhaustive tests that take seconds) next
 * to the code, `site` over the built files, `browser` in a real Chromium against the production build, `conformance`
 * over other hosts' answers. `npm test` runs all but the last, which `npm run test:full` adds; `npm run check` only the
 * first.
 */
import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { ezqlModel } from "./src/build/ezql-model.ts";
import { scriptConstants } from "./src/build/script-constants.ts";
import { boardAnswers, liveWords, shopValues, virtualModule } from "./src/build/virtual-modules.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { patience } from "./tests/support/patience.ts";

const unitTests = [
  "{src,server,editor,scripts,content}/**/*.test.{ts,tsx}",
  "tests/unit/**/*.test.{ts,tsx}",
];
const sweeps = ["**/*.sweep.test.{ts,tsx}"];
/** Tests that need their own document, by a comment at the top. */
const domTests = unitTests
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => readFileSync(file, "utf8").startsWith("// @vitest-environment jsdom"));

const isScript = (file: string) => /^src.(?:script|live)\b/.test(file);

/** A test waits for several things, one after the other. */
const slowly = { testTimeout: 5 * patience, hookTimeout: 5 * patience };
/** What most tests without a browser share. */
const unit = {
  ...slowly,
  // Threads start much faster than processes; on a busy machine a process may miss Vitest's limit of 60 s.
  pool: "threads",
  restoreMocks: true,
  // A fresh start for each of a hundred files would take longer than the tests. These files keep no state between
  // tests.
  isolate: false,
} as const;

/** The virtual modules of the build, replaced where a unit test imports what uses them. */
export default defineConfig({
  test: {
    // With two cores Vitest would use one. A browser test waits for a fifth of its time, so a third worker pays: `npm test`
    // took 15.4 minutes instead of 17.5.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A stack trace that a passing test prints hides the ones that matter.
    onConsoleLog: (log) => {
      // jsdom lacks what the browser tests cover.
      if (log.startsWith("Not implemented: ")) return false;
      if (/^\s+at .+:\d+:\d+/m.test(log)) throw new Error(`A test printed a stack trace:\n${log}`);
      return true;
    },
    projects: [
      {
        plugins: [liveWords].map(virtualModule),
        test: {
          ...unit,
          name: "unit",
          include: unitTests,
          exclude: [...domTests, ...sweeps],
        },
      },
      {
        test: {
          ...unit,
          name: "sweeps",
          include: sweeps,
          exclude: ["node_modules"],
        },
      },
      {
        plugins: [liveWords].map(virtualModule),
        test: {
          ...unit,
          name: "unit-components",
          include: domTests.filter((file) => !isScript(file)),
          setupFiles: ["./tests/support/cleanup.ts"],
        },
      },
      {
        // Live parts include their words, as in the build.
        plugins: [
          ...[liveWords, shopValues, boardAnswers].map(virtualModule),
          ezqlModel(undefined),
        ],
        // As on a site where leads are only logged.
        define: scriptConstants({
          leadsTo: undefined,
          chat: undefined,
          offline: true,
          vitals: undefined,
        }),
        // Scripts never remove their listeners, so each file has its own document.
        test: {
          name: "unit-scripts",
          ...slowly,
          include: domTests.filter(isScript),
          restoreMocks: true,
          pool: "vmThreads",
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          setupFiles: ["./tests/support/check-refusals.ts"],
          // The files of a worker share what they import.
          isolate: false,
          ...slowly,
        },
      },
      {
        test: {
          name: "conformance",
          include: ["tests/conformance/**/*.test.ts"],
          ...slowly,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["./tests/support/serve.ts"],
          setupFiles: ["./tests/support/check-refusals.ts"],
          // The files of a worker share a browser.
          isolate: false,
          ...slowly,
          expect: { poll: { timeout: patience } },
        },
      },
    ],
  },
});
