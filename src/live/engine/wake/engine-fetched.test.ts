// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Loading } from "#live/engine/client/types.ts";
import { engineFetched } from "./engine-fetched.ts";

function engineIn(first: Loading) {
  let loading = first;
  const listeners = new Set<() => void>();
  return {
    loading: () => loading,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turn: (to: Loading) => {
      loading = to;
      for (const listener of listeners) listener();
      return listeners.size;
    },
  };
}

const settled = async (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((go) => setTimeout(go, 5, false))]);

it("waits for the download, and for nothing after it", async () => {
  const engine = engineIn({ state: "idle" });
  const fetched = engineFetched(engine);
  engine.turn({ state: "loading", step: "download", share: 0.4 });
  expect(await settled(fetched)).toBe(false);
  expect(engine.turn({ state: "loading", step: "start", share: 0.6 })).toBe(0);
  expect(await settled(fetched)).toBe(true);
});

it.each<Loading>([
  { state: "loading", step: "data", share: 0.8 },
  { state: "ready" },
  { state: "failed", fault: "no-wasm", detail: "" },
])("does not wait where there is nothing to wait for: $state", async (loading) => {
  expect(await settled(engineFetched(engineIn(loading)))).toBe(true);
});
