/** Fetches the app and starts the engine; once both are there, and nobody is in the middle of a letter, it is time. */
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { startedEngine } from "#live/shared/engine/index.ts";
import type { Engine, Loading } from "#live/shared/engine/types.ts";
import type { App } from "./app/App.tsx";

interface Parts {
  readonly App: typeof App;
  readonly engine: Engine;
}

/** Side by side: the engine has the longer way, and need not wait for the app's code. */
interface Coming {
  readonly engine: Engine;
  readonly app: Promise<typeof App>;
}

export interface Wake {
  /** Null until everything is there. */
  readonly awake: Parts | null;
  readonly loading: Loading;
  readonly retry: () => void;
  /** Holds the change back while a letter is being put together (input methods). */
  readonly compose: (composing: boolean) => void;
}

const comingParts = (): Coming => ({
  engine: startedEngine(),
  app: import("./app/App.tsx").then((module) => module.App),
});

const begun: Loading = { state: "loading", step: "download", share: 0 };

/** @param fetch what brings the parts; tests give their own */
export function useWake(fetch: () => Coming = comingParts): Wake {
  const [awake, setAwake] = useState<Parts | null>(null);
  const [loading, setLoading] = useState<Loading>(begun);
  const composing = useRef(false);
  const ready = useRef<Parts | null>(null);
  const following = useRef<() => void>(() => undefined);

  const change = useCallback(() => {
    if (ready.current === null || composing.current) return;
    // At once: between reading the field and taking its place, no key must come.
    flushSync(() => setAwake(ready.current));
  }, []);
  const wake = useCallback(() => {
    setLoading(begun);
    const { engine, app } = fetch();
    following.current();
    following.current = engine.subscribe(() => setLoading(engine.loading()));
    Promise.all([app, engine.start()]).then(
      ([loaded]) => {
        setLoading(engine.loading());
        if (engine.loading().state !== "ready") return;
        ready.current = { App: loaded, engine };
        change();
      },
      (error: unknown) => setLoading({ state: "failed", fault: "download", detail: String(error) }),
    );
  }, [fetch, change]);

  useEffect(() => {
    wake();
    return () => following.current();
  }, [wake]);

  return {
    awake,
    loading,
    retry: wake,
    compose: (now) => {
      composing.current = now;
      change();
    },
  };
}
