/** One build of so many articles, step by step. */
import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Refusal, say, secondsSince } from "../../lib/cli.ts";
import { filesBelow } from "../../lib/files.ts";
import { run } from "../../lib/program.ts";
import { fillWithArticles } from "./copy.ts";
import { isCached, type Step, steps, type Taken, titles } from "./steps.ts";

export interface Sizes {
  readonly pages: number;
  /** Of all files before compression and without cards, in bytes. */
  readonly dist: number;
  /** The largest file of the search index, in bytes as it is and as Brotli. */
  readonly shard: { readonly name: string; readonly bytes: number; readonly brotli: number };
}

export interface Measured {
  readonly articles: number;
  readonly sizes: Sizes;
  /** With empty caches; a step that was left out is missing. */
  readonly cold: ReadonlyMap<Step, Taken>;
  /** Once more, with what the first time left. */
  readonly warm: ReadonlyMap<Step, Taken>;
}

export interface MeasureOptions {
  /** Steps to be carried out. */
  readonly wanted: readonly Step[];
  readonly profile: string | undefined;
}

const profiled: readonly Step[] = ["html", "search"];

/** @throws Refusal with what the step said, when it failed */
async function take(copy: string, step: Step, flags: readonly string[]): Promise<Taken> {
  const file = join(copy, "scripts", "bench", "scale", "run-step.ts");
  const { ok, output } = await run(process.execPath, [...flags, file, step], {
    cwd: copy,
    env: { NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const last = output.trimEnd().split("\n").at(-1) ?? "";
  if (!ok || !last.startsWith('{"ms"')) {
    throw new Refusal(`${output.trimEnd()}\nThe step “${titles[step]}” failed; see above.`);
  }
  return JSON.parse(last) as Taken;
}

async function sizesOf(dist: string): Promise<Sizes> {
  const files = await Promise.all(
    (await filesBelow(dist)).map(async (path) => ({ path, bytes: (await stat(path)).size })),
  );
  const shards = files.filter(({ path }) => /[\\/]search\.[^\\/]+[\\/][^\\/]+\.json$/.test(path));
  const largest = shards.toSorted((a, b) => b.bytes - a.bytes)[0];
  if (largest === undefined) throw new Refusal("The build has no files of a search index.");
  return {
    pages: files.filter(({ path }) => path.endsWith(".html")).length,
    dist: files.reduce((sum, { bytes }) => sum + bytes, 0),
    shard: {
      name: basename(largest.path),
      bytes: largest.bytes,
      brotli: brotliCompressSync(readFileSync(largest.path)).length,
    },
  };
}

/**
 * @param copy folder of the copied project; its articles and its build are replaced
 * @throws Refusal when a step fails
 */
export async function measureScale(
  copy: string,
  articles: number,
  { wanted, profile }: MeasureOptions,
): Promise<Measured> {
  fillWithArticles(copy, articles);
  const cold = new Map<Step, Taken>();
  const warm = new Map<Step, Taken>();
  let sizes: Sizes | undefined;
  const begun = performance.now();
  const tell = (step: Step, how: string, { ms }: Taken) => {
    say(`  ${titles[step]}${how}: ${(ms / 1000).toFixed(1)} s (${secondsSince(begun)} in all)`);
  };
  for (const step of steps.filter((each) => wanted.includes(each))) {
    const flags =
      profile !== undefined && profiled.includes(step)
        ? [
            "--cpu-prof",
            `--cpu-prof-dir=${profile}`,
            `--cpu-prof-name=${step}-${String(articles)}.cpuprofile`,
          ]
        : [];
    if (isCached(step)) sizes ??= await sizesOf(join(copy, "dist"));
    const taken = await take(copy, step, flags);
    cold.set(step, taken);
    tell(step, "", taken);
    if (!isCached(step)) continue;
    const again = await take(copy, step, []);
    warm.set(step, again);
    tell(step, " from the cache", again);
  }
  return { articles, sizes: sizes ?? (await sizesOf(join(copy, "dist"))), cold, warm };
}
