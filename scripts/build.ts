/**
 * `npm run build [-- --out DIR]`: the pages, the files for hosts, compressed variants, and a stamp that tells `npm start`
 * that nothing has to be built.
 */
import { globSync } from "node:fs";
import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteAddresses } from "#server/redirects.ts";
import { headersFile, nginxFiles, redirectsFile } from "#server/hosts.ts";
import { givenOptions, main, Refusal, asCliError, printProgress, step } from "./lib/cli.ts";
import { compressSite } from "./lib/compress.ts";
import {
  checkOutput,
  hostsOf,
  inputHash,
  locked,
  nextOf,
  type Output,
  outputAt,
  putInPlace,
  writeStamp,
} from "./lib/output.ts";
import { cacheDir, programOf, root } from "./lib/paths.ts";
import { run } from "./lib/program.ts";

/** A sentence about content or settings, wherever Astro has put it: indented, after its error's name, or after the last page's. */
const sentence =
  /(?:^\s*|Error: |\.html)((?:content|src)\/\S+?:(?:\d+:)? .*|Site configuration:| {2}SITE_.*)$/;

/** What a failed build says to the person who can fix it: only sentences about content and settings, each once. */
function reasonIn(output: string): string {
  const lines = output.trimEnd().split("\n");
  const sentences = lines.flatMap((line) => sentence.exec(line)?.[1]?.replace(/\.\.$/, ".") ?? []);
  return (sentences.length > 0 ? [...new Set(sentences)] : lines).join("\n");
}

/** @param name of the build, which pages report */
async function buildPages(dist: string, name: string): Promise<string> {
  const args = [programOf("astro"), "build", "--outDir", dist];
  const { ok, output } = await run(process.execPath, args, {
    env: {
      // Started from a test, the pages are still the production ones.
      NODE_ENV: "production",
      ASTRO_TELEMETRY_DISABLED: "1",
      BUILD_NAME: name,
      // The next build starts with compiled programs.
      NODE_COMPILE_CACHE: join(cacheDir, "node"),
    },
  });
  if (!ok)
    throw new Refusal(
      `${reasonIn(output)}\nThe pages could not be built; the lines above say why. "npm run dev" lists all faults of content.`,
    );
  for (const line of output.split("\n"))
    if (/\[(WARN|ERROR|social-cards|search-index)\]/.test(line)) printProgress(`  ${line}`);
  // Cloudflare Pages looks for blog/404.html, not blog/404/index.html.
  for (const name of globSync("**/404/index.html", { cwd: dist })) {
    const folder = dirname(join(dist, name));
    await rename(join(dist, name), `${folder}.html`);
    await rmdir(folder);
  }
  return `${String(globSync("**/*.html", { cwd: dist }).length)} pages`;
}

/** Writes `_headers` and `_redirects` into the site, and the files for nginx next to it (docs/deploy.md). */
async function writeHostFiles(output: Output): Promise<string> {
  const site = await asCliError(() => siteAddresses(output.dist));
  const hosts = hostsOf(output);
  const nginx = nginxFiles(site);
  await mkdir(hosts, { recursive: true });
  await writeFile(join(output.dist, "_headers"), headersFile());
  await writeFile(join(output.dist, "_redirects"), await asCliError(() => redirectsFile(site)));
  await writeFile(join(hosts, "nginx-http.conf"), nginx.http);
  await writeFile(join(hosts, "nginx-server.conf"), nginx.server);
  return "4 files";
}

/**
 * Builds into a separate folder and puts it in place when complete, so that a failed build keeps the last good one.
 *
 * @param output where to
 * @throws Refusal when the configuration, a page or a rule is wrong, or another build runs
 */
export async function build(output: Output): Promise<void> {
  const { site } = await asCliError(() => import("#site"));
  await locked(async () => {
    const hash = await inputHash(root, process.env);
    const next = nextOf(output);
    await rm(next.records, { recursive: true, force: true });
    try {
      await mkdir(next.records, { recursive: true });
      await step("Building the pages", () => buildPages(next.dist, hash.slice(0, 8)));
      await step("Writing the rules for hosts", () => writeHostFiles(next));
      await step("Compressing", async () => {
        const { files, reused } = await compressSite(next.dist, join(cacheDir, "compress"));
        return `${String(files)} files, ${String(reused)} of ${String(files * 2)} variants from the cache`;
      });
      await writeStamp(next, hash);
      await putInPlace(output);
    } finally {
      await rm(next.records, { recursive: true, force: true });
    }
  });
  if (site.leadsTo === undefined)
    printProgress(
      "Forms only log what visitors send: set SITE_LEADS before going live (docs/leads.md).",
    );
}

if (import.meta.main) {
  await main(async () => {
    const { out } = await givenOptions({ out: { type: "string" } });
    const output = outputAt(out);
    checkOutput(output);
    await build(output);
    printProgress(`${output.dist} is ready; \`npm start -- --no-build\` serves it.`);
  });
}
