/** Fetches the search index piece by piece and keeps what has come for the page's life. */
import { fileAddress, type Manifest, manifestAddress } from "#live/search/format.ts";
import { createSearch, type Search } from "#live/search/search.ts";
import type { FetchFile } from "#live/search/spelling.ts";

export interface OpenIndex {
  readonly manifest: Manifest;
  readonly fetchFile: FetchFile;
  readonly search: Search;
}

async function fetchJson(address: string, cache: RequestCache): Promise<unknown> {
  const answer = await fetch(address, { cache });
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
  return answer.json();
}

async function open(): Promise<OpenIndex> {
  const manifest = (await fetchJson(manifestAddress, "no-cache")) as Manifest;
  const kept = new Map<string, Promise<unknown>>();
  const fetchFile: FetchFile = (name) => {
    const known = kept.get(name);
    if (known) return known;
    const file = fetchJson(fileAddress(manifest.version, name), "default");
    kept.set(name, file);
    // The next search asks again.
    file.catch(() => kept.delete(name));
    return file;
  };
  return { manifest, fetchFile, search: createSearch(manifest, fetchFile) };
}

let opened: Promise<OpenIndex> | undefined;

/** Begins to fetch at the first call. */
export function index(): Promise<OpenIndex> {
  if (opened) return opened;
  const opening = open();
  opened = opening;
  opening.catch(() => {
    opened = undefined;
  });
  return opening;
}

/**
 * @param ask what is wanted of the index; asked a second time where the first fails, as a page that was open for
 *   long may know a manifest whose files are gone
 */
export async function askIndex<T>(ask: (open: OpenIndex) => Promise<T>): Promise<T> {
  try {
    return await ask(await index());
  } catch {
    opened = undefined;
    return ask(await index());
  }
}
