/**
 * Storage that may be blocked (private windows, strict settings); then nothing is kept and nothing breaks. Entries are
 * read and written as properties, which is shorter; none of our names is a method's.
 */

type Area = "localStorage" | "sessionStorage";

/** @returns the value under the name, if any */
export function readItem(area: Area, name: string): string | undefined {
  try {
    return window[area][name] as string | undefined;
  } catch {
    return undefined;
  }
}

/** `full`: no room for the value. `blocked`: the browser stores nothing for this site. */
export type StorageResult = "kept" | "full" | "blocked";

/** @param error what the browser threw */
export const storageFailure = (error: unknown): StorageResult =>
  (error as Error).name === "QuotaExceededError" ? "full" : "blocked";

/** Stores a value; without one, removes it. A value that is not kept lasts for this page only. */
export function storeItem(area: Area, name: string, value?: string): StorageResult {
  try {
    if (value) window[area][name] = value;
    else window[area].removeItem(name);
    return "kept";
  } catch (error) {
    return storageFailure(error);
  }
}
