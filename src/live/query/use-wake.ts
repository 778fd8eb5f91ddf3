/** Fetches the app and starts the engine; once both are there, and nobody is in the middle of a letter, it is time. */
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Engine, Loading } from "#live/shared/engine/types.ts";
import type { AppProps } from "./app/App.tsx";

interface Parts {
  readonly App: ComponentType<AppProps>;
  readonly engine: Engine;
}

export interface Wake {
  /** Null until everything is there. */
  readonly awake: Parts | null;
  readonly loading: Loading;
  readonly retry: () => void;
  /** Holds the change back while a letter is being put together (input methods). */
  readonly compose: (composing: boolean) => void;
}

/** What brings the parts, both at once. */
export interface Fetch {
  readonly app: () => Promise<ComponentType<AppProps>>;
  readonly engine: () => Promise<Engine>;
}

const fetchParts: Fetch = {
  app: async () => (await import("./app/App.tsx")).App,
  engine: async () => (await import("#live/shared/engine/index.ts")).pageEngine(),
};

const begun: Loading = { state: "loading", step: "download", share: 0 };

/** @param fetch tests give their own */
export function useWake(fetch: Fetch = fetchParts): Wake {
  const [awake, setAwake] = useState<Parts | null>(null);
  const [loading, setLoading] = useState<Loading>(begun);
  const composing = useRef(false);
  const ready = useRef<Parts | null>(null);
  /** Which try it is: what an earlier one's engine tells is not heard any more. */
  const attempt = useRef(0);
  const unfollow = useRef<() => void>(() => undefined);

  const change = useCallback(() => {
    if (ready.current === null || composing.current) return;
    // At once: between reading the field and taking its place, no key must come.
    flushSync(() => setAwake(ready.current));
  }, []);

  const wake = useCallback(async () => {
    const mine = (attempt.current += 1);
    unfollow.current();
    setLoading(begun);
    const startEngine = async () => {
      const engine = await fetch.engine();
      unfollow.current = engine.subscribe(() => {
        if (attempt.current === mine) setLoading(engine.loading());
      });
      await engine.start();
      return engine;
    };
    try {
      const [app, engine] = await Promise.all([fetch.app(), startEngine()]);
      setLoading(engine.loading());
      if (engine.loading().state !== "ready") return;
      ready.current = { App: app, engine };
      change();
    } catch (error) {
      attempt.current += 1;
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
