/** The outbox of this browser. Nothing is made before it is asked for, so that a build without it has none of it. */
import type { Entry } from "#live/forms/leads/entry.ts";
import { firstStore } from "./first-store.ts";
import { ifEmpty, indexedStore } from "./indexed-store.ts";
import { forgetNote, localStore, note } from "./local-store.ts";
import { memoryStore } from "./memory-store.ts";
import { type Outbox, outbox } from "./outbox.ts";
import { send } from "./send.ts";
import type { Store } from "./store.ts";

let places: Store | undefined;

/** From the place that keeps best to the one that always does. */
const kept = () => (places ??= firstStore([indexedStore, localStore, memoryStore()]));

/** Takes the note away where nothing waits. */
async function tidy(): Promise<void> {
  if ((await kept().all()).length > 0) return;
  // A database that is blocked holds nothing.
  await ifEmpty(forgetNote).catch(forgetNote);
}

/** The same places with the note that something waits: there from before a lead is, until after it is gone. */
const noted = (): Store => ({
  ...kept(),
  put: async (entry) => {
    note();
    await kept().put(entry);
    // Another tab may have found everything empty in between.
    note();
  },
  remove: async (id) => {
    await kept().remove(id);
    await tidy();
    // The page that shows what waits follows other tabs, and this one in the same way.
    dispatchEvent(new Event("storage"));
  },
});

/** Where browsers know no locks (pages that are not secure), two tabs may send the same; it is stored once. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request("leads", { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
}

/** @param url the receiver's address */
export function browserOutbox(url: string): Outbox {
  const box = outbox({
    store: noted(),
    send: (lead) => send(url, lead),
    alone,
    online: () => navigator.onLine,
    now: Date.now,
    random: Math.random,
  });
  return {
    ...box,
    flush: async () => {
      const wait = await box.flush();
      await tidy();
      return wait;
    },
  };
}

/** Everything that waits or was refused, for the page that shows it. */
export const waiting = (): Promise<Entry[]> => kept().all();
