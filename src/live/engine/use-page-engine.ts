/**
 * The engines of a page, for its demos. docs/decisions/0019-demos.md says how a demo is built. `useHydrated()` tells the
 * first render from later ones.
 */
import wasm from "@sqlite.org/sqlite-wasm/sqlite3.wasm?url";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { createEngine, type Engine, type EngineOptions } from "./client/engine.ts";
import type { Loading, Table } from "./client/types.ts";
import worker from "./worker/engine-worker.ts?worker&url";

const absolute = (address: string) => new URL(address, import.meta.url).href;

/** @returns an engine; nothing is loaded before its first use */
export const newEngine = (options: Omit<EngineOptions, "addresses">): Engine =>
  createEngine({ addresses: { worker: absolute(worker), wasm: absolute(wasm) }, ...options });

let pageEngine: Engine | undefined;

/** The page's engine, started once the component is hydrated. All demos on a page share it. */
export function usePageEngine() {
  const engine = (pageEngine ??= newEngine({ keep: true, shop: true }));
  /** Restarts it after a failure. */
  const retry = useCallback(() => void engine.start(), [engine]);
  useEffect(retry, [retry]);
  return { engine, retry, ...useEngine(engine) };
}

const neverChanges = () => () => undefined;

/** False on the server and during hydration, true from the next render on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const idle: Loading = { state: "idle" };
/** Empty until the engine is ready. */
const noTables: readonly Table[] = [];

/** Observes an engine without starting it. The server and the first render see an idle one. */
export function useEngine({ subscribe, loading, tables }: Engine) {
  return {
    loading: useSyncExternalStore(subscribe, loading, () => idle),
    tables: useSyncExternalStore(subscribe, tables, () => noTables),
  };
}
