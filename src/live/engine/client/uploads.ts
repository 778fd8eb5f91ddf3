/**
 * The visitor's files in the browser's own database (IndexedDB), as files: a table is made of one when it is asked for.
 * Nothing here throws; storage may be full, blocked or not there at all, and then files last as long as the page.
 */
import { stored } from "#live/privacy/stored.ts";
import type { Upload } from "./protocol.ts";

const databaseName = stored.uploads.key;
const storeName = "uploads";

export type Kept = "kept" | "full" | "blocked";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("the browser's database refuses"));
    };
  });

async function withStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(storeName, { keyPath: "name" });
  };
  const database = await settled(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error("the browser's database refuses"));
      };
    });
    const [result] = await Promise.all([settled(act(transaction.objectStore(storeName))), done]);
    return result;
  } finally {
    database.close();
  }
}

export async function keptUploads(): Promise<Upload[]> {
  try {
    return await withStore<Upload[]>("readonly", (store) => store.getAll() as IDBRequest<Upload[]>);
  } catch {
    return [];
  }
}

export async function keepUpload(upload: Upload): Promise<Kept> {
  try {
    await withStore("readwrite", (store) => store.put(upload));
    return "kept";
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError"
      ? "full"
      : "blocked";
  }
}

/** @param name of one; all of them without it */
export async function forgetUploads(name?: string): Promise<void> {
  try {
    await withStore<undefined>("readwrite", (store) =>
      name === undefined ? store.clear() : store.delete(name),
    );
  } catch {
    // What cannot be opened holds nothing.
  }
}
