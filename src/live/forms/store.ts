/**
 * Where a browser keeps the outbox: in IndexedDB, which outlives the tab; where that is missing or blocked in
 * localStorage, and where nothing may be kept in this page's memory. The entry in localStorage is also the note by which
 * the page script knows that something waits (src/script/index.ts): an empty list says that the database holds it.
 */
import { type DBSchema, type IDBPObjectStore, openDB } from "idb";
import { keep, recall } from "#lib/storage.ts";
import { type Entry, isEntry } from "./lead.ts";

export interface Store {
  /** Keeps an entry, for good once it resolves. */
  put(entry: Entry): Promise<void>;
  /** Replaces an entry that is still there: one that was removed meanwhile does not come back. */
  change(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<Entry[]>;
}

/** The database and its one table (src/live/privacy/stored.ts). */
const name = "leads";
/** Milliseconds for the database to answer: some browsers' databases, once in a while, never do. */
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
 * Runs one transaction. The database is opened for it and closed again, so that no tab keeps the visitor from deleting
 * it. Rejects where there is no database, or it is blocked, full or silent.
 */
async function within<T>(step: (table: Table) => Promise<T>): Promise<T> {
  const work = async () => {
    const database = await openLeads();
    try {
      // What was confirmed to the visitor must also outlive a power cut.
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

/** What localStorage does not take. */
let inMemory: readonly Entry[] = [];

function readLocal(): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(recall("localStorage", "leads") ?? "[]");
    return [...(Array.isArray(value) ? value.filter(isEntry) : []), ...inMemory];
  } catch {
    return inMemory;
  }
}

function writeLocal(entries: readonly Entry[]): void {
  const text = JSON.stringify(entries);
  keep("localStorage", "leads", text);
  inMemory = recall("localStorage", "leads") === text ? [] : entries;
}

const localOthers = (id: string) => readLocal().filter(({ lead }) => lead.id !== id);

/** Leaves the note that something waits. */
const note = () => {
  writeLocal(readLocal());
};

/** Takes the note away where nothing waits; inside a transaction, so that no tab can put something in meanwhile. */
async function tidy(): Promise<void> {
  const forget = () => {
    if (readLocal().length === 0) keep("localStorage", "leads");
  };
  await within(async (table) => {
    if ((await table.count()) === 0) forget();
  }).catch(forget);
}

export const browserStore: Store & { readonly tidy: () => Promise<void> } = {
  tidy,
  async put(entry) {
    // Before and after: another tab may find everything empty in between, and take the note away.
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
    // The page of privacy choices follows other tabs by this event, and this one as well.
    dispatchEvent(new Event("storage"));
  },
  async all() {
    const found = await within((table) => table.getAll()).catch(() => []);
    // The database may have taken an entry too late: then localStorage has it as well, and the later state counts.
    const both = [...found.filter(isEntry), ...readLocal()].toSorted((a, b) => a.due - b.due);
    return [...new Map(both.map((entry) => [entry.lead.id, entry])).values()];
  },
};
