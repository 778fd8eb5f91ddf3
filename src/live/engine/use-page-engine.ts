/**
 * How every data demo is built (docs/decisions/0019-demos.md). A demo is one ordinary React tree:
 *
 *     export const Demo = () => (
 *       <LivePart words={errorWords}>
 *         <Workspace />
 *       </LivePart>
 *     );
 *
 * 1. The server renders it, and `client:intent` hydrates that markup. Its first state is made of words
 *    (`virtual:words/…`) and of answers computed at build (`virtual:board-answers`), which ship with the code. There is
 *    no second component for the first state, no portal and no swap.
 * 2. `usePageEngine()` starts the database once the tree is hydrated, and reports progress. Show
 *    `<LoadingBar loading={loading} onRetry={retry} />` where the visitor waits for it.
 * 3. What this browser stores (saved work, the address) is read in a layout effect: React runs it during hydration,
 *    before `client:intent` replays held input. `useHydrated()` tells the first render from later ones.
 * 4. Heavy code that is not needed at first, such as an editor, loads through `lazy(() => import("./Editor.tsx"))`
 *    below a `<Suspense>` whose fallback is the server's markup of the same thing.
 * 5. Styles are utilities, or a CSS file that the component imports. The page's head gets the rules that it uses.
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
