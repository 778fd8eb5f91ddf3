import { useSyncExternalStore } from "react";
import type { Engine, Loading, Table } from "./types.ts";

/** What an engine has loaded, followed by a component. On the server, where nothing is loaded, it says just that. */
export function useEngine(engine: Engine): { loading: Loading; tables: readonly Table[] } {
  const { subscribe, loading, tables } = engine;
  return {
    loading: useSyncExternalStore(subscribe, loading, loading),
    tables: useSyncExternalStore(subscribe, tables, tables),
  };
}
