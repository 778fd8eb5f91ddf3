import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { KeptName } from "#live/privacy/stored.ts";

/** Milliseconds after the last change: typing and dragging make many. */
const delay = 300;

/**
 * Saves a state a moment after it has changed, or when the visitor leaves the page before.
 *
 * @param save called with the state, and with the one that needed no saving before
 * @returns the state that needs no saving: the last saved one, or one that the caller has read or forgotten
 */
export function useSaving<T>(state: T, save: (state: T, before: T) => void): RefObject<T> {
  const settled = useRef(state);
  const onSave = useEffectEvent(save);
  useEffect(() => {
    if (settled.current === state) return undefined;
    const write = () => {
      if (settled.current === state) return;
      const before = settled.current;
      settled.current = state;
      onSave(state, before);
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

/** Follows what another window does with a record (kept.ts): saves or deletes it. */
export function useOtherWindow(name: KeptName, onChange: () => void): void {
  const onStorage = useEffectEvent(({ key }: StorageEvent) => {
    if (key === null || key === name) onChange();
  });
  useEffect(() => {
    const follow = (event: StorageEvent) => onStorage(event);
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
}
