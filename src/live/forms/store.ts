/**
 * Where a browser stores the outbox: in localStorage, which outlives the tab; in this page's memory if nothing can be
 * stored. The entry is there only while something waits, which the page script looks for (src/script/index.ts).
 */
import { keep, recall } from "#lib/storage.ts";
import { type Entry, isEntry } from "./lead.ts";

export interface Store {
  /** Stores an entry. */
  put(entry: Entry): Promise<void>;
  /** Replaces an existing entry: one that was removed meanwhile does not come back. */
  change(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<readonly Entry[]>;
}

/** Entries that localStorage does not take. */
let inMemory: readonly Entry[] = [];

function read(): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(recall("localStorage", "leads") ?? "[]");
    return [...(Array.isArray(value) ? value.filter(isEntry) : []), ...inMemory];
  } catch {
    return inMemory;
  }
}

function write(entries: readonly Entry[]): void {
  const text = entries.length === 0 ? undefined : JSON.stringify(entries);
  inMemory = keep("localStorage", "leads", text) === "kept" ? [] : entries;
}

const others = (id: string) => read().filter(({ lead }) => lead.id !== id);

export const browserStore: Store = {
  async put(entry) {
    write([...others(entry.lead.id), entry]);
  },
  async change(entry) {
    const rest = others(entry.lead.id);
    if (rest.length < read().length) write([...rest, entry]);
  },
  async remove(id) {
    write(others(id));
    // The privacy choices page follows other tabs through this event, and this tab too.
    dispatchEvent(new Event("storage"));
  },
  async all() {
    // If there is no room, the older list is still stored, and what is in memory counts.
    return [...new Map(read().map((entry) => [entry.lead.id, entry])).values()];
  },
};
