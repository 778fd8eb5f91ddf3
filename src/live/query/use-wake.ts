/** Fetches the app and starts the engine; once both are there, and nobody is in the middle of a letter, it is time. */
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { startedEngine } from "#live/shared/engine/index.ts";
import type { Engine, Loading } from "#live/shared/engine/types.ts";
import type { AppProps } from "./app/App.tsx";

interface Parts {
  readonly App: ComponentType<AppProps>;
  readonly engine: Engine;
}

/** Side by side: the engine has the longer way, and need not wait for the app's code. */
export interface Coming {
  readonly engine: Engine;
  readonly app: Promise<ComponentType<AppProps>>;
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
  /** Ends what is told of the engine. */
  const unfollow = useRef<() => void>(() => undefined);

  const change = useCallback(() => {
    if (ready.current === null || composing.current) return;
    // At once: between reading the field and taking its place, no key must come.
    flushSync(() => setAwake(ready.current));
  }, []);

  const wake = useCallback(async () => {
    unfollow.current();
    setLoading(begun);
    const { engine, app } = fetch();
    unfollow.current = engine.subscribe(() => setLoading(engine.loading()));
    try {
      const [loaded] = await Promise.all([app, engine.start()]);
      setLoading(engine.loading());
      if (engine.loading().state !== "ready") return;
      ready.current = { App: loaded, engine };
      change();
    } catch (error) {
      // Whatever the engine tells from now on, there is no editor.
      unfollow.current();
      setLoading({ state: "failed", fault: "download", detail: String(error) });
    }
  }, [fetch, change]);

  useEffect(() => {
    void wake();
    return () => unfollow.current();
  }, [wake]);

  return {
    awake,
    loading,
    retry: () => void wake(),
    compose: (now) => {
      composing.current = now;
      change();
    },
  };
}
