/** Sees to it that what is kept stays within its bounds, and has room on a disk that is full. */
import { type Kept, nameOf, offlinePath } from "./names.ts";
import { allKept, noteVisit } from "./visits.ts";

/** So many pages are kept, each with files of so many bytes, as they lie on the disk: 48 MB at the very most, and the offline page. */
export const most = { pages: 24, bytes: 2_000_000 } as const;
/** So many pages make room for another where the disk is full: the site's largest has less than three times the bytes of its smallest. */
const few = 3;

/**
 * What is kept under an address, in one cache or in any. Wherever the browser says what varies with the request, it is
 * the compression, which is undone here.
 */
export const keptAt = (address: string, cacheName?: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true, ...(cacheName && { cacheName }) });

export const silent = (): undefined => undefined;

/** The pages that may go for another, eldest first. */
const othersThan = (path: string, all: readonly Kept[]): Kept[] =>
  all.filter((kept) => kept.path !== path && kept.path !== offlinePath);

/**
 * Which caches a page that has just been kept makes needless: the same page of other builds, and those beyond the
 * bound that were visited longest ago. Pure.
 */
export function needless(all: readonly Kept[], path: string, build: string): Kept[] {
  const older = all.filter((kept) => kept.path === path && kept.build !== build);
  const bound = path === offlinePath ? most.pages : most.pages - 1;
  return [...older, ...othersThan(path, all).slice(0, -bound)];
}

async function drop(going: readonly Kept[]): Promise<void> {
  for (const { name } of going) await caches.delete(name);
}

/** Adds to a page's cache. */
type Work = (cache: Cache) => Promise<void> | undefined;

async function attempt(path: string, name: string, work: Work) {
  const once = async () => work(await caches.open(name));
  try {
    await once().catch(async () => {
      await drop(othersThan(path, await allKept()).slice(0, few));
      await once();
    });
  } finally {
    // Files alone are no page.
    if (!(await keptAt(path, name))) await caches.delete(name);
  }
}

/** What has been begun. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes to a page's cache and notes the visit; one after the other, for each reckons with what it finds there. Where
 * it fails, as on a full disk, others go and it is tried once more.
 *
 * @param work without a page in the cache at its end, the cache goes
 * @throws what `work` throws the second time
 */
export function write(build: string, path: string, work: Work): Promise<void> {
  const done = last.then(async () => {
    await attempt(path, nameOf(build, path), work);
    await drop(needless(await allKept(), path, build));
    await noteVisit(path).catch(silent);
  });
  last = done.catch(silent);
  return done;
}
