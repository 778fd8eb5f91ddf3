import { beforeEach, describe, expect, it, vi } from "vitest";
import { lease, lifetime } from "#live/forms/leads/entry.ts";
import { lead } from "#live/forms/leads/lead.fixture.ts";
import type { Lead } from "#live/forms/leads/lead.ts";
import type { Verdict } from "#live/forms/leads/verdict.ts";
import { memoryStore } from "./memory-store.ts";
import { outbox, type Surroundings } from "./outbox.ts";

const start = Date.UTC(2026, 2, 1);
let now = start;
const send = vi.fn<(lead: Lead) => Promise<Verdict>>();
const later: Verdict = { kind: "later" };
const stored: Verdict = { kind: "stored" };

beforeEach(() => {
  now = start;
  send.mockReset();
});

function open(over: Partial<Surroundings> = {}) {
  const store = memoryStore();
  const box = outbox({
    store,
    send,
    alone: (work) => work(),
    online: () => true,
    now: () => now,
    random: () => 0,
    ...over,
  });
  return { ...box, store };
}

describe("a lead that is delivered", () => {
  it("is kept before it is sent, and gone when the receiver has it", async () => {
    const { deliver, store } = open();
    send.mockImplementation(async () => {
      expect((await store.all()).map((entry) => entry.lead)).toEqual([lead()]);
      return stored;
    });
    await deliver(lead());
    expect(send).toHaveBeenCalledExactlyOnceWith(lead());
    expect(await store.all()).toEqual([]);
  });

  it("stays when nobody knows whether it arrived, and waits a while", async () => {
    const { deliver, flush, store } = open();
    send.mockResolvedValue(later);
    await deliver(lead());
    expect(await store.all()).toMatchObject([{ tries: 1, due: start + 5000 }]);
    expect(await flush()).toBe(5000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("lets the page go after a second, whatever the receiver does, and ends when it answers", async () => {
    vi.useFakeTimers();
    const { deliver, store } = open();
    const answer = Promise.withResolvers<Verdict>();
    send.mockReturnValue(answer.promise);
    let gone = false;
    void deliver(lead()).then(() => (gone = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(gone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(gone).toBe(true);
    expect(await store.all()).toHaveLength(1);
    answer.resolve(stored);
    await vi.advanceTimersByTimeAsync(0);
    expect(await store.all()).toEqual([]);
    vi.useRealTimers();
  });

  it("is not sent by another tab meanwhile, but is when that tab is gone", async () => {
    const { deliver, flush, store } = open();
    send.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue(stored);
    void deliver(lead());
    await vi.waitFor(() => {
      expect(send).toHaveBeenCalledTimes(1);
    });
    expect(await flush()).toBe(lease);
    expect(send).toHaveBeenCalledTimes(1);
    now += lease;
    expect(await flush()).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(2);
    expect(await store.all()).toEqual([]);
  });

  it("does not come back when the visitor has deleted it while it was sent", async () => {
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
  it("what is due is sent, each by itself, and what is stored goes", async () => {
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

  it("waits as long as the receiver asks", async () => {
    const { deliver, flush } = open();
    send.mockResolvedValue({ kind: "later", asked: 90_000 });
    await deliver(lead());
    expect(await flush()).toBe(90_000);
  });

  it("what was refused is kept with its reason, and never sent again", async () => {
    const { deliver, flush, store } = open();
    send.mockResolvedValue({ kind: "refused", reason: "Too long." });
    await deliver(lead());
    now += lifetime / 2;
    expect(await flush()).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await store.all()).toMatchObject([{ refused: "Too long." }]);
    // It expires like any other.
    now += lifetime;
    await flush();
    expect(await store.all()).toEqual([]);
  });

  it("what is older than seven days goes unsent", async () => {
    const { deliver, flush, store } = open();
    send.mockResolvedValue(later);
    await deliver(lead());
    now += lifetime + 1;
    expect(await flush()).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await store.all()).toEqual([]);
  });

  it("what was submitted without a line is due as soon as there is one", async () => {
    let isOnline = false;
    const { deliver, flush, store } = open({ online: () => isOnline });
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

  it("nothing is sent while another tab is at it", async () => {
    const { deliver, flush } = open({ alone: () => Promise.resolve() });
    send.mockResolvedValue(later);
    await deliver(lead());
    now += 60_000;
    expect(await flush()).toBe(0);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
