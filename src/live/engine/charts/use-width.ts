import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * An element's width in pixels, followed.
 *
 * @param isThere whether the element is in the page by now
 * @returns null until it is measured: on the server, and in the first rendering
 */
export function useWidth(element: RefObject<HTMLElement | null>, isThere: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const take = (found: number) => setWidth(found > 0 ? Math.round(found) : null);
    take(measured.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) take(entry.contentRect.width);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isThere]);
  return width;
}
