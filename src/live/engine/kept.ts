/**
 * What a visitor makes in a demo, stored in this browser: one JSON record per demo, with a version of its format.
 * Storage may be full or blocked, and stored data can be anything. Nothing here throws.
 */
import { keep, recall } from "#lib/storage.ts";
import type { KeptName } from "#live/privacy/stored.ts";

/** The result of storing. `full`: no room for it. `blocked`: the browser stores nothing for this site. */
export type Keeping = "kept" | "full" | "blocked";

/** The most characters of one record. Browsers give a site about five million in total. */
export const mostKept = 1_000_000;

/**
 * @param read checks that the data has this version's format; null if not
 * @returns the stored value; null if there is nothing, something else, or another version
 */
export function readKept<T>(
  name: KeptName,
  version: number,
  read: (found: unknown) => T | null,
): T | null {
  try {
    const found: unknown = JSON.parse(recall("localStorage", name) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    if (!("version" in found && "value" in found) || found.version !== version) return null;
    return read(found.value);
  } catch {
    return null;
  }
}

/** Replaces the stored value; if there is no room, the old one remains. */
export function writeKept(name: KeptName, version: number, value: unknown): Keeping {
  const text = JSON.stringify({ version, value });
  if (text.length > mostKept) return "full";
  const before = recall("localStorage", name);
  keep("localStorage", name, text);
  if (recall("localStorage", name) === text) return "kept";
  // A short record shows whether the room or the storage is missing.
  if (before === undefined) {
    keep("localStorage", name, "{}");
    const some = recall("localStorage", name) === "{}";
    keep("localStorage", name);
    return some ? "full" : "blocked";
  }
  return "full";
}

export function dropKept(name: KeptName): void {
  keep("localStorage", name);
}

/** The version of the relationships that the visitor drew in the data catalog. */
export const catalogVersion = 1;

/** The number of relationships; other demos delete them, too. */
export const countRelations = (): number =>
  readKept("catalog", catalogVersion, (found) => (Array.isArray(found) ? found.length : null)) ?? 0;
