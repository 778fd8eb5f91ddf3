import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { begun, delayed } from "#live/forms/leads/entry.ts";
import { lead } from "#live/forms/leads/lead.fixture.ts";
import { firstStore } from "./first-store.ts";
import { memoryStore } from "./memory-store.ts";
import type { Store } from "./store.ts";

const entry = begun(lead(), 0);
const blocked = (): Promise<never> => Promise.reject(new DOMException("no", "SecurityError"));
const silent = (): Promise<never> => new Promise(() => undefined);
const every = (answer: () => Promise<never>): Store => ({
  put: answer,
  change: answer,
  remove: answer,
  all: answer,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets the patience with places that never answer run out. */
async function after<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2000);
  return work;
}

it.each([
  ["refuses", every(blocked)],
  ["never answers", every(silent)],
])(
  "where the first place %s, the next one takes it, and everything else works there",
  async (_, first) => {
    const next = memoryStore();
    const store = firstStore([first, next]);
    await after(store.put(entry));
    expect(await next.all()).toEqual([entry]);
    await after(store.change({ ...entry, tries: 1 }));
    expect(await after(store.all())).toMatchObject([{ tries: 1 }]);
    await after(store.remove(lead().id));
    expect(await after(store.all())).toEqual([]);
  },
);

it("an entry lies in the first place that takes it, and in no other", async () => {
  const places = [memoryStore(), memoryStore()];
  await after(firstStore(places).put(entry));
  expect(await Promise.all(places.map((place) => place.all()))).toEqual([[entry], []]);
});

it("one that lies in two, since the first answered too late, is one, and goes from both", async () => {
  const places = [memoryStore(), memoryStore()];
  for (const place of places) await place.put(entry);
  const store = firstStore(places);
  const late = delayed(entry, 100_000, 0);
  await places[1]?.change(late);
  expect(await after(store.all())).toEqual([late]);
  await after(store.remove(lead().id));
  expect(await after(store.all())).toEqual([]);
});
