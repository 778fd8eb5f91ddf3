/** Writes the service worker (src/worker/) after the build, with a list of the offline page and its files. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "vite";
import { site } from "../../site.config.ts";
import { offlinePath, workerPath } from "#worker/shared-names.ts";
import { shipped } from "./licenses.ts";

interface OfflineFile {
  readonly url: string;
  /** Null if the file's name has a hash. */
  readonly revision: string | null;
}

/** @param dist the folder of the built site */
export async function offlineFilesOf(dist: string): Promise<OfflineFile[]> {
  const page = await readFile(join(dist, offlinePath, "index.html"), "utf8");
  const scripts = [...page.matchAll(/<script[^>]* src="(\/_astro\/[^"]+)"/g)].map(
    ([, src = ""]) => src,
  );
  const imported = await Promise.all(
    scripts.map(async (src) => {
      const code = await readFile(join(dist, src), "utf8");
      return [...code.matchAll(/(?:from|import) ?"\.\/([^"]+\.js)"/g)].map(
        ([, name = ""]) => `/_astro/${name}`,
      );
    }),
  );
  const revision = createHash("sha256").update(page).digest("base64url").slice(0, 8);
  return [
    { url: offlinePath, revision },
    ...[...new Set([...scripts, ...imported.flat()])].map((url) => ({ url, revision: null })),
  ];
}

/**
 * @param files to cache ahead; undefined for the worker that deletes the cache and unregisters
 * @returns the worker's script
 */
export async function bundleWorker(files: readonly OfflineFile[] | undefined): Promise<string> {
  const entry = files === undefined ? "unregister.ts" : "index.ts";
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { offlineFiles: JSON.stringify(files), "process.env.NODE_ENV": '"production"' },
    plugins: [shipped()],
    build: {
      write: false,
      target: "es2022",
      lib: {
        entry: fileURLToPath(new URL(`../worker/${entry}`, import.meta.url)),
        formats: ["iife"],
        name: "worker",
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !("output" in first))
    throw new Error(`src/worker/${entry} did not compile`);
  return `${first.output[0].code.trim()}\n`;
}

/** Comes last, since it reads the output of all others. */
export const offline = (): AstroIntegration => ({
  name: "offline",
  hooks: {
    // Browsers may still have the worker of an earlier build.
    "astro:server:setup": ({ server }) => {
      server.middlewares.use(workerPath, (_, response, next) => {
        response.setHeader("Content-Type", "text/javascript");
        bundleWorker(undefined).then((code) => response.end(code), next);
      });
    },
    "astro:build:done": async ({ dir }) => {
      const dist = fileURLToPath(dir);
      const files = site.offline ? await offlineFilesOf(dist) : undefined;
      await writeFile(join(dist, workerPath), await bundleWorker(files));
    },
  },
});
