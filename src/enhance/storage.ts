/**
 * Storage that may be blocked (private windows, strict settings): then nothing is kept, and nothing breaks.
 */

/** @returns what is kept under the name, or null */
export function recall(area: "localStorage" | "sessionStorage", name: string): string | null {
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value; null removes it. */
export function keep(
  area: "localStorage" | "sessionStorage",
  name: string,
  value: string | null,
): void {
  try {
    if (value === null) window[area].removeItem(name);
    else window[area].setItem(name, value);
  } catch {
    // Blocked: the value serves for this page only.
  }
}
