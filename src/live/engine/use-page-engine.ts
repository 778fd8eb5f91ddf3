/**
 * The engines of a page, for its demos. docs/decisions/0019-demos.md says how a demo is built. `useHydrated()` tells the
 * first render from later ones.
 */
import wasm from "@sqlite.org/sqlite-wasm/sqlite3.wasm?url";
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createEngine, type Engine, type EngineOptions } from "./client/engine.ts";
import type { Loading, Table } from "./client/types.ts";
import worker from "./worker/engine-worker.ts?worker&url";

const absolute = (address: string) => new URL(address, import.meta.url).href;

/** @returns an engine; nothing is loaded before its first use */
export const newEngine = (options: Omit<EngineOptions, "addresses">): Engine =>
  createEngine({ addresses: { worker: absolute(worker), wasm: absolute(wasm) }, ...options });

let pageEngine: Engine | undefined;

/** Does some work after the next paint. @returns a function that cancels it */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The page's engine, started once the component is hydrated and the effect of what the visitor pressed is painted. All
 * demos on a page share it.
 */
export function usePageEngine() {
  const engine = (pageEngine ??= newEngine({ keep: true, shop: true }));
  /** Restarts it after a failure. */
  const retry = useCallback(() => void engine.start(), [engine]);
  useEffect(() => afterPaint(retry), [retry]);
  return { engine, retry, ...useEngine(engine) };
}

/** False on the server and during hydration. It turns true without holding up what the visitor pressed. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

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
