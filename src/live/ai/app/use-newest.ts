import { type RefObject, useEffect, useRef } from "react";
import type { Turn } from "../talk/turns.ts";

/** In the style it would hold for the keyboard, too, which would come to a button before the button is in sight. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Brings the newest answer into sight, its beginning first, and keeps it there until all answers have come: those
 * above it grow. Only within the frame; the page stays where it is.
 */
export function useNewest(log: RefObject<HTMLElement | null>, turns: readonly Turn[]): void {
  const newest = turns.at(-1)?.id;
  const isSettled = !turns.some(({ running }) => running);
  const waiting = turns.filter(({ outcome, sql }) => outcome === null && sql !== "").length;
  const seen = useRef(turns.length > 1 ? undefined : newest);
  useEffect(() => {
    const last = log.current?.lastElementChild;
    if (seen.current === newest || !(last instanceof HTMLElement)) return;
    log.current?.scrollTo({ top: last.offsetTop, behavior: isStill() ? "instant" : "smooth" });
    if (isSettled) seen.current = newest;
  }, [log, newest, isSettled, waiting]);
}
