/**
 * The outbox: a lead is put in before anything else, and goes only when the receiver has answered that it has it,
 * or after seven days. Everything outside is handed in, so that the same code is driven through a thousand faults
 * (scripts/leads/). Rules: docs/leads.md.
 */
import {
  begun,
  delayed,
  type Entry,
  isExpired,
  leased,
  refused,
  waitOf,
} from "#live/forms/leads/entry.ts";
import type { Lead } from "#live/forms/leads/lead.ts";
import type { Verdict } from "#live/forms/leads/verdict.ts";
import type { Store } from "./store.ts";

/** Milliseconds that the redirect waits for a lead at most. */
export const longestWait = 1000;

export interface Surroundings {
  readonly store: Store;
  /** One attempt; never rejects. */
  readonly send: (lead: Lead) => Promise<Verdict>;
  /** Runs work while no other tab runs its own; else leaves it out and resolves at once. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Whether there may be a line; without one nothing is tried, and nothing waits for having failed. */
  readonly online: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface Outbox {
  /** Puts a lead in and sends it. Resolves when the page may be left, after a second at most; rejects where the store does. */
  deliver(lead: Lead): Promise<void>;
  /**
   * Sends what is due, if no other tab is at it.
   *
   * @returns milliseconds until something is due again; undefined where nothing waits, or only for a line
   */
  flush(): Promise<number | undefined>;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

export function outbox({ store, send, alone, online, now, random }: Surroundings): Outbox {
  async function attempt(entry: Entry): Promise<void> {
    if (!online()) {
      await store.change({ ...entry, due: now() });
      return;
    }
    const verdict = await send(entry.lead);
    if (verdict.kind === "stored") await store.remove(entry.lead.id);
    else if (verdict.kind === "refused") await store.change(refused(entry, verdict.reason));
    else await store.change(delayed(entry, now(), random(), verdict.asked));
  }

  async function sendDue(): Promise<void> {
    for (const entry of await store.all()) {
      if (isExpired(entry, now())) await store.remove(entry.lead.id);
      else if (entry.refused === undefined && waitOf(entry, now()) === 0) {
        const mine = leased(entry, now());
        await store.change(mine);
        await attempt(mine);
      }
    }
  }

  return {
    async deliver(lead) {
      const entry = begun(lead, now());
      const work = store.put(entry).then(() => attempt(entry));
      await Promise.race([work, pause(longestWait)]);
    },
    async flush() {
      if (!online()) return undefined;
      await alone(sendDue);
      const waiting = (await store.all()).filter((entry) => entry.refused === undefined);
      return waiting.length === 0
        ? undefined
        : Math.min(...waiting.map((entry) => waitOf(entry, now())));
    },
  };
}
