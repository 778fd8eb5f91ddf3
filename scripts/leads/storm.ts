/**
 * The proof that no lead is lost and none arrives twice: many submits through the site's outbox, over a faulty line, to
 * the reference receiver, which is killed now and then. Then the storm ends, all visitors come back, and the leads in
 * the receiver's file are counted. The browser's real storage is tested in tests/browser/leads.test.ts.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { type Entry, formNames, type Lead } from "#live/forms/lead.ts";
import { outbox, send } from "#live/forms/outbox.ts";
import type { Store } from "#live/forms/store.ts";
import { seeded } from "#lib/random/seeded.ts";
import { faultyLine } from "./faults.ts";
import { receiverProcess } from "./receiver-process.ts";

/** Milliseconds after which a browser gives an answer up; on the site it is 15 seconds. */
const patience = 60;
const hour = 3_600_000;
/** Browsers at the same time. */
const atOnce = 24;
const mostKills = 4;

/** State shared by all visitors; it changes when the storm ends. */
interface Weather {
  readonly url: string;
  patience: number;
  /** The share of attempts without a connection, and how many there were. */
  offlineShare: number;
  offline: number;
}

const hex = (random: () => number, length: number) =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");
const texts = ["Ana", "Jörg", "محمد", "日本", "e\u0301\u0323", "<script>", "🌱", "\u202eabc"];

/** Some are too long to send while leaving a page. */
function randomLead(random: () => number): Lead {
  const text = () => texts[Math.floor(random() * texts.length)] ?? "";
  const long = random() < 0.03 ? "x".repeat(19_000) : "";
  return {
    id: `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`,
    form: formNames[Math.floor(random() * formNames.length)] ?? "demo",
    values: {
      FirstName: text() + long,
      LastName: text() + long,
      Email: "ana@shop.example",
      Company: long,
      Message: long,
      subscribecheckbox: random() < 0.5,
    },
    page: "/view-demos/",
    submitted: new Date().toISOString(),
    arrival: { landing: "/", referrer: "", campaign: [["utm_source", text()]] },
    marks: random() < 0.1 ? ["honeypot"] : [],
  };
}

/** A browser with storage: tabs open and close, some in the middle of work, and time passes between visits. */
class Visitor {
  readonly entries = new Map<string, Entry>();
  /** Milliseconds: the longest that a page had to wait. */
  longestWait = 0;
  readonly #random: () => number;
  readonly #weather: Weather;
  readonly #hasLocks: boolean;
  #isLocked = false;
  #now = Date.UTC(2026, 0, 1);

  constructor(random: () => number, weather: Weather) {
    this.#random = random;
    this.#weather = weather;
    this.#hasLocks = random() < 0.7;
  }

