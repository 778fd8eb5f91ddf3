/**
 * Writes a Brotli and a gzip variant next to every text file of a built site, at the highest level: it is done once per
 * build and used on every visit. A cache keeps the variants of the last build by content.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "#server/headers.ts";
import { filesBelow } from "./paths.ts";

/** Below this many bytes headers outweigh the savings. */
const worthwhile = 200;

const brotli = promisify(brotliCompress);
const variants = {
  ".br": (content: Buffer) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * @param dist folder whose files get variants; a variant that would not be smaller is not written
 * @param cache folder of the cache; made when missing
 * @returns how many files were compressed, and how many of their variants were in the cache
 */
export async function compressSite(dist: string, cache: string) {
  await mkdir(cache, { recursive: true });
  const queue = (await filesBelow(dist)).filter(isCompressible).values();
  const used = new Set<string>();
  let files = 0;
  let reused = 0;

  async function worker(): Promise<void> {
    for (const path of queue) {
      const content = await readFile(path);
      if (content.length <= worthwhile) continue;
      files += 1;
      const hash = createHash("sha256").update(content).digest("hex");
      const { atime, mtime } = await stat(path);
      for (const [suffix, compress] of Object.entries(variants)) {
        const cached = join(cache, hash + suffix);
        used.add(cached);
        const isCached = existsSync(cached);
        const packed = isCached ? await readFile(cached) : await compress(content);
        if (isCached) reused += 1;
        else await writeFile(cached, packed);
        if (packed.length >= content.length) continue;
        await writeFile(path + suffix, packed);
        // Hosts report a file's date, which must be the same for each encoding.
        await utimes(path + suffix, atime, mtime);
      }
    }
  }
  // zlib works on Node's thread pool, which has four threads.
  await Promise.all([worker(), worker(), worker(), worker()]);
  for (const path of await filesBelow(cache)) if (!used.has(path)) await rm(path);
  return { files, reused };
}
