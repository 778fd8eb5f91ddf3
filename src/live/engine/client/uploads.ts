/**
 * The visitor's files in the browser's own database (IndexedDB), stored as files. The worker makes a table of one when
 * needed. Nothing here throws; storage may be full, blocked or missing, and then files last as long as the page.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type StorageResult, storageFailure } from "#lib/storage.ts";
import { stored } from "#live/privacy/stored-items.ts";
import type { Upload } from "./protocol.ts";

interface Schema extends DBSchema {
  uploads: { key: string; value: Upload };
}

/** Closed each time, so that another window can delete it. */
async function withDatabase<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(stored.uploads.key, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore("uploads", { keyPath: "name" });
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

export const savedUploads = (): Promise<Upload[]> =>
  withDatabase((database) => database.getAll("uploads")).catch(() => []);

export const saveUpload = (upload: Upload): Promise<StorageResult> =>
  withDatabase((database) => database.put("uploads", upload)).then(() => "kept", storageFailure);

/** A database that cannot be opened is empty. @param name of one file; all of them without it */
export const deleteSavedUploads = (name?: string): Promise<void> =>
  withDatabase((database) =>
    name === undefined ? database.clear("uploads") : database.delete("uploads", name),
  ).catch(() => undefined);
