/**
 * What a visitor makes in a demo or types into a form, stored in this browser: one JSON record each, with a version of
 * its format. Change the version when the format changes: older records are then ignored. Storage may be full or
 * blocked. Nothing here throws.
 */
import { keep, type Keeping, recall } from "#lib/storage.ts";
import { type KeptName, stored } from "#live/privacy/stored.ts";

/** The most characters of one record. Browsers give a site about five million in total. */
export const mostKept = 1_000_000;

/** @returns the value that this version stored; null if there is none */
export function readKept<T>(name: KeptName, version: number): T | null {
  try {
    const found = JSON.parse(recall(stored[name].area, name) ?? "null") as {
      version: number;
      value: T;
    } | null;
    return found?.version === version ? found.value : null;
  } catch {
    return null;
  }
}

/** Replaces the stored value; if there is no room, the old one remains. */
export function writeKept(name: KeptName, version: number, value: unknown): Keeping {
  const text = JSON.stringify({ version, value });
  return text.length > mostKept ? "full" : keep(stored[name].area, name, text);
}

export function dropKept(name: KeptName): void {
  keep(stored[name].area, name);
}

/** The version of the relationships that the visitor drew in the data catalog. */
export const catalogVersion = 1;

/** The number of relationships; other demos delete them, too. */
export const countRelations = (): number =>
  readKept<readonly unknown[]>("catalog", catalogVersion)?.length ?? 0;
