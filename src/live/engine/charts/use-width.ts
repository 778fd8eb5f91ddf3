import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * An element's width in pixels, followed; `first` until it is known, which is before anything is painted.
 *
 * @param isThere whether the element is in the page by now
 */
export function useWidth(
  element: RefObject<HTMLElement | null>,
  first: number,
  isThere: boolean,
): number {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const take = (found: number) => setWidth(found > 0 ? Math.round(found) : first);
    take(measured.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) take(entry.contentRect.width);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, first, isThere]);
  return width;
}
