/**
 * The outbox in localStorage, where the database is missing. Its record is also the note by which the pages know that
 * something waits (src/script/later/outbox.ts): an empty list says that the database holds it.
 */
import { type Entry, isEntry } from "#live/forms/leads/entry.ts";
import { keep, recall } from "#script/storage.ts";
import type { Store } from "./store.ts";

function read(): Entry[] {
  try {
    const value: unknown = JSON.parse(recall("localStorage", "leads") ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const write = (entries: readonly Entry[]) => {
  keep("localStorage", "leads", JSON.stringify(entries));
};

const others = (id: string) => read().filter(({ lead }) => lead.id !== id);

/** Leaves the note. */
export const note = () => {
  write(read());
};

/** Takes the note away; what localStorage itself holds stays. */
export const forgetNote = () => {
  if (read().length === 0) keep("localStorage", "leads");
};

export const localStore: Store = {
  put: async (entry) => {
    write([...others(entry.lead.id), entry]);
    if (!read().some(({ lead }) => lead.id === entry.lead.id)) {
      throw new Error("localStorage refuses");
    }
  },
  change: async (entry) => {
    const rest = others(entry.lead.id);
    if (rest.length < read().length) write([...rest, entry]);
  },
  remove: async (id) => {
    const rest = others(id);
    if (rest.length < read().length) write(rest);
  },
  all: async () => read(),
};
