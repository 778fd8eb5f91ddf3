/** The places where a browser keeps things for a site, beyond the two that the site itself uses. */
/** Something in one of them. */
export interface Item {
  /** "localStorage", "sessionStorage", "cookie", "indexedDB" or "cache". */
  readonly area: string;
  readonly key: string;
}

export const storages = ["localStorage", "sessionStorage"] as const;

/** What a storage holds, or nothing where it is blocked. */
function keysOf(area: (typeof storages)[number]): string[] {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
}

const cookies = (): string[] =>
  document.cookie
    .split("; ")
    .map((each) => each.split("=")[0] ?? "")
    .filter(Boolean);

/** Names of the browser's databases; none where it does not tell. */
export async function databases(): Promise<string[]> {
  const found = await Promise.resolve(window.indexedDB?.databases?.() ?? []).catch(() => []);
  return found.map(({ name = "" }) => name);
}

/** Names of the browser's caches; none where storage is blocked. */
export const cacheNames = (): Promise<string[]> =>
  Promise.resolve(window.caches?.keys() ?? []).catch(() => []);

/** Whether a cache is one of those that a row stands for: of ours there is one for each page. */
export const isCacheOf = (key: string, name: string): boolean =>
  name === key || name.startsWith(`${key} `);

/** @param known says whether an item has a row already */
export async function others(known: (area: string, key: string) => boolean): Promise<Item[]> {
  return [
    ...storages.flatMap((area) => keysOf(area).map((key) => ({ area, key }))),
    ...cookies().map((key) => ({ area: "cookie", key })),
    ...(await databases()).map((key) => ({ area: "indexedDB", key })),
    ...(await cacheNames()).map((key) => ({ area: "cache", key })),
  ].filter(({ area, key }) => key !== "" && !known(area, key));
}

/** A cookie goes only by the path and domain that it was set with, which nothing tells: so by all that it may have been. */
function expire(key: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, i) => `; Domain=${labels.slice(i).join(".")}`);
  const secure = location.protocol === "https:" ? "; Secure" : "";
  for (const path of ["/", location.pathname, location.pathname.replace(/\/$/, "")]) {
    for (const domain of ["", ...domains]) {
      document.cookie = `${key}=; Max-Age=0; Path=${path}${domain}${secure}`;
    }
  }
}

/** Done when it is gone, or waits for another tab that uses it. */
const deleteDatabase = (name: string): Promise<unknown> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = resolve;
  });

/** Deletes an item; what is blocked or gone already is no fault. */
export async function removeItem(area: string, key: string): Promise<void> {
  try {
    if (area === "localStorage" || area === "sessionStorage") window[area].removeItem(key);
    else if (area === "cookie") expire(key);
    else if (area === "indexedDB") await deleteDatabase(key);
    else if (area === "cache")
      for (const name of await caches.keys()) if (isCacheOf(key, name)) await caches.delete(name);
  } catch {
    // Nothing to delete where nothing may be kept.
  }
}
