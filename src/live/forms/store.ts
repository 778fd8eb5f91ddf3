/**
 * Where a browser stores the outbox: in IndexedDB, which outlives the tab; in localStorage if that is missing or
 * blocked; or in this page's memory if nothing can be stored. The entry in localStorage also tells the page script that
 * something waits (src/script/index.ts): an empty list means that it is in the database.
 */
import { type DBSchema, type IDBPObjectStore, openDB } from "idb";
import { storeItem, readItem } from "#lib/storage.ts";
import { type Entry, isEntry } from "./lead.ts";

export interface Store {
  /** Stores an entry, permanently once it resolves. */
  put(entry: Entry): Promise<void>;
  /** Replaces an existing entry: one that was removed meanwhile does not come back. */
  change(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<Entry[]>;
}

/** The database and its one table (src/live/privacy/stored-items.ts). */
const name = "leads";
/** Milliseconds for the database to answer: in some browsers, it occasionally never does. */
const patience = 400;

interface Leads extends DBSchema {
  leads: { key: string; value: Entry };
}

const openLeads = () =>
  openDB<Leads>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore(name, { keyPath: "lead.id" });
    },
  });
type Table = IDBPObjectStore<Leads, ["leads"], "leads", "readwrite">;

/**
 * Runs one transaction. Opens the database for it and closes it again, so that no tab keeps the visitor from deleting
 * it. Rejects if there is no database, or it is blocked, full or silent.
 */
async function within<T>(step: (table: Table) => Promise<T>): Promise<T> {
  const work = async () => {
    const database = await openLeads();
    try {
      // A lead confirmed to the visitor must survive even a power failure.
      const transaction = database.transaction(name, "readwrite", { durability: "strict" });
      const [result] = await Promise.all([step(transaction.store), transaction.done]);
      return result;
    } finally {
      database.close();
    }
  };
  return Promise.race([
    work(),
    new Promise<never>((_, reject) => {
      setTimeout(reject, patience, new Error("the database does not answer"));
    }),
  ]);
}

/** Entries that localStorage does not take. */
let inMemory: readonly Entry[] = [];

function readLocal(): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(readItem("localStorage", "leads") ?? "[]");
    return [...(Array.isArray(value) ? value.filter(isEntry) : []), ...inMemory];
  } catch {
    return inMemory;
  }
}

function writeLocal(entries: readonly Entry[]): void {
  const text = JSON.stringify(entries);
  storeItem("localStorage", "leads", text);
  inMemory = readItem("localStorage", "leads") === text ? [] : entries;
}

const localOthers = (id: string) => readLocal().filter(({ lead }) => lead.id !== id);

/** Adds the note that something waits. */
const note = () => {
  writeLocal(readLocal());
};

/** Removes the note if nothing waits; inside a transaction, so that no tab can add something meanwhile. */
async function tidy(): Promise<void> {
  const forget = () => {
    if (readLocal().length === 0) storeItem("localStorage", "leads");
  };
  await within(async (table) => {
    if ((await table.count()) === 0) forget();
  }).catch(forget);
}

export const browserStore: Store & { readonly tidy: () => Promise<void> } = {
  tidy,
  async put(entry) {
    // Before and after: another tab may find everything empty in between, and remove the note.
    note();
    try {
      await within((table) => table.put(entry));
      note();
    } catch {
      writeLocal([...localOthers(entry.lead.id), entry]);
    }
  },
  async change(entry) {
    const rest = localOthers(entry.lead.id);
    if (rest.length < readLocal().length) writeLocal([...rest, entry]);
    await within(async (table) => {
      if (await table.getKey(entry.lead.id)) await table.put(entry);
    }).catch(() => undefined);
  },
  async remove(id) {
    const rest = localOthers(id);
    if (rest.length < readLocal().length) writeLocal(rest);
    await within((table) => table.delete(id)).catch(() => undefined);
    await tidy();
    // The privacy choices page follows other tabs through this event, and this tab too.
    dispatchEvent(new Event("storage"));
  },
  async all() {
    const found = await within((table) => table.getAll()).catch(() => []);
    // The database may have stored an entry too late: then localStorage has it too, and the later state counts.
    const both = [...found.filter(isEntry), ...readLocal()].toSorted((a, b) => a.due - b.due);
    return [...new Map(both.map((entry) => [entry.lead.id, entry])).values()];
  },
};
