import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { SavedWorkName } from "#live/privacy/stored-items.ts";
import { useWindowEvent } from "./use-window-event.ts";

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
  const write = () => {
    const before = settled.current;
    if (before === state) return;
    settled.current = state;
    save(state, before);
  };
  const onRest = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(onRest, delay);
    return () => clearTimeout(timer);
  }, [state]);
  useWindowEvent("pagehide", write);
  return settled;
}

/** Follows what another window does with a record (saved-work.ts): saves or deletes it. */
export const useOtherWindow = (name: SavedWorkName, onChange: () => void): void =>
  useWindowEvent("storage", ({ key }) => {
    if (key === null || key === name) onChange();
  });
