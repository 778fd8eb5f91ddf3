/**
 * What a visitor makes in a demo, kept in this browser: one record of JSON for each demo, with the version of its
 * form. Storage may be full or blocked, and what is found may be anything; neither is ever thrown.
 */
import { keep, recall } from "#lib/storage.ts";
import type { KeptName } from "#live/privacy/stored.ts";

/** How keeping went. `full`: no room for it. `blocked`: the browser keeps nothing at all for this site. */
export type Keeping = "kept" | "full" | "blocked";

/** The most characters of one record: a browser gives a site some five million in all. */
export const mostKept = 1_000_000;

/**
 * @param read makes sure that what was found has the form of this version; null where it has not
 * @returns what was kept; null where there is nothing, something else, or something of another version
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

/** Keeps a value in the place of what was kept before; where there is no room, that stays. */
export function writeKept(name: KeptName, version: number, value: unknown): Keeping {
  const text = JSON.stringify({ version, value });
  if (text.length > mostKept) return "full";
  const before = recall("localStorage", name);
  keep("localStorage", name, text);
  if (recall("localStorage", name) === text) return "kept";
  // A short record tells whether there is no room or no storage.
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

/** How many relationships there are; other demos delete them, too. */
export const countRelations = (): number =>
  readKept("catalog", catalogVersion, (found) => (Array.isArray(found) ? found.length : null)) ?? 0;
