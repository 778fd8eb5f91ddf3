/**
 * `npm run build [-- --out DIR]`: the pages, their HTTP rules, their compressed variants, and a stamp that
 * tells `npm start` that nothing has to be built.
 */
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { main, Refusal, refusing, say, step } from "./lib/cli.ts";
import { compressSite } from "./lib/compress.ts";
import { filesBelow } from "./lib/files.ts";
import { placeErrorPages, writeHostFiles } from "./lib/host-files.ts";
import { howToServe, inputHash, isWaiting, putInPlace, writeStamp } from "./lib/fresh.ts";
import { locked } from "./lib/lock.ts";
import { checkOutput } from "./lib/output-folder.ts";
import { cacheDir, nextOf, outputAt, programOf, root, type Output } from "./lib/paths.ts";
import { run } from "./lib/program.ts";
import { loadSite } from "./lib/site.ts";

/** A sentence about content or settings, wherever Astro has put it: indented, after its error's name, or after the last page's. */
const sentence =
  /(?:^\s*|Error: |\.html)((?:content|src)\/\S+?:(?:\d+:)? .*|Site configuration:| {2}SITE_.*)$/;

/** What a failed build says to the person who can fix it: only sentences about content and settings, each once. */
function reasonIn(output: string): string {
  const lines = output.trimEnd().split("\n");
  const sentences = lines.flatMap((line) => sentence.exec(line)?.[1]?.replace(/\.\.$/, ".") ?? []);
  return (sentences.length > 0 ? [...new Set(sentences)] : lines).join("\n");
}

async function buildPages({ dist }: Output, name: string): Promise<string> {
  const { ok, output } = await run(
    process.execPath,
    [programOf("astro"), "build", "--outDir", dist],
    {
      // Started from a test, the pages are still the production ones.
      env: {
        NODE_ENV: "production",
        ASTRO_TELEMETRY_DISABLED: "1",
        BUILD_NAME: name,
        // The next build starts with compiled programs.
        NODE_COMPILE_CACHE: join(cacheDir, "node"),
      },
    },
  );
  if (!ok)
    throw new Refusal(
      `${reasonIn(output)}\nThe pages could not be built; the lines above say why.`,
    );
  for (const line of output.split("\n"))
    if (/\[(WARN|ERROR|social-cards|search-index)\]/.test(line)) say(`  ${line}`);
  await placeErrorPages(dist);
  const pages = (await filesBelow(dist)).filter((path) => path.endsWith(".html"));
  return `${String(pages.length)} pages`;
}

async function writeRules(output: Output): Promise<string> {
  const count = await refusing(() => writeHostFiles(output));
  return `${String(count)} files for hosts`;
}

/**
 * Builds into a separate folder and puts it in place when complete, so that a failed build keeps the last good one.
 *
 * @param output where to
 * @throws Refusal when the configuration, a page or a rule is wrong, or another build runs
 */
export async function build(output: Output): Promise<void> {
  const site = await loadSite();
  await locked(output.dist, async () => {
    const hash = await inputHash(root, process.env);
    const next = nextOf(output);
    if (isWaiting(output)) await putInPlace(output);
    await rm(next.records, { recursive: true, force: true });
    try {
      await mkdir(next.records, { recursive: true });
      await step("Building the pages", () => buildPages(next, hash.slice(0, 8)));
      await step("Writing the rules for hosts", () => writeRules(next));
      await step("Compressing", async () => {
        const { files, reused } = await compressSite(next.dist, join(cacheDir, "compress"));
        return `${String(files)} files, ${String(reused)} of ${String(files * 2)} variants from the cache`;
      });
      await writeStamp(next, hash);
      await putInPlace(output);
    } catch (error) {
      if (!isWaiting(output)) await rm(next.records, { recursive: true, force: true });
      throw error;
    }
  });
  if (site.leads.adapter === "log")
    say("Forms only log what visitors send: set SITE_LEADS before going live (docs/leads.md).");
}

if (import.meta.main) {
  await main(async () => {
    const { values } = await refusing(() => parseArgs({ options: { out: { type: "string" } } }));
    const output = outputAt(values.out === undefined ? undefined : resolve(values.out));
    checkOutput(output);
    await build(output);
    say(`${output.dist} is ready; ${howToServe(process.env)}`);
  });
}
