/**
 * A visitor with a browser that keeps things: tabs come and go, some in the middle of something, and the clock goes on
 * between two visits. The outbox in each tab is the site's own; what keeps its entries behaves as the browser's
 * database does (src/script/leads/indexed-store.ts, which tests/browser/leads.test.ts drives itself).
 */
import { setImmediate as turn } from "node:timers/promises";
import { type Outbox, outbox } from "#script/leads/outbox.ts";
import { send } from "#script/leads/send.ts";
import type { Store } from "#script/leads/store.ts";
import type { Entry } from "#live/forms/leads/entry.ts";
import type { Lead } from "#live/forms/leads/lead.ts";

export interface Tab extends Outbox {
  /** From now on nothing happens in it any more; what is on the line may still arrive. */
  close(): void;
  /** Resolves when it has put a lead in: what comes before that, the visitor has not sent yet. */
  readonly kept: Promise<unknown>;
}

export interface Visitor {
  open(): Tab;
  /** Milliseconds that pass until the next visit. */
  wait(milliseconds: number): void;
  /** What is in the outbox now. */
  readonly entries: ReadonlyMap<string, Entry>;
}

export interface World {
  readonly url: string;
  readonly random: () => number;
  /** Milliseconds after which an answer is not waited for. */
  readonly patience: () => number;
  /** The share of attempts made without a line. */
  readonly offline: () => number;
  /** Whether the browser has locks: without, two tabs send the same at once. */
  readonly locks: boolean;
  /** Told of each attempt without a line. */
  readonly missed: () => void;
}

const never = new Promise<never>(() => undefined);

/** What the browser keeps, as seen by one tab: every step takes some turns, and none of a closed tab has any effect. */
function storeOf(entries: Map<string, Entry>, random: () => number, isOpen: () => boolean): Store {
  const step = async <T>(act: () => T): Promise<T> => {
    for (let i = random() * 3; i > 0; i -= 1) await turn();
    return isOpen() ? act() : never;
  };
  return {
    put: (entry) => step(() => void entries.set(entry.lead.id, structuredClone(entry))),
    change: (entry) =>
      step(() => {
        if (entries.has(entry.lead.id)) entries.set(entry.lead.id, structuredClone(entry));
      }),
    remove: (id) => step(() => void entries.delete(id)),
    all: () => step(() => structuredClone([...entries.values()])),
  };
}

export function visitor(world: World): Visitor {
  const { random } = world;
  const entries = new Map<string, Entry>();
  let now = Date.UTC(2026, 0, 1);
  let isLocked = false;

  /** A tab that is closed gives its lock back. */
  async function alone(work: () => Promise<void>, closed: Promise<unknown>): Promise<void> {
    if (!world.locks) return work();
    if (isLocked) return;
    isLocked = true;
    await Promise.race([work(), closed]);
    isLocked = false;
  }

  return {
    entries,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    open: () => {
      let open = true;
      const isOpen = () => open;
      const put = Promise.withResolvers<undefined>();
      const closed = Promise.withResolvers<undefined>();
      const store = storeOf(entries, random, isOpen);
      const box = outbox({
        store: {
          ...store,
          put: async (entry) => {
            await store.put(entry);
            put.resolve(undefined);
          },
        },
        send: async (lead: Lead) => {
          if (random() >= world.offline()) return send(world.url, lead, world.patience());
          world.missed();
          return { kind: "later" };
        },
        alone: (work) => alone(work, closed.promise),
        // A line that seems to be there and is not is the worse case: see above.
        online: () => true,
        now: () => now,
        random,
      });
      return {
        ...box,
        kept: put.promise,
        close: () => {
          open = false;
          closed.resolve(undefined);
        },
      };
    },
  };
}
