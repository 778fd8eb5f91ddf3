/**
 * `npm run build [-- --out DIR]`: the pages, their HTTP rules, their compressed variants, and a stamp that
 * tells `npm start` that nothing has to be built.
 */
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Reach } from "#server/policy-exceptions.ts";
import { presentRedirects, scanPolicies } from "#server/policy.ts";
import { redirects } from "#server/redirects.ts";
import { main, Refusal, refusing, say, step } from "./lib/cli.ts";
import { compressSite } from "./lib/compress.ts";
import { filesBelow } from "./lib/files.ts";
import { moveHostFiles, placeErrorPages, writeHostFiles } from "./lib/host-files.ts";
import { howToServe, inputHash, removeRecords, rulesOf, writeStamp } from "./lib/fresh.ts";
import { cacheDir, outputAt, programOf, root, type Output } from "./lib/paths.ts";
import { run } from "./lib/program.ts";
import { loadSite } from "./lib/site.ts";

/** A sentence about content or settings, wherever Astro has put it: set in, after its error's name, or behind the last page's. */
const sentence =
  /(?:^\s*|Error: |\.html)((?:content|src)\/\S+?:(?:\d+:)? .*|Site configuration:| {2}SITE_.*)$/;

/** What a failed build says for the person who can mend it: sentences about content and settings by themselves, each once. */
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
        // The next build starts with the programs read already.
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

async function writeRules(output: Output, reach: Reach): Promise<string> {
  const rules = await refusing(() =>
    scanPolicies(output.dist, reach, presentRedirects(output.dist, redirects)),
  );
  await mkdir(output.records, { recursive: true });
  await writeFile(rulesOf(output), `${JSON.stringify(rules, null, 2)}\n`);
  const { scriptHashes, styleHashes } = rules.base;
  const files = await writeHostFiles(output, rules);
  return `${String(scriptHashes.length)} inline scripts and ${String(styleHashes.length)} styles allowed, ${String(files)} files for hosts`;
}

/**
 * @param output where to
 * @throws Refusal when the configuration, a page or a rule is wrong
 */
export async function build(output: Output): Promise<void> {
  const site = await loadSite();
  const hash = await inputHash(root, process.env);
  // Made aside and put in its place when all of it stands: a failed build leaves the last good one as it was.
  const made: Output = { dist: `${output.dist}.next`, records: `${output.records}.next` };
  const aside = `${output.dist}.old`;
  await clear(made);
  await rm(aside, { recursive: true, force: true });
  try {
    await step("Building the pages", () => buildPages(made, hash.slice(0, 8)));
    await step("Reading their HTTP rules", () => writeRules(made, site));
    await step("Compressing", async () => {
      const { files, reused } = await compressSite(made.dist, join(cacheDir, "compress"));
      return `${String(files)} files, ${String(reused)} of ${String(files * 2)} variants from the cache`;
    });
    await removeRecords(output);
    // Who serves it meanwhile (server/following.ts) answers 503: so it is moved away, which is quick, and then deleted.
    if (existsSync(output.dist)) await rename(output.dist, aside);
    await rename(made.dist, output.dist);
    await mkdir(output.records, { recursive: true });
    await rename(rulesOf(made), rulesOf(output));
    await moveHostFiles(made, output);
    await writeStamp(output, hash);
    await rm(aside, { recursive: true, force: true });
    if (site.leads.adapter === "log")
      say("Forms only log what visitors send: set SITE_LEADS before going live (docs/leads.md).");
  } finally {
    await clear(made);
  }
}

const clear = async ({ dist, records }: Output): Promise<void> => {
  await Promise.all([dist, records].map((folder) => rm(folder, { recursive: true, force: true })));
};

if (import.meta.main) {
  await main(async () => {
    const { values } = await refusing(() => parseArgs({ options: { out: { type: "string" } } }));
    const output = outputAt(values.out === undefined ? undefined : resolve(values.out));
    await build(output);
    say(`${output.dist} is ready; ${howToServe(process.env)}`);
  });
}
