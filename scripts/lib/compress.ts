/**
 * Writes a Brotli and a gzip variant next to every text file of a built site, at the highest level: it is done once per
 * build and used on every visit. Earlier results come from a cache by content.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "#server/headers.ts";
import { filesBelow } from "./files.ts";

/** Below this many bytes headers outweigh the savings. */
const worthwhile = 200;
/** Cache entries that no build has used for this long are removed. */
const keepFor = 7 * 24 * 60 * 60 * 1000;

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

export interface CompressResult {
  readonly files: number;
  /** How many variants were found in the cache. */
  readonly reused: number;
}

async function fromCache(path: string): Promise<Buffer | undefined> {
  try {
    const content = await readFile(path);
    const now = new Date();
    await utimes(path, now, now);
    return content;
  } catch {
    return undefined;
  }
}

async function prune(cache: string): Promise<void> {
  for (const path of await filesBelow(cache)) {
    if (Date.now() - (await stat(path)).mtimeMs > keepFor) await rm(path, { force: true });
  }
}

/**
 * @param dist folder whose files get variants; a variant that would not be smaller is not written
 * @param cache folder of the cache; made when missing
 */
export async function compressSite(dist: string, cache: string): Promise<CompressResult> {
  await mkdir(cache, { recursive: true });
  const queue = (await filesBelow(dist)).filter(isCompressible);
  let files = 0;
  let reused = 0;

  async function compressFile(path: string): Promise<void> {
    const content = await readFile(path);
    if (content.length <= worthwhile) return;
    files += 1;
    const hash = createHash("sha256").update(content).digest("hex");
    const { atime, mtime } = await stat(path);
    for (const [suffix, compress] of Object.entries(variants)) {
      const kept = join(cache, hash + suffix);
      const found = await fromCache(kept);
      const packed = found ?? (await compress(content));
      if (found === undefined) await writeFile(kept, packed);
      else reused += 1;
      if (packed.length >= content.length) continue;
      await writeFile(path + suffix, packed);
      // Hosts report a file's date, which must be the same for each encoding.
      await utimes(path + suffix, atime, mtime);
    }
  }

  async function worker(): Promise<void> {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await compressFile(path);
  }
  // zlib works on Node's thread pool, which has four threads.
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, worker));
  await prune(cache);
  return { files, reused };
}
