/** Keeps pages with what they used, and drops them. Nothing here is told to anyone when it fails: a full disk, a private window. */
import { type Kept, keptIn, nameOf, offlinePath } from "#lib/offline/names.ts";
import { filesIn, isPage } from "./asked.ts";

/** So many pages are kept, each with files of so many bytes, as they lie on the disk: 48 MB at the very most. */
export const most = { pages: 24, bytes: 2_000_000 } as const;

/** Wherever the browser says what varies with the request, it is the compression, which is undone here. */
const anyhow: CacheQueryOptions = { ignoreVary: true };

/** Whether the visitor saves data (Network Information API, a draft). */
export const saves = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;

/** From the browser's own cache, where the page that has just been shown left it; else from the network, but not for those who save data. */
const fetchKept = (address: string): Promise<Response> =>
  fetch(address, { mode: "same-origin", cache: saves() ? "only-if-cached" : "force-cache" });

export const allKept = async (): Promise<Kept[]> => keptIn(await caches.keys());

async function addFile(cache: Cache, address: string, room: number): Promise<number> {
  const there = await cache.match(address, anyhow);
  if (there) return (await there.blob()).size;
  const answer = await fetchKept(address);
  const { size } = await answer.clone().blob();
  if (answer.status === 200 && !answer.redirected && size <= room) await cache.put(address, answer);
  return size <= room ? size : 0;
}

/** Adds what is not there yet; what cannot be had is left out. */
async function addFiles(cache: Cache, addresses: readonly string[]): Promise<void> {
  let room = most.bytes;
  for (const address of addresses) room -= await addFile(cache, address, room).catch(() => 0);
}

/** Which caches a page that has just been kept makes needless: the same page of other builds, and the eldest beyond the bound. Pure. */
export function needless(all: readonly Kept[], path: string, build: string): Kept[] {
  const older = all.filter((kept) => kept.path === path && kept.build !== build);
  const pages = all.filter((kept) => kept.path !== offlinePath && !older.includes(kept));
  return [...older, ...pages.slice(0, Math.max(0, pages.length - most.pages))];
}

/** Keeps a page, its files first: where a page is found, it is whole. What only another build's copy used goes. */
export async function keepPage(build: string, path: string, page: Response): Promise<void> {
  const cache = await caches.open(nameOf(build, path));
  const tag = page.headers.get("ETag");
  const there = await cache.match(path, anyhow);
  if (there && tag !== null && there.headers.get("ETag") === tag) return;
  const files = filesIn(await page.clone().text());
  await addFiles(cache, files);
  await cache.put(path, page);
  const own = new Set([path, ...files]);
  for (const request of await cache.keys())
    if (!own.has(new URL(request.url).pathname)) await cache.delete(request);
  for (const { name } of needless(await allKept(), path, build)) await caches.delete(name);
}

/**
 * Keeps what a page tells it has used, and the page itself where it came before the worker.
 *
 * @param page its address, under which the browser has it
 */
export async function keepSeen(build: string, page: string, files: readonly string[]) {
  const path = new URL(page).pathname;
  const name = nameOf(build, path);
  if (!(await caches.match(path, { ...anyhow, cacheName: name }))) {
    const answer = await fetchKept(page.split("#")[0] ?? page);
    if (!isPage(answer)) return;
    await keepPage(build, path, answer);
  }
  await addFiles(await caches.open(name), files);
}

/** @returns the page as it was seen last */
export async function pageAt(path: string): Promise<Response | undefined> {
  for (const { name } of (await allKept()).filter((kept) => kept.path === path).toReversed()) {
    const page = await caches.match(path, { ...anyhow, cacheName: name });
    if (page) return page;
  }
  return undefined;
}

/** @returns a file that a page which was seen has used: its name holds its content, so it does not matter which */
export const fileAt = (address: string): Promise<Response | undefined> =>
  caches.match(address, anyhow);
