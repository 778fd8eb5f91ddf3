import { useSyncExternalStore } from "react";
import type { Engine, Loading, Table } from "./types.ts";

export interface EngineState {
  readonly loading: Loading;
  /** Empty until the engine is ready. */
  readonly tables: readonly Table[];
}

const idle: Loading = { state: "idle" };
const noTables: readonly Table[] = [];

/** Follows an engine without starting it. The server and the first rendering see one that is idle. */
export function useEngine(engine: Engine): EngineState {
  const { subscribe, loading, tables } = engine;
  return {
    loading: useSyncExternalStore(subscribe, loading, () => idle),
    tables: useSyncExternalStore(subscribe, tables, () => noTables),
  };
}
