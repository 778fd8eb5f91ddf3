/** The outbox of a page that may keep nothing: it lasts until the page is left, and the lead is on its way by then. */
import type { Entry } from "#live/forms/leads/entry.ts";
import type { Store } from "./store.ts";

export function memoryStore(): Store {
  const entries = new Map<string, Entry>();
  return {
    put: async (entry) => {
      entries.set(entry.lead.id, entry);
    },
    change: async (entry) => {
      if (entries.has(entry.lead.id)) entries.set(entry.lead.id, entry);
    },
    remove: async (id) => {
      entries.delete(id);
    },
    all: async () => [...entries.values()],
  };
}
