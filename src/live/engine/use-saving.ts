import { type RefObject, useEffect, useRef } from "react";

/** Milliseconds after the last change: typing and dragging make many. */
const delay = 300;

/**
 * Saves a state a moment after it has changed, or when the visitor leaves the page before.
 *
 * @returns the state that needs no saving: the last saved one, or one that the caller has read or forgotten
 */
export function useSaving<T>(state: T, save: (state: T) => void): RefObject<T> {
  const settled = useRef(state);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (settled.current === state) return undefined;
    const write = () => {
      if (settled.current === state) return;
      settled.current = state;
      latest.current(state);
    };
    const timer = setTimeout(write, delay);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [state]);
  return settled;
}
