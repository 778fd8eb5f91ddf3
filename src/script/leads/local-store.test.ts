// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { begun } from "#live/forms/leads/entry.ts";
import { lead } from "#live/forms/leads/lead.fixture.ts";
import { blockStorage } from "#script/start.fixture.ts";
import { forgetNote, localStore, note } from "./local-store.ts";

const entry = (n: number) => begun(lead(n), 0);
const kept = () => localStorage.getItem("leads");

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("the store", () => {
  it("keeps, replaces and removes", async () => {
    await localStore.put(entry(1));
    await localStore.put(entry(2));
    await localStore.put(entry(1));
    await localStore.change({ ...entry(2), tries: 4 });
    expect((await localStore.all()).map(({ tries }) => tries).toSorted()).toEqual([0, 4]);
    await localStore.remove(lead(2).id);
    expect(await localStore.all()).toEqual([entry(1)]);
  });

  it("brings nothing back that was taken out", async () => {
    await localStore.change(entry(1));
    expect(await localStore.all()).toEqual([]);
    expect(kept()).toBeNull();
  });

  it("says so where it cannot keep", async () => {
    blockStorage();
    await expect(localStore.put(entry(1))).rejects.toThrow("refuses");
    expect(await localStore.all()).toEqual([]);
  });

  it.each(["{", "null", '{"a":1}', '[{"lead":{}}]', '["x"]'])(
    "takes %s, which it never wrote, for nothing",
    async (value) => {
      localStorage.setItem("leads", value);
      expect(await localStore.all()).toEqual([]);
    },
  );
});

describe("the note", () => {
  it("is an empty list, and goes", () => {
    note();
    expect(kept()).toBe("[]");
    forgetNote();
    expect(kept()).toBeNull();
  });

  it("takes nothing with it that the store holds", async () => {
    await localStore.put(entry(1));
    note();
    forgetNote();
    expect(await localStore.all()).toEqual([entry(1)]);
  });
});
