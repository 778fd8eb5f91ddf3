/**
 * Writes the service worker (src/worker/) when all else of the build stands: its text names the build by a hash of
 * every file, so that each build's worker is another, and the same build's the same.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { site } from "../../site.config.ts";
import { workerPath } from "#worker/names.ts";
import { bundle } from "./page-script.ts";

/**
 * @param dist the folder of the built site
 * @returns a name made of all files in it, without the worker
 */
export async function buildNameOf(dist: string): Promise<string> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: `/${relative(dist, file).split(sep).join("/")}` }))
    .filter(({ path }) => path !== workerPath)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash("sha256");
  for (const { file, path } of files) {
    const content = createHash("sha256").update(await readFile(file));
    hash.update(`${path} ${content.digest("base64url")}\n`);
  }
  return hash.digest("base64url").slice(0, 8);
}

/**
 * @param build its name; undefined for the worker that deletes what was kept and goes
 * @returns the worker's script
 */
export const bundleWorker = (build: string | undefined): Promise<string> =>
  build === undefined
    ? bundle("../worker/retired.ts", "iife", {})
    : bundle("../worker/index.ts", "iife", { buildName: JSON.stringify(build) });

/** The last integration: it reads what all others have written. */
export function offline(): AstroIntegration {
  return {
    name: "offline",
    hooks: {
      // What the site left in the browser under the same address, when it was served as a build.
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(workerPath, (_, response, next) => {
          response.setHeader("Content-Type", "text/javascript");
          bundleWorker(undefined).then((code) => response.end(code), next);
        });
      },
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const build = site.offline ? await buildNameOf(dist) : undefined;
        await writeFile(join(dist, workerPath), `${await bundleWorker(build)}\n`);
      },
    },
  };
}
