/**
 * The proof that no lead is lost and none arrives twice (docs/leads.md): many submits through the site's outbox, over a
 * line on which everything goes wrong, to the reference receiver, which is killed now and then. Then the storm ends, all
 * visitors come back, and the leads in the receiver's file are counted. The browser's real storage is tested in
 * tests/browser/leads.test.ts.
 *
 * `npm test -- leads` sends a thousand with a new seed; LEADS_SEED repeats a run. What the machine's own timing decides
 * differs from run to run.
 */
import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { lead } from "#live/forms/lead.fixture.ts";
import { type Entry, formNames, type Lead } from "#live/forms/lead.ts";
import { maxWait, outbox, send } from "#live/forms/outbox.ts";
import type { Store } from "#live/forms/store.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { serve } from "#scripts/lib/serve.ts";
import { patience } from "#tests/support/patience.ts";
import { receiverProcess } from "#tests/support/receiver-process.ts";

const seed = process.env["LEADS_SEED"] ?? "perennial";
const count = process.env["TEST_FULL"] === "1" ? 1000 : 300;

/** Milliseconds after which a browser gives an answer up; on the site it is 15 seconds. */
const longestAnswer = 120;
const hour = 3_600_000;
/** Browsers at the same time. */
const atOnce = 24;
const mostKills = 4;

interface Answer {
  readonly status: number;
  readonly body: string;
}
const reply = (response: ServerResponse, { status, body }: Answer) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);

/** What happens to a request: its relative frequency, and what it does. `store` passes the request to the receiver. */
type Fault = readonly [
  weight: number,
  act: (response: ServerResponse, store: () => Promise<Answer>) => unknown,
];
const faults: Readonly<Record<string, Fault>> = {
  none: [30, async (response, store) => reply(response, await store())],
  slow: [12, (response, store) => pause(20).then(async () => reply(response, await store()))],
  // The connection is cut before the lead is read.
  down: [12, (response) => response.destroy()],
  "500 before storing": [6, (response) => response.writeHead(500).end()],
  "no answer after storing": [9, (response, store) => store().then(() => response.destroy())],
  "500 after storing": [6, (response, store) => store().then(() => response.writeHead(500).end())],
  "half an answer after storing": [
    5,
    async (response, store) => {
      const { status, body } = await store();
      response.writeHead(status, { "Content-Length": body.length });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
    },
  ],
  // The browser has given up.
  "answer too late": [
    5,
    async (response, store) => {
      const answer = await store();
      await pause(longestAnswer * 1.5);
      reply(response, answer);
    },
  ],
  // A hotel's log-in page.
  "another page answers 200": [3, (response) => response.writeHead(200).end("<h1>Welcome</h1>")],
};

/** The fault for a number from 0 to 1. */
function faultOf(random: number): string {
  const all = Object.entries(faults);
  let rest = random * all.reduce((sum, [, [weight]]) => sum + weight, 0);
  return all.find(([, [weight]]) => (rest -= weight) < 0)?.[0] ?? "none";
}

/** A line to the receiver. The seed decides on a fault for each lead and attempt, in any order. */
async function faultyLine(receiverPort: () => number | undefined) {
  const counts = new Map<string, number>();
  const attempts = new Map<string, number>();
  let isCalm = false;
  const site = await serve((incoming, response) => {
    const take = async () => {
      const id = String(incoming.headers["idempotency-key"]);
      const attempt = (attempts.get(id) ?? 0) + 1;
      attempts.set(id, attempt);
      const fault = isCalm ? "none" : faultOf(seededRandom(`${seed} ${id} ${String(attempt)}`)());
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
      const port = receiverPort();
      if (port === undefined) return response.destroy();
      const store = async () => {
        const headers = { "Content-Type": "application/json", "Idempotency-Key": id };
        const url = `http://127.0.0.1:${String(port)}/`;
        const answer = await fetch(url, { method: "POST", headers, body: await text(incoming) });
        return { status: answer.status, body: await answer.text() };
      };
      return faults[fault]?.[1](response, store);
    };
    // The receiver was killed meanwhile, or the browser gave up.
    take().catch(() => response.destroy());
  }, "127.0.0.1");
  return {
    url: `${site.origin}/`,
    /** How often each fault was chosen. */
    counts,
    /** From now on everything arrives. */
    calm: () => (isCalm = true),
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  };
}

/** State shared by all visitors; it changes when the storm ends. `offline` counts attempts without a connection. */
interface Weather {
  readonly url: string;
  longestAnswer: number;
  offlineShare: number;
  offline: number;
}

const hex = (random: () => number, length: number) =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");