  /** The browser's storage for one tab: each step takes several turns, and has no effect once the tab is closed. */
  #storeOf(closing: AbortSignal): Store {
    const { entries } = this;
    const step = async <T>(act: () => T): Promise<T> => {
      for (let i = this.#random() * 3; i > 0; i -= 1) await turn();
      return closing.aborted ? new Promise<never>(() => undefined) : act();
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

  /** @returns a tab with the site's outbox; nothing happens once it is closed, but sent requests may still arrive */
  open() {
    const closing = new AbortController();
    const closed = new Promise((resolve) => closing.signal.addEventListener("abort", resolve));
    const kept = Promise.withResolvers<undefined>();
    const store = this.#storeOf(closing.signal);
    const box = outbox({
      store: {
        ...store,
        put: async (entry) => {
          await store.put(entry);
          kept.resolve(undefined);
        },
      },
      send: async (lead) => {
        if (this.#random() >= this.#weather.offlineShare)
          return send(this.#weather.url, lead, this.#weather.patience);
        this.#weather.offline += 1;
        return { kind: "later" };
      },
      alone: async (work) => {
        if (!this.#hasLocks) return work();
        if (this.#isLocked) return;
        this.#isLocked = true;
        // A closed tab releases its lock.
        await Promise.race([work(), closed]);
        this.#isLocked = false;
      },
      // A connection that only seems to exist is the worse case.
      isOnline: () => true,
      now: () => this.#now,
      random: this.#random,
    });
    return {
      ...box,
      /** Resolves when it has stored a lead: before that, the visitor has not sent it. */
      kept: kept.promise,
      close: () => closing.abort(),
    };
  }

  /** Submits a form. Some close the tab meanwhile, which no page waits for. */
  async submit(lead: Lead): Promise<void> {
    const tab = this.open();
    const since = performance.now();
    const delivered = tab.deliver(lead);
    await tab.kept;
    if (this.#random() < 0.3) await pause(this.#random() * patience);
    else {
      await delivered;
      this.longestWait = Math.max(this.longestWait, performance.now() - since);
    }
    tab.close();
  }

  /** Comes back after a while, in one tab or two; some are closed in the middle. */
  async comeBack(): Promise<void> {
    this.#now += this.#random() * 2 * hour;
    const tabs = this.#random() < 0.3 ? [this.open(), this.open()] : [this.open()];
    const flushed = Promise.all(tabs.map((tab) => tab.flush()));
    await (this.#random() < 0.25
      ? Promise.race([flushed, pause(this.#random() * patience)])
      : flushed);
    for (const tab of tabs) tab.close();
  }

  /** One or more submits, with visits in between and afterward. */
  async live(leads: readonly Lead[]): Promise<void> {
    for (const lead of leads) {
      await this.submit(lead);
      for (let visits = this.#random() * 3; visits > 0; visits -= 1) await this.comeBack();
    }
  }

  /** The storm is over: comes back until nothing is left. */
  async returnUntilEmpty(): Promise<void> {
    for (let visits = 0; visits < 20 && this.entries.size > 0; visits += 1) {
      this.#now += hour;
      await this.open().flush();
    }
  }
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = [...all];
  const worker = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * @param seed decides leads, faults and visits; what the machine's own timing decides differs from run to run
 * @param count submits, distributed among visitors in ones, twos and threes
 * @returns figures of the run; `requests` are those that reached the line, `duplicated` are rows of an id beyond its first
 */
export async function storm(seed: string, count: number) {
  const folder = await mkdtemp(join(tmpdir(), "leads-"));
  try {
    await using receiver = receiverProcess(join(folder, "leads.sqlite"));
    await receiver.start();
    await using line = await faultyLine(seed, patience * 1.5, receiver.port);
    const weather: Weather = { url: line.url, patience, offlineShare: 0.1, offline: 0 };
    const random = seeded(seed);
    const leads = Array.from({ length: count }, () => randomLead(random));
    const shares: Lead[][] = [];
    for (let from = 0; from < count; from += shares.at(-1)?.length ?? count)
      shares.push(leads.slice(from, from + 1 + Math.floor(random() * 3)));

    const visitors: Visitor[] = [];
    let kills = 0;
    let done = 0;
    let restarted = Promise.resolve();
    await inTurns(shares, async (share) => {
      const visitor = new Visitor(seeded(`${seed} ${String(share[0]?.id)}`), weather);
      visitors.push(visitor);
      await visitor.live(share);
      done += share.length;
      // In the middle of everything, one after the other.
      if (done <= ((kills + 1) * count) / (mostKills + 1) || kills === mostKills) return;
      kills += 1;
      restarted = restarted.then(receiver.kill).then(receiver.start);
      await restarted;
    });
    line.calm();
    // No attempt fails from now on, however busy the machine is.
    Object.assign(weather, { offlineShare: 0, patience: 10_000 });
    await inTurns(visitors, (visitor) => visitor.returnUntilEmpty());
    const ids = receiver.ids();
    const found = new Set(ids);
    return {
      seed,
      submits: count,
      requests: [...line.counts.values()].reduce((sum, each) => sum + each, 0),
      offlineAttempts: weather.offline,
      receiverKills: kills,
      stored: found.size,
      missing: leads.filter(({ id }) => !found.has(id)).length,
      duplicated: ids.length - found.size,
      leftInOutbox: visitors.reduce((sum, { entries }) => sum + entries.size, 0),
      /** How long a page had to wait before it could leave, in milliseconds. */
      longestWait: Math.round(Math.max(...visitors.map(({ longestWait }) => longestWait))),
      /** How often each fault was chosen. */
      faults: line.counts,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
