import type { Engine, Loading } from "#live/engine/client/types.ts";

const isOnItsWay = (loading: Loading): boolean =>
  loading.state === "idle" || (loading.state === "loading" && loading.step === "download");

/**
 * Resolves once the database's own files are here, or are known not to come. On a slow line a demo's other code would
 * only hold them up: it has time to come while the shop's rows are made.
 *
 * @param engine started, or about to be
 */
export function engineFetched(engine: Pick<Engine, "loading" | "subscribe">): Promise<void> {
  return new Promise((resolve) => {
    if (!isOnItsWay(engine.loading())) {
      resolve();
      return;
    }
    const unsubscribe = engine.subscribe(() => {
      if (isOnItsWay(engine.loading())) return;
      unsubscribe();
      resolve();
    });
  });
}
