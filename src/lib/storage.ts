/**
 * Storage that may be blocked (private windows, strict settings): then nothing is kept, and nothing breaks. Its
 * entries are read and written as fields, which is shorter; no name of ours is that of a method.
 */

type Area = "localStorage" | "sessionStorage";

/** @returns what is kept under the name, if anything */
export function recall(area: Area, name: string): string | undefined {
  try {
    return window[area][name] as string | undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value; without one, what was kept is removed. */
export function keep(area: Area, name: string, value?: string): void {
  try {
    if (value) window[area][name] = value;
    else window[area].removeItem(name);
  } catch {
    // Blocked: the value serves for this page only.
  }
}
