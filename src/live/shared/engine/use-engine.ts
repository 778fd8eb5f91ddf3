import { useSyncExternalStore } from "react";
import type { Engine, Loading, Table } from "./types.ts";

/** What an engine has loaded, followed by a component. */
export function useEngine(engine: Engine): { loading: Loading; tables: readonly Table[] } {
  return {
    loading: useSyncExternalStore(engine.subscribe, engine.loading),
    tables: useSyncExternalStore(engine.subscribe, engine.tables),
  };
}
