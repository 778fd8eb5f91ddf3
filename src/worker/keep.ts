/**
 * Keeps pages with what they used. When it fails (a full disk, a private window), nothing of it is told to anyone but
 * to the worker's installation.
 */
import { nameOf } from "./names.ts";
import { allKept, noteVisit } from "./visits.ts";
import { filesIn, isPage } from "./asked.ts";
import { keptAt, most, silent, write } from "./room.ts";

/** Whether the visitor saves data (Network Information API, a draft). */
export const saves = (): boolean => navigator.connection?.saveData === true;

/** From the browser's own cache, where the page that has just been shown left it; else from the network, but not for those who save data. */
const shown = (): RequestCache => (saves() ? "only-if-cached" : "force-cache");

/** @throws TypeError where the address cannot be reached, or leads to another site */
export const fetchFrom = (cache: RequestCache, address: string): Promise<Response> =>
  fetch(address, { mode: "same-origin", cache });

const sizeOf = async (answer: Response): Promise<number> => (await answer.clone().blob()).size;

interface Found {
  readonly address: string;
  readonly answer: Response;
  readonly size: number;
}

async function find(cache: RequestCache, address: string): Promise<Found | undefined> {
  const answer = await fetchFrom(cache, address);
  if (answer.status !== 200 || answer.redirected) return undefined;
  return { address, answer, size: await sizeOf(answer) };
}

/**
 * @param cacheName where what is there already is not looked for
 * @returns what can be had
 * @throws TypeError where all are needed and one cannot be had
 */
async function findAll(
  cacheName: string,
  addresses: readonly string[],
  areNeeded?: boolean,
): Promise<Found[]> {
  const all: Found[] = [];
  for (const address of new Set(addresses)) {
    if (await keptAt(address, cacheName)) continue;
    const found = await find(areNeeded ? "no-cache" : shown(), address).catch(silent);
    if (found) all.push(found);
    else if (areNeeded) throw new TypeError(address);
  }
  return all;
}

/** Adds what has room next to all that is there and `reserved` bytes more. */
async function add(cache: Cache, files: readonly Found[], reserved = 0): Promise<void> {
  if (files.length === 0) return;
  let room = most.bytes - reserved;
  for (const answer of await cache.matchAll()) room -= await sizeOf(answer);
  for (const { address, answer, size } of files)
    if (size <= room) {
      await cache.put(address, answer.clone());
      room -= size;
    }
}

/**
 * Keeps a page, its files first: where a page is found, it is whole. What only another build's copy used goes.
 *
 * @param isWhole whether the page is of no use without all that its markup asks for
 * @throws TypeError where it then cannot be had; what the browser throws where nothing can be written
 */
export async function keepPage(build: string, path: string, page: Response, isWhole?: boolean) {
  const tag = page.headers.get("ETag");
  const cacheName = nameOf(build, path);
  if (tag !== null && (await keptAt(path, cacheName))?.headers.get("ETag") === tag)
    return write(build, path, silent);
  const html = await page.clone().blob();
  const files = filesIn(await html.text());
  const found = await findAll(cacheName, files, isWhole);
  await write(build, path, async (cache) => {
    await add(cache, found, html.size);
    await cache.put(path, page.clone());
    const own = new Set([path, ...files]);
    for (const request of await cache.keys())
      if (!own.has(new URL(request.url).pathname)) await cache.delete(request);
  });
}

/**
 * Keeps what a page tells it has used, and the page itself where it came before the worker.
 *
 * @param page its address, under which the browser has it
 */
export async function keepSeen(build: string, page: string, files: readonly string[]) {
  const path = new URL(page).pathname;
  const cacheName = nameOf(build, path);
  if (!(await keptAt(path, cacheName))) {
    const answer = await fetchFrom(shown(), page).catch(silent);
    // Without a line it was an older build's copy that has been shown.
    if (!answer || !isPage(answer)) return noteVisit(path);
    await keepPage(build, path, answer);
  }
  const found = await findAll(cacheName, files);
  await write(build, path, (cache) => add(cache, found));
}

/** @returns the page as it was seen last */
export async function pageAt(path: string): Promise<Response | undefined> {
  for (const { name } of (await allKept()).filter((kept) => kept.path === path).toReversed()) {
    const page = await keptAt(path, name);
    if (page) return page;
  }
  return undefined;
}
