import { useEffect, useEffectEvent } from "react";

/**
 * Listens on the window while the component is there. Each event reaches the listener of the last rendering.
 *
 * @param capture before the page's own listeners get it
 */
export function useWindowEvent<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
  capture = false,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const follow = (event: WindowEventMap[K]) => onEvent(event);
    addEventListener(type, follow, capture);
    return () => removeEventListener(type, follow, capture);
  }, [type, capture]);
}
