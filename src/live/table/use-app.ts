/** Starts the engine and fetches the table's code. */
import { useCallback, useEffect, useState } from "react";
import { adoptStyles } from "#live/engine/adopt-styles.ts";
import type { Engine } from "#live/engine/client/types.ts";
import { engineFetched } from "#live/engine/wake/engine-fetched.ts";
import type * as Module from "./app/index.ts";
import loaderStyles from "./styles/loader.css?inline";

interface AppState {
  readonly module: typeof Module | null;
  /** It has been asked for: never so on the server. */
  readonly isAsked: boolean;
  /** The code did not come. */
  readonly hasFailed: boolean;
  /** Tries again what has not come. */
  readonly load: () => void;
}

export function useApp(engine: Engine): AppState {
  const [module, setModule] = useState<typeof Module | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    void engine.start();
    const fetched = engineFetched(engine).then(() => import("./app/index.ts"));
    fetched.then(
      (loaded) => {
        adoptStyles(document, loaded.styles);
        setModule(loaded);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, [engine]);
  useEffect(() => {
    adoptStyles(document, loaderStyles);
    setIsAsked(true);
    load();
  }, [load]);
  return { module, isAsked, hasFailed, load };
}
