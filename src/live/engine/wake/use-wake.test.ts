// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Engine, Loading } from "#live/engine/client/types.ts";
import { type Coming, useWake } from "./use-wake.ts";

const app = () => null;

/** An engine that is ready, or fails to start, as often as it is told. */
function engineThat(...ends: Loading[]) {
  let loading: Loading = { state: "idle" };
  const listeners = new Set<() => void>();
  const part: Pick<Engine, "loading" | "start" | "subscribe"> = {
    loading: () => loading,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      loading = ends.shift() ?? { state: "ready" };
      for (const listener of listeners) listener();
      await Promise.resolve();
    },
  };
  return part as Engine;
}

const fetchOf =
  (engine: Engine): (() => Coming<object>) =>
  () => ({ engine, app: () => Promise.resolve(app) });

it("is awake once the app and the engine are there", async () => {
  const engine = engineThat();
  const fetch = fetchOf(engine);
  const { result } = renderHook(() => useWake(fetch));
  expect(result.current.awake).toBeNull();
  await waitFor(() => expect(result.current.awake).toEqual({ App: app, engine }));
});

it("waits for no engine where the app brings its first answers, and starts it behind the app", async () => {
  let started = 0;
  const engine = {
    ...engineThat(),
    start: () => {
      started += 1;
      return new Promise<void>(() => undefined);
    },
  };
  const coming = Promise.withResolvers<typeof app>();
  const fetch = () => ({ engine, app: () => coming.promise, ahead: true });
  const { result } = renderHook(() => useWake(fetch));
  expect([result.current.awake, started]).toEqual([null, 0]);
  await act(async () => {
    coming.resolve(app);
    await coming.promise;
  });
  await waitFor(() => expect(result.current.awake).toEqual({ App: app, engine }));
  expect(started).toBe(1);
});

it("waits for a letter that is being put together", async () => {
  const fetch = fetchOf(engineThat());
  const { result } = renderHook(() => useWake(fetch));
  act(() => result.current.compose(true));
  await waitFor(() => expect(result.current.loading.state).toBe("ready"));
  expect(result.current.awake).toBeNull();
  act(() => result.current.compose(false));
  expect(result.current.awake).not.toBeNull();
});

it("says that the engine did not start, and tries again", async () => {
  const fetch = fetchOf(engineThat({ state: "failed", fault: "no-wasm", detail: "" }));
  const { result } = renderHook(() => useWake(fetch));
  await waitFor(() => expect(result.current.loading).toMatchObject({ fault: "no-wasm" }));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.awake).not.toBeNull());
});

it("says that the code did not come, whatever the engine tells then", async () => {
  const engine = engineThat();
  const apps = [Promise.reject<typeof app>(new TypeError("cut off")), Promise.resolve(app)];
  const fetch = () => ({ engine, app: () => apps.shift() ?? Promise.resolve(app) });
  const { result } = renderHook(() => useWake(fetch));
  await waitFor(() => expect(result.current.loading).toMatchObject({ fault: "download" }));
  await act(() => engine.start());
  expect(result.current.loading.state).toBe("failed");
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.awake).not.toBeNull());
});
