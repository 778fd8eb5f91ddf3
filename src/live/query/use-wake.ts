/** Fetches the app and starts the engine; once both are there, and nobody is in the middle of a letter, it is time. */
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Engine, Loading } from "#live/shared/engine/types.ts";
import type { App } from "./app/App.tsx";

interface Parts {
  readonly App: typeof App;
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

async function fetchParts(): Promise<Parts> {
  const [{ App: app }, { pageEngine }] = await Promise.all([
    import("./app/App.tsx"),
    import("#live/shared/engine/index.ts"),
  ]);
  return { App: app, engine: pageEngine() };
}

const begun: Loading = { state: "loading", step: "download", share: 0 };

/** @param fetch what brings the parts; tests give their own */
export function useWake(fetch: () => Promise<Parts> = fetchParts): Wake {
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
    fetch()
      .then(async (parts) => {
        const { engine } = parts;
        following.current();
        following.current = engine.subscribe(() => setLoading(engine.loading()));
        await engine.start();
        setLoading(engine.loading());
        if (engine.loading().state !== "ready") return;
        ready.current = parts;
        change();
      })
      .catch((error: unknown) =>
        setLoading({ state: "failed", fault: "download", detail: String(error) }),
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
