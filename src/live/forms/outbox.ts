/**
 * The outbox: a lead is stored before anything else, and deleted only when the receiver has confirmed it, or after
 * seven days. All dependencies are passed in, so that the same code runs through a thousand faults (tests/unit/lead-storm.sweep.test.ts).
 * Rules: docs/leads.md.
 */
import {
  delayed,
  type Entry,
  isExpired,
  type Lead,
  withLease,
  type Verdict,
  verdictOf,
  waitOf,
} from "./lead.ts";
import { browserStore, type Store } from "./store.ts";

/** How long the page waits for the receiver before it leaves, in milliseconds. */
export const maxWait = 1000;
/** Milliseconds for the receiver to answer; shorter than an entry's lease. */
const answerTimeout = 15_000;
/** Minimum milliseconds between two rounds. */
const shortestPause = 1000;
/** Browsers keep up to 64 KB alive when the page is left (Fetch, 4.6), including other pending requests. */
const maxKeepaliveBytes = 60_000;

export interface Surroundings {
  readonly store: Store;
  /** One attempt; never rejects. */
  readonly send: (lead: Lead) => Promise<Verdict>;
  /** Runs work unless another tab is already running some. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly isOnline: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 to 1. */
  readonly random: () => number;
}

export function outbox({ store, send, alone, isOnline, now, random }: Surroundings) {
  async function attempt(entry: Entry): Promise<void> {
    if (!isOnline()) {
      await store.change({ ...entry, due: now() });
      return;
    }
    const verdict = await send(entry.lead);
    if (verdict.kind === "stored") await store.remove(entry.lead.id);
    else if (verdict.kind === "refused") await store.change({ ...entry, refused: verdict.reason });
    else await store.change(delayed(entry, now(), random(), verdict.asked));
  }

  async function sendDue(): Promise<void> {
    for (const entry of await store.all()) {
      if (isExpired(entry, now())) await store.remove(entry.lead.id);
      else if (entry.refused === undefined && waitOf(entry, now()) === 0) {
        const mine = withLease(entry, now());
        await store.change(mine);
        await attempt(mine);
      }
    }
  }

  return {
    /** Stores a lead and sends it. Resolves within a second, when the page may be left; rejects if the store does. */
    async deliver(lead: Lead): Promise<void> {
      const entry = withLease({ lead, kept: now(), tries: 0, due: now() }, now());
      const work = store.put(entry).then(() => attempt(entry));
      await Promise.race([work, new Promise((resolve) => setTimeout(resolve, maxWait))]);
    },
    /** Sends due leads. @returns milliseconds until the next is due; undefined if none waits, or only for a connection */
    async flush(): Promise<number | undefined> {
      if (!isOnline()) return undefined;
      await alone(sendDue);
      const waiting = (await store.all()).filter(({ refused }) => refused === undefined);
      if (waiting.length === 0) return undefined;
      return Math.min(...waiting.map((entry) => waitOf(entry, now())));
    },
  };
}

/**
 * One attempt.
 *
 * @param limit milliseconds to wait for an answer.
 * @returns the outcome; never rejects
 */
export async function send(url: string, lead: Lead, limit = answerTimeout): Promise<Verdict> {
  const body = JSON.stringify(lead);
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": lead.id },
      body,
      keepalive: new TextEncoder().encode(body).length <= maxKeepaliveBytes,
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(limit),
    });
    const text = await answer.text();
    return verdictOf(lead.id, answer.status, text, answer.headers.get("Retry-After"));
  } catch {
    // No connection, no receiver, or no complete answer in time.
    return { kind: "later" };
  }
}

/** Without locks (on pages that are not secure) two tabs may send the same lead; it is still stored only once. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request("leads", { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
}

const browserOutbox = () =>
  outbox({
    store: browserStore,
    send: (lead) => send(leadsEndpoint, lead),
    alone,
    isOnline: () => navigator.onLine,
    now: Date.now,
    random: Math.random,
  });

let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/** Sends waiting leads now, whenever one is due, and when the connection is back. */
export async function sendWaiting(): Promise<void> {
  if (!isListening) {
    isListening = true;
    addEventListener("online", () => void sendWaiting());
  }
  clearTimeout(timer);
  const wait = await browserOutbox()
    .flush()
    .catch(() => undefined);
  await browserStore.tidy();
  clearTimeout(timer);
  if (wait !== undefined)
    timer = setTimeout(() => void sendWaiting(), Math.max(wait, shortestPause));
}

/**
 * Passes a lead on as configured (SITE_LEADS, docs/leads.md): to the receiver, or only to the console. Never rejects:
 * whatever fails, the visitor can continue.
 *
 * @returns when the page may be left
 */
export async function deliver(lead: Lead): Promise<void> {
  if (leadsEndpoint === "") {
    // The specification's callback (7.2), which only logs.
    console.log("Lead", lead);
    return;
  }
  try {
    await browserOutbox().deliver(lead);
    // The page may stay: without a connection, or because the next page does not answer.
    void sendWaiting();
  } catch {
    // It is in the outbox, and will be sent again on the next visit.
  }
}
