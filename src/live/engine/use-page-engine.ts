/**
 * The engine of a page, for its demos. docs/decisions/0019-demos.md says how a demo is built. `useHydrated()` tells the
 * first render from later ones.
 */
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { pageEngine } from "./client/index.ts";
import type { Engine, Loading, Table } from "./client/types.ts";

export interface PageEngine extends EngineState {
  readonly engine: Engine;
  /** Restarts it after a failure. */
  readonly retry: () => void;
}

/** The page's engine, started once the component is hydrated. All demos on a page share it. */
export function usePageEngine(): PageEngine {
  const engine = pageEngine();
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

export interface EngineState {
  readonly loading: Loading;
  /** Empty until the engine is ready. */
  readonly tables: readonly Table[];
}

const idle: Loading = { state: "idle" };
const noTables: readonly Table[] = [];

/** Observes an engine without starting it. The server and the first render see an idle one. */
export function useEngine(engine: Engine): EngineState {
  const { subscribe, loading, tables } = engine;
  return {
    loading: useSyncExternalStore(subscribe, loading, () => idle),
    tables: useSyncExternalStore(subscribe, tables, () => noTables),
  };
}
