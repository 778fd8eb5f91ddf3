/** Finds, describes and deletes everything that a browser stores for this site, in all places. */
import type { Entry } from "#live/forms/lead.ts";
import { pagesCache } from "#worker/shared-names.ts";
import { type Area, stored } from "./stored-items.ts";

/** A stored item. */
export interface Item {
  readonly area: Area | "cookie";
  readonly key: string;
}

/** How many characters of a value are shown. */
const longest = 240;

/** The leaves of a JSON value as "name: value", without empty or false ones. */
function leaves(value: unknown, name = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => leaves(each, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) => leaves(each, key));
  if (value === "" || value === false || value === null) return [];
  return [name === "" ? String(value) : `${name}: ${String(value)}`];
}

/**
 * @param kept the stored text.
 * @returns its leaves, separated by semicolons; unchanged if not a JSON object or list
 */
export function plainOf(kept: string): string {
  let text = kept;
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value === "object" && value !== null) text = leaves(value).join("; ") || kept;
  } catch {
    // Not JSON: a word, or a link's parameters.
  }
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

/** @returns what a place holds; nothing if it is blocked */
async function heldIn<T>(read: () => readonly T[] | Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}

const isOurCache = (name: string) => name.startsWith(`${stored.pages.key}-`);

/** @returns the paths of the kept pages, the last visit first */
async function keptPages(): Promise<string> {
  const cache = await caches.open(pagesCache);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.reverse().join(", ");
}

/** @returns each waiting lead by its email address and day, and what delays it */
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

/** What is stored now: our items, with their values in words, by place and name; and everything else. */
export interface BrowserData {
  readonly values: ReadonlyMap<string, string>;
  readonly others: readonly Item[];
}
export const idOf = ({ area, key }: Item): string => `${area} ${key}`;
const ours = new Set<string>(Object.values(stored).map(idOf));

/** @param waitingLeads describes what waits in the outbox, if there is one */
export async function readBrowserData(waitingLeads?: () => Promise<string>): Promise<BrowserData> {
  const values = new Map<string, string>();
  const items: Item[] = [];
  for (const area of ["localStorage", "sessionStorage"] as const)
    for (const [key, value] of await heldIn(() => Object.entries<string>(window[area]))) {
      items.push({ area, key });
      values.set(idOf({ area, key }), plainOf(value));
    }
  for (const cookie of await heldIn(() => document.cookie.split("; ").filter(Boolean)))
    items.push({ area: "cookie", key: cookie.split("=")[0] ?? "" });
  for (const { name: key = "" } of await heldIn(() => indexedDB.databases())) {
    if (key === "") continue;
    items.push({ area: "indexedDB", key });
    const leads = key === stored.leads.key ? await waitingLeads?.() : undefined;
    values.set(idOf({ area: "indexedDB", key }), leads || key);
  }
  const names = await heldIn(() => caches.keys());
  if (names.some(isOurCache)) values.set(idOf(stored.pages), await keptPages());
  for (const key of names) if (!isOurCache(key)) items.push({ area: "cache", key });
  return { values, others: items.filter((item) => !ours.has(idOf(item))) };
}

/** Deleting a cookie takes its original path and domain, which cannot be read: so this tries all possible ones. */
function expireCookie(key: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, i) => `; Domain=${labels.slice(i).join(".")}`);
  const secure = location.protocol === "https:" ? "; Secure" : "";
  for (const path of ["/", location.pathname, location.pathname.replace(/\/$/, "")])
    for (const domain of ["", ...domains])
      document.cookie = `${key}=; Max-Age=0; Path=${path}${domain}${secure}`;
}

/** Resolves when it is deleted, or blocked by another tab that uses it. */
const deleteDatabase = (name: string): Promise<unknown> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = resolve;
  });

/** Deletes an item; does nothing if it is blocked or already gone. */
export async function removeItem({ area, key }: Item): Promise<void> {
  try {
    if (area === "cookie") expireCookie(key);
    else if (area === "indexedDB") await deleteDatabase(key);
    else if (area === "cache") {
      const names = key === stored.pages.key ? (await caches.keys()).filter(isOurCache) : [key];
      for (const name of names) await caches.delete(name);
    } else window[area].removeItem(key);
  } catch {
    // Nothing to delete if nothing can be stored.
  }
}
