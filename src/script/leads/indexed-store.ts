/** The outbox in the browser's own database (IndexedDB), which outlives the tab. */
import { type Entry, isEntry } from "#live/forms/leads/entry.ts";
import type { stored } from "#live/privacy/stored.ts";
import type { Store } from "./store.ts";

const databaseName: (typeof stored)["leads"]["key"] = "leads";
const storeName = "leads";

const refusal = (error: DOMException | null) =>
  error ?? new Error("the browser's database refuses");

/** Opened for one step and closed again, so that no tab keeps the visitor from deleting it. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(storeName, { keyPath: "lead.id" });
    };
    opening.onsuccess = () => {
      resolve(opening.result);
    };
    opening.onerror = () => {
      reject(refusal(opening.error));
    };
  });
}

/** Runs a step in one transaction, and waits until it is on the disk. */
async function within(
  mode: IDBTransactionMode,
  step: (entries: IDBObjectStore) => void,
): Promise<void> {
  const database = await open();
  try {
    // What has been acknowledged to the visitor must outlive a power cut, too.
    const transaction = database.transaction(storeName, mode, { durability: "strict" });
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(refusal(transaction.error));
      };
      step(transaction.objectStore(storeName));
    });
  } finally {
    database.close();
  }
}

/** Each step rejects where there is no such database, or it is blocked or full. */
export const indexedStore: Store = {
  put: (entry) =>
    within("readwrite", (entries) => {
      entries.put(entry);
    }),
  change: (entry) =>
    within("readwrite", (entries) => {
      const looking = entries.getKey(entry.lead.id);
      looking.onsuccess = () => {
        if (looking.result !== undefined) entries.put(entry);
      };
    }),
  remove: (id) =>
    within("readwrite", (entries) => {
      entries.delete(id);
    }),
  all: async () => {
    let found: Entry[] = [];
    await within("readonly", (entries) => {
      const reading: IDBRequest<unknown[]> = entries.getAll();
      reading.onsuccess = () => {
        found = reading.result.filter(isEntry);
      };
    });
    return found;
  },
};

/**
 * Calls back if nothing is there, at a moment at which nothing can be put in: steps that write wait for one another,
 * those of other tabs included.
 */
export const ifEmpty = (then: () => void): Promise<void> =>
  within("readwrite", (entries) => {
    const counting = entries.count();
    counting.onsuccess = () => {
      if (counting.result === 0) then();
    };
  });
