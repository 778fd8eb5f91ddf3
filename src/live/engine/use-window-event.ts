import { useEffect, useEffectEvent } from "react";

/** Listens on the window while the component is there. Each event reaches the listener of the last rendering. */
export function useWindowEvent<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const follow = (event: WindowEventMap[K]) => onEvent(event);
    addEventListener(type, follow);
    return () => removeEventListener(type, follow);
  }, [type]);
}
