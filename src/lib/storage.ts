/**
 * Storage that may be blocked (private windows, strict settings); then nothing is kept and nothing breaks. Entries are
 * read and written as properties, which is shorter; none of our names is a method's.
 */

type Area = "localStorage" | "sessionStorage";

/** @returns the value under the name, if any */
export function recall(area: Area, name: string): string | undefined {
  try {
    return window[area][name] as string | undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; without one, removes it. */
export function keep(area: Area, name: string, value?: string): void {
  try {
    if (value) window[area][name] = value;
    else window[area].removeItem(name);
  } catch {
    // Blocked: the value lasts for this page only.
  }
}
