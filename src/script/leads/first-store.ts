/** Several places as one: an entry lies in the first that takes it, and is looked for in all. */
import type { Entry } from "#live/forms/leads/entry.ts";
import type { Store } from "./store.ts";

/** Milliseconds for a place to answer: some browsers' databases, once in a while, never do. */
const patience = 400;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      reject(new Error("no answer"));
    }, patience);
    work.then(resolve, reject);
  });

/** @param stores from the one that keeps best to the one that always takes it */
export function firstStore(stores: readonly Store[]): Store {
  /** In every place; one that is blocked holds nothing. */
  const everywhere = async <T>(step: (store: Store) => Promise<T>): Promise<T[]> => {
    const done = await Promise.allSettled(stores.map((store) => inTime(step(store))));
    return done.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  };
  return {
    put: async (entry) => {
      for (const store of stores) {
        const isKept = await inTime(store.put(entry)).then(
          () => true,
          () => false,
        );
        if (isKept) return;
      }
    },
    change: async (entry) => {
      await everywhere((store) => store.change(entry));
    },
    remove: async (id) => {
      await everywhere((store) => store.remove(id));
    },
    all: async () => {
      const found = (await everywhere((store) => store.all())).flat();
      // One that answered too late may hold what the next has taken: the later state of the two counts.
      const byId = new Map<string, Entry>();
      for (const entry of found.toSorted((a, b) => a.due - b.due)) byId.set(entry.lead.id, entry);
      return [...byId.values()];
    },
  };
}
