/**
 * What a visitor makes in a demo or types into a form, stored in this browser: one JSON record each, with a version of
 * its format. Change the version when the format changes: older records are then ignored. Storage may be full or
 * blocked. Nothing here throws.
 */
import { storeItem, type StorageResult, readItem } from "#lib/storage.ts";
import { type SavedWorkName, stored } from "#live/privacy/stored-items.ts";

/** @returns the value that this version stored; null if there is none */
export function readSavedWork<T>(name: SavedWorkName, version: number): T | null {
  try {
    const found = JSON.parse(readItem(stored[name].area, name) ?? "null") as {
      version: number;
      value: T;
    } | null;
    return found?.version === version ? found.value : null;
  } catch {
    return null;
  }
}

/** Replaces the stored value; if there is no room, the old one remains. */
export function writeSavedWork(
  name: SavedWorkName,
  version: number,
  value: unknown,
): StorageResult {
  return storeItem(stored[name].area, name, JSON.stringify({ version, value }));
}

export function deleteSavedWork(name: SavedWorkName): void {
  storeItem(stored[name].area, name);
}

/** The version of the relationships that the visitor drew in the data catalog. */
export const catalogVersion = 1;

/** The number of relationships; other demos delete them, too. */
export const countRelations = (): number =>
  readSavedWork<readonly unknown[]>("catalog", catalogVersion)?.length ?? 0;
