/** The engine as the demos see it: starts by itself, and starts again by itself when its worker had to be ended. */
import { WorkerFailure } from "./connection.ts";
import { lane } from "./lane.ts";
import { queries } from "./queries.ts";
import { type Addresses, Session } from "./session.ts";
import { tableStore } from "./table-store.ts";
import type { Engine, Loading } from "./types.ts";
import { views } from "./view-calls.ts";

export interface EngineOptions {
  readonly addresses: Addresses;
  /** Whether the visitor's files are kept in the browser; not on other people's pages. */
  readonly keep: boolean;
  /** Whether it has the sample shop's tables; not where a page shows a file of its own. */
  readonly shop: boolean;
}

/** @returns an engine that has loaded nothing yet */
export function createEngine({ addresses, keep, shop }: EngineOptions): Engine {
  let loading: Loading = { state: "idle" };
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const session = new Session(addresses, shop, (next) => {
    loading = next;
    changed();
  });
  const store = tableStore(keep, changed);

  const connect = async () => {
    const { connection, tables } = await session.start(store.uploads);
    store.setShop(tables);
    return connection;
  };
  const start = async () => {
    // `loading()` says how it went.
    await connect().catch(() => undefined);
  };
  /** Ends the worker, and lets the next one get ready while the visitor reads. */
  const restart = async () => {
    await session.end();
    void start();
  };
  /** Asks again where the worker was ended for another call's sake. */
  const steadily = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error;
      if (error.name === "closed") return work();
      // After a fault within WebAssembly its memory may be in any state.
      if (error.name === "RuntimeError") await restart();
      throw error;
    }
  };
  const context = {
    connect,
    restart,
    steadily,
    lane: lane(),
    generation: () => session.generation,
  };

  return {
    loading: () => loading,
    tables: store.tables,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    ...queries(context),
    ...views(context),
    ...store.calls(context),
  };
}
