import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/** Measures an element before the first paint and whenever its size changes. @param isThere whether it is in the page */
export function useSize<E extends HTMLElement>(
  element: RefObject<E | null>,
  measure: (element: E) => void,
  isThere = true,
): void {
  const onSize = useEffectEvent(measure);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null || !isThere) return undefined;
    onSize(measured);
    const observer = new ResizeObserver(() => onSize(measured));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isThere]);
}
