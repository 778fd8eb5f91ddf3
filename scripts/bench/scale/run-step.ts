/**
 * `node run-step.ts STEP`: one step of a build by itself, in the project (a copy) that this file lies in, so that
 * its time and its memory are its own. The last line of its output is what it took, as JSON.
 */
import { join } from "node:path";
import { main, Refusal } from "../../lib/cli.ts";
import { cacheDir, outputAt, root } from "../../lib/paths.ts";
import type { writeCards } from "../../../src/build/social-cards.ts";
import { type Step, steps, type Taken } from "./steps.ts";

const { dist } = outputAt(undefined);

/** The cards are drawn by components, which Node does not read by itself. */
async function cardModule() {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport<{ readonly writeCards: typeof writeCards }>(
    join(root, "src", "build", "social-cards.ts"),
    { configFile: false, root, logLevel: "error" },
  );
  return module;
}

/** Each loads what it needs, which is not measured, and returns the work, which is. */
const prepare: Readonly<Record<Step, () => Promise<() => unknown>>> = {
  html: async () => {
    const { build } = await import("astro");
    const configFile = "scripts/bench/scale/bench.config.ts";
    return () => build({ root, configFile, logLevel: "warn" });
  },
  search: async () => {
    const { writeSearchIndex } = await import("../../../src/build/search-index.ts");
    return () => writeSearchIndex(dist);
  },
  cards: async () => {
    const cards = await cardModule();
    return () => cards.writeCards(dist, join(cacheDir, "cards"));
  },
  compression: async () => {
    const { compressSite } = await import("../../lib/compress.ts");
    return () => compressSite(dist, join(cacheDir, "compress"));
  },
};

await main(async () => {
  const step = steps.find((each) => each === process.argv[2]);
  if (step === undefined) throw new Refusal(`Name a step: ${steps.join(", ")}.`);
  const work = await prepare[step]();
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const taken: Taken = {
    ms: performance.now() - start,
    cpu: (user + system) / 1000,
    memory: process.resourceUsage().maxRSS * 1024,
  };
  process.stdout.write(`\n${JSON.stringify(taken)}\n`);
});
