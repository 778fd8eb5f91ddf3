/**
 * Fetches the app and starts the engine; once both are there, and nobody is in the middle of a letter, it is time. An
 * app that brings its first answers along waits for no engine.
 */
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Engine, Loading } from "#live/engine/client/types.ts";
import { engineFetched } from "./engine-fetched.ts";

interface Parts<P> {
  readonly App: ComponentType<P>;
  readonly engine: Engine;
}

export interface Coming<P> {
  readonly engine: Engine;
  /** Fetches the app's code, once the engine's is here: that has the longer way. */
  readonly app: () => Promise<ComponentType<P>>;
  /** The app brings all that it shows at first: it takes over as soon as it is here, and the engine sets out then. */
  readonly ahead?: boolean;
}

export interface Wake<P> {
  /** Null until everything is there. */
  readonly awake: Parts<P> | null;
  readonly loading: Loading;
  readonly retry: () => void;
  /** Holds the change back while a letter is being put together (input methods). */
  readonly compose: (composing: boolean) => void;
}

const nothing = () => undefined;
const begun: Loading = { state: "loading", step: "download", share: 0 };

/**
 * @param fetch what brings the parts; the same function at every rendering
 * @param before called when the first state is about to go: what it held can still be read
 */
export function useWake<P>(fetch: () => Coming<P>, before: () => void = nothing): Wake<P> {
  const [awake, setAwake] = useState<Parts<P> | null>(null);
  const [loading, setLoading] = useState<Loading>(begun);
  const composing = useRef(false);
  const ready = useRef<Parts<P> | null>(null);
  const going = useRef(before);
  /** Ends what is told of the engine. */
  const unfollow = useRef<() => void>(() => undefined);

  const change = useCallback(() => {
    if (ready.current === null || composing.current) return;
    going.current();
    // At once: between reading the field and taking its place, no key must come.
    flushSync(() => setAwake(ready.current));
  }, []);

  const wake = useCallback(async () => {
    unfollow.current();
    setLoading(begun);
    const { engine, app, ahead = false } = fetch();
    if (!ahead) unfollow.current = engine.subscribe(() => setLoading(engine.loading()));
    try {
      const [loaded] = ahead
        ? [await app()]
        : await Promise.all([engineFetched(engine).then(app), engine.start()]);
      if (ahead) void engine.start();
      else {
        setLoading(engine.loading());
        if (engine.loading().state !== "ready") return;
      }
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
