import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "#tests/support/patience.ts";
import { type Entry, type Lead, lease, lifetime, type Verdict } from "./lead.ts";
import { lead } from "./lead.fixture.ts";
import { outbox, send as sendTo, type Surroundings } from "./outbox.ts";
import type { Store } from "./store.ts";

const start = Date.UTC(2026, 2, 1);
let now = start;
const send = vi.fn<(lead: Lead) => Promise<Verdict>>();
const later: Verdict = { kind: "later" };
const stored: Verdict = { kind: "stored" };

beforeEach(() => {
  now = start;
  send.mockReset();
});

function memoryStore(): Store {
  const entries = new Map<string, Entry>();
  return {
    put: async (entry) => void entries.set(entry.lead.id, entry),
    change: async (entry) => {
      if (entries.has(entry.lead.id)) entries.set(entry.lead.id, entry);
    },
    remove: async (id) => void entries.delete(id),
    all: async () => [...entries.values()],
  };
}

function open(over: Partial<Surroundings> = {}) {
  const store = memoryStore();
  const box = outbox({
    store,
    send,
    alone: (work) => work(),
    isOnline: () => true,
    now: () => now,
    random: () => 0,
    ...over,
  });
  return { ...box, store };
}

describe("a lead being delivered", () => {
  it("is stored before it is sent, and deleted when the receiver has it", async () => {
    const { deliver, store } = open();
    send.mockImplementation(async () => {
      expect((await store.all()).map((entry) => entry.lead)).toEqual([lead()]);
      return stored;
    });
    await deliver(lead());
    expect(send).toHaveBeenCalledExactlyOnceWith(lead());
    expect(await store.all()).toEqual([]);
  });

  it("stays if its arrival is unknown, and waits a while", async () => {
    const { deliver, flush, store } = open();
    send.mockResolvedValue(later);
    await deliver(lead());
    expect(await store.all()).toMatchObject([{ tries: 1, due: start + 5000 }]);
    expect(await flush()).toBe(5000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("is not sent by another tab meanwhile, but is once that tab is gone", async () => {
    const { deliver, flush, store } = open();
    send.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue(stored);
    void deliver(lead());
    await until(() => {
      expect(send).toHaveBeenCalledTimes(1);
    });
    expect(await flush()).toBe(lease);
    expect(send).toHaveBeenCalledTimes(1);
    now += lease;
    expect(await flush()).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(2);
    expect(await store.all()).toEqual([]);
  });

  it("does not come back if the visitor deleted it while it was being sent", async () => {
    const { deliver, store } = open();
    send.mockImplementation(async ({ id }) => {
      await store.remove(id);
      return later;
    });
    await deliver(lead());
    expect(await store.all()).toEqual([]);
  });
});

describe("on a later visit", () => {
  it("due leads are sent, each by itself, and delivered ones are deleted", async () => {
    const { deliver, flush, store } = open();
    send.mockResolvedValue(later);
    for (const n of [1, 2, 3]) await deliver(lead(n));
    now += 60_000;
    send.mockReset();
    send.mockImplementation(({ id }) => Promise.resolve(id === lead(2).id ? later : stored));
    expect(await flush()).toBe(10_000);
    expect(send).toHaveBeenCalledTimes(3);
    expect((await store.all()).map((entry) => entry.lead.id)).toEqual([lead(2).id]);
  });

  it("the outbox waits as long as the receiver asks", async () => {
    const { deliver, flush } = open();
    send.mockResolvedValue({ kind: "later", asked: 90_000 });
    await deliver(lead());
    expect(await flush()).toBe(90_000);
  });

  it("leads older than seven days are deleted unsent", async () => {
    const { deliver, flush, store } = open();
    send.mockResolvedValue(later);
    await deliver(lead());
    now += lifetime + 1;
    expect(await flush()).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await store.all()).toEqual([]);
  });

  it("a lead submitted offline is due as soon as there is a connection", async () => {
    let isOnline = false;
    const { deliver, flush, store } = open({ isOnline: () => isOnline });
    send.mockResolvedValue(stored);
    await deliver(lead());
    expect(await flush()).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
    expect(await store.all()).toMatchObject([{ tries: 0, due: start }]);
    isOnline = true;
    expect(await flush()).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await store.all()).toEqual([]);
  });
});

const url = "https://leads.shop.example/";
const id = lead().id;

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(answer: () => Promise<Response>) {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", asked);
  return asked;
}

it("posts the lead as JSON, under its id, with a request that outlives the page", async () => {
  const asked = answering(() => Promise.resolve(Response.json({ id }, { status: 201 })));
  expect(await sendTo(url, lead())).toEqual({ kind: "stored" });
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe(url);
  expect(init).toMatchObject({ method: "POST", keepalive: true, credentials: "omit" });
  expect(new Headers(init?.headers).get("Idempotency-Key")).toBe(id);
  expect(JSON.parse(String(init?.body))).toEqual(lead());
});

it.each([
  ["no line", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer that breaks off", () => Promise.resolve(brokenOff())],
])("%s: later", async (_, answer) => {
  answering(answer);
  expect(await sendTo(url, lead())).toEqual({ kind: "later" });
});

it("waits for an answer no longer than allowed", async () => {
  answering(() => new Promise(() => undefined));
  const asked = vi.fn((_: string, { signal }: RequestInit) => {
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener("abort", () => {
        reject(new DOMException("timed out", "TimeoutError"));
      });
    });
  });
  vi.stubGlobal("fetch", asked);
  expect(await sendTo(url, lead(), 10)).toEqual({ kind: "later" });
});

function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(`{"id":"${id}"`));
      controller.error(new TypeError("network error"));
    },
  });
  return new Response(body, { status: 201 });
}
