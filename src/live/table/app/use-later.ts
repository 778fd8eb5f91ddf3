/** Does something once no more of the same comes, and at the latest when the page is left. */
import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Milliseconds after the last change: a drag of an edge is many. */
const rest = 400;

/** @returns asks for it */
export function useLater(act: RefObject<() => void>): () => void {
  const waiting = useRef(0);
  useEffect(() => {
    const flush = () => {
      if (waiting.current !== 0) act.current();
    };
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
      clearTimeout(waiting.current);
    };
  }, [act]);
  return useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      waiting.current = 0;
      act.current();
    }, rest);
  }, [act]);
}
