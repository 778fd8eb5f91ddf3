/** Finds, describes and deletes what a browser keeps for this site, in every place there is. */
import type { Entry } from "#live/forms/lead.ts";
import { pagesCache } from "#worker/names.ts";
import { type Area, stored } from "./stored.ts";

/** Something in one of the places. */
export interface Item {
  readonly area: Area | "cookie";
  readonly key: string;
}

/** Letters of a value that are shown. */
const longest = 240;

/** The leaves of a JSON value as "name: value"; what says nothing (empty, false) is left out. */
function leaves(value: unknown, name = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => leaves(each, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) => leaves(each, key));
  if (value === "" || value === false || value === null) return [];
  return [name === "" ? String(value) : `${name}: ${String(value)}`];
}

/** @param kept as it is in a storage. @returns its leaves, separated by semicolons; as it is where it is no JSON object or list */
export function plainOf(kept: string): string {
  let text = kept;
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value === "object" && value !== null) text = leaves(value).join("; ") || kept;
  } catch {
    // No JSON: a word, or a link's parameters.
  }
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

/** Empty where the storage is blocked. */
function storageItems(area: "localStorage" | "sessionStorage"): Map<string, string> {
  try {
    return new Map(Object.keys(window[area]).map((key) => [key, window[area].getItem(key) ?? ""]));
  } catch {
    return new Map();
  }
}

const cookieNames = (): string[] =>
  document.cookie
    .split("; ")
    .map((each) => each.split("=")[0] ?? "")
    .filter(Boolean);

async function databaseNames(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).map(({ name = "" }) => name).filter(Boolean);
  } catch {
    return [];
  }
}

async function cacheNames(): Promise<string[]> {
  try {
    return await caches.keys();
  } catch {
    return [];
  }
}

const isOurCache = (name: string) => name.startsWith(`${stored.pages.key}-`);

/** @returns the paths of the pages that are kept, the last visit first */
async function keptPages(): Promise<string> {
  const cache = await caches.open(pagesCache);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.reverse().join(", ");
}

/** @returns each waiting lead by its email address and day, and what holds it up */
export function leadsInWords(
  entries: readonly Entry[],
  words: { readonly leadWaits: string; readonly leadRefused: string },
): string {
  return entries
    .map(({ lead, kept, refused }) => {
      const day = new Date(kept).toLocaleDateString("en", { dateStyle: "medium" });
      const state = refused === undefined ? words.leadWaits : `${words.leadRefused} ${refused}`;
      return `${String(lead.values["Email"] ?? lead.form)}, ${day}: ${state}`;
    })
    .join("; ");
}

/** What is there now: of ours the value in words, by place and name; and everything else. */
export interface BrowserData {
  readonly values: ReadonlyMap<string, string>;
  readonly others: readonly Item[];
}
export const idOf = ({ area, key }: Item): string => `${area} ${key}`;
const ours = new Set<string>(Object.values(stored).map(idOf));

/** @param waitingLeads says in words what waits in the outbox, where there is one */
export async function readBrowserData(waitingLeads?: () => Promise<string>): Promise<BrowserData> {
  const values = new Map<string, string>();
  const items: Item[] = [];
  for (const area of ["localStorage", "sessionStorage"] as const)
    for (const [key, value] of storageItems(area)) {
      items.push({ area, key });
      values.set(idOf({ area, key }), plainOf(value));
    }
  for (const key of cookieNames()) items.push({ area: "cookie", key });
  for (const key of await databaseNames()) {
    items.push({ area: "indexedDB", key });
    const leads = key === stored.leads.key ? await waitingLeads?.() : undefined;
    values.set(idOf({ area: "indexedDB", key }), leads || key);
  }
  const names = await cacheNames();
  if (names.some(isOurCache)) values.set(idOf(stored.pages), await keptPages());
  for (const key of names) if (!isOurCache(key)) items.push({ area: "cache", key });
  return { values, others: items.filter((item) => !ours.has(idOf(item))) };
}

/** A cookie goes only by the path and domain it was set with, which nothing tells: so by all that are possible. */
function expireCookie(key: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, i) => `; Domain=${labels.slice(i).join(".")}`);
  const secure = location.protocol === "https:" ? "; Secure" : "";
  for (const path of ["/", location.pathname, location.pathname.replace(/\/$/, "")])
    for (const domain of ["", ...domains])
      document.cookie = `${key}=; Max-Age=0; Path=${path}${domain}${secure}`;
}

/** Resolves when it is gone, or waits for another tab that uses it. */
const deleteDatabase = (name: string): Promise<unknown> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = resolve;
  });

/** Deletes an item; where it is blocked or already gone, nothing happens. */
export async function removeItem({ area, key }: Item): Promise<void> {
  try {
    if (area === "cookie") expireCookie(key);
    else if (area === "indexedDB") await deleteDatabase(key);
    else if (area === "cache") {
      const names = key === stored.pages.key ? (await caches.keys()).filter(isOurCache) : [key];
      for (const name of names) await caches.delete(name);
    } else window[area].removeItem(key);
  } catch {
    // Nothing to delete where nothing may be kept.
  }
}
