/** What part of a grid is in sight, as it is scrolled and as its box changes. */
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

export interface Sight {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const none: Sight = { top: 0, left: 0, width: 0, height: 0 };

const same = (a: Sight, b: Sight) =>
  a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height;

/** @returns what is in sight, and what to call when it is scrolled */
export function useSight(box: RefObject<HTMLElement | null>): [Sight, () => void] {
  const [sight, setSight] = useState(none);
  const look = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = element;
    const now = { top: scrollTop, left: scrollLeft, width: clientWidth, height: clientHeight };
    setSight((before) => (same(before, now) ? before : now));
  }, [box]);
  useLayoutEffect(() => {
    look();
    const element = box.current;
    if (element === null || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, look]);
  return [sight, look];
}