/** Some are too long to send while leaving a page. */
const randomLead = (random: () => number): Lead =>
  lead(1, {
    id: `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`,
    form: formNames[Math.floor(random() * formNames.length)] ?? "demo",
    values: {
      FirstName: "e\u0301\u0323 محمد <script>",
      Email: "ana@shop.example",
      Message: random() < 0.03 ? "x".repeat(57_000) : "",
    },
  });

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
  #storeOf(closing: AbortSignal, onPut: () => void): Store {
    const { entries } = this;
    const step = async <T>(act: () => T): Promise<T> => {
      for (let i = this.#random() * 3; i > 0; i -= 1) await turn();
      return closing.aborted ? new Promise<never>(() => undefined) : act();
    };
    const set = (entry: Entry) => void entries.set(entry.lead.id, structuredClone(entry));
    return {
      put: (entry) => step(() => set(entry)).then(onPut),
      change: (entry) => step(() => entries.has(entry.lead.id) && set(entry)).then(() => undefined),
      remove: (id) => step(() => void entries.delete(id)),
      all: () => step(() => structuredClone([...entries.values()])),
    };
  }

  /** @returns a tab with the site's outbox; nothing happens once it is closed, but sent requests may still arrive */
  #open() {
    const closing = new AbortController();
    const closed = new Promise((resolve) => closing.signal.addEventListener("abort", resolve));
    const stored = Promise.withResolvers<undefined>();
    const box = outbox({
      store: this.#storeOf(closing.signal, () => stored.resolve(undefined)),
      send: async (lead) => {
        if (this.#random() >= this.#weather.offlineShare)
          return send(this.#weather.url, lead, this.#weather.longestAnswer);
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
    // Before it has stored a lead, the visitor has not sent it.
    return { ...box, stored: stored.promise, close: () => closing.abort() };
  }

  /** Submits a form. Some close the tab meanwhile, which no page waits for. */
  async #submit(lead: Lead): Promise<void> {
    const tab = this.#open();
    const since = performance.now();
    const delivered = tab.deliver(lead);
    await tab.stored;
    if (this.#random() < 0.3) await pause(this.#random() * longestAnswer);
    else {
      await delivered;
      this.longestWait = Math.max(this.longestWait, performance.now() - since);
    }
    tab.close();
  }

  /** Comes back after a while, in one tab or two; some are closed in the middle. */
  async #comeBack(): Promise<void> {
    this.#now += this.#random() * 2 * hour;
    const tabs = this.#random() < 0.3 ? [this.#open(), this.#open()] : [this.#open()];
    const flushed = Promise.all(tabs.map((tab) => tab.flush()));
    const isClosedEarly = this.#random() < 0.25;
    await (isClosedEarly
      ? Promise.race([flushed, pause(this.#random() * longestAnswer)])
      : flushed);
    for (const tab of tabs) tab.close();
  }

  /** One or more submits, with visits in between and afterward. */
  async live(leads: readonly Lead[]): Promise<void> {
    for (const lead of leads) {
      await this.#submit(lead);
      for (let visits = this.#random() * 3; visits > 0; visits -= 1) await this.#comeBack();
    }
  }

  /** The storm is over: comes back until nothing is left. */
  async returnUntilEmpty(): Promise<void> {
    for (let visits = 0; visits < 20 && this.entries.size > 0; visits += 1) {
      this.#now += hour;
      await this.#open().flush();
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

/** @returns figures of the run; `requests` are those that reached the line */
async function storm(folder: string) {
  await using receiver = receiverProcess(join(folder, "leads.sqlite"));
  await receiver.start();
  await using line = await faultyLine(receiver.port);
  const weather: Weather = { url: line.url, longestAnswer, offlineShare: 0.1, offline: 0 };
  const random = seededRandom(seed);
  const leads = Array.from({ length: count }, () => randomLead(random));
  const visitors: Visitor[] = [];
  let kills = 0;
  let done = 0;
  let restarted = Promise.resolve();
  // Each visitor submits one lead, or two or three.
  const shares: Lead[][] = [];
  for (let from = 0; from < count; from += shares.at(-1)?.length ?? count)
    shares.push(leads.slice(from, from + 1 + Math.floor(random() * 3)));
  await inTurns(shares, async (share) => {
    const visitor = new Visitor(seededRandom(`${seed} ${String(share[0]?.id)}`), weather);
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
  Object.assign(weather, { offlineShare: 0, longestAnswer: 10_000 });
  await inTurns(visitors, (visitor) => visitor.returnUntilEmpty());
  const ids = receiver.ids();
  const found = new Set(ids);
  return {
    requests: [...line.counts.values()].reduce((sum, each) => sum + each, 0),
    offlineAttempts: weather.offline,
    receiverKills: kills,
    stored: found.size,
    missing: leads.filter(({ id }) => !found.has(id)).length,
    duplicated: ids.length - found.size,
    leftInOutbox: visitors.reduce((sum, { entries }) => sum + entries.size, 0),
    /** How long a page had to wait before it could leave, in milliseconds. */
    longestWait: Math.round(Math.max(...visitors.map((visitor) => visitor.longestWait))),
    faults: Object.fromEntries(line.counts),
  };
}

it(`turns ${String(count)} submits under every fault into one lead each`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "leads-"));
  const figures = await storm(folder).finally(() => rmSync(folder, { recursive: true }));
  process.stdout.write(`seed ${seed}, ${JSON.stringify(figures, null, 2)}\n`);
  const outcome = { stored: count, missing: 0, duplicated: 0, leftInOutbox: 0, receiverKills: 4 };
  expect(figures).toMatchObject(outcome);
  // It was a storm: most leads needed more than one request, and nearly every fault came up.
  expect(figures.requests).toBeGreaterThan(1.3 * count);
  expect(figures.offlineAttempts).toBeGreaterThan(0.05 * count);
  expect(Object.keys(figures.faults).length).toBeGreaterThan(Object.keys(faults).length - 3);
  // A busy machine may be late; waiting for the connection would take minutes.
  expect(figures.longestWait).toBeLessThan(maxWait + patience / 4);
});
