/** Which panel is open, and what it hangs from. */
import { useRef, useState } from "react";

export interface OpenPanel<T> {
  readonly what: T;
  readonly anchor: Element;
  /** Another one each time: the browser tells late that a panel has closed, and a key may have opened the next. */
  readonly key: number;
  /** @param byAnchor it was what the panel hangs from that was pressed */
  readonly close: (byAnchor: boolean) => void;
}

export interface PanelState<T> {
  readonly open: OpenPanel<T> | null;
  /** A press on what the panel hangs from closes it: the browser has done that already, so it must not open again. */
  readonly toggle: (what: T, anchor: Element) => void;
  /** Nothing is open any more. */
  readonly close: () => void;
}

/** Milliseconds from the press that closed the panel to the click that comes of it. */
const samePress = 250;

export function usePanel<T>(): PanelState<T> {
  const [open, setOpen] = useState<OpenPanel<T> | null>(null);
  const closed = useRef<{ anchor: Element; at: number }>(undefined);
  const count = useRef(0);
  return {
    open,
    toggle: (what, anchor) => {
      const { current } = closed;
      closed.current = undefined;
      if (current?.anchor === anchor && performance.now() - current.at < samePress) return;
      const key = (count.current += 1);
      const close = (byAnchor: boolean) => {
        if (byAnchor) closed.current = { anchor, at: performance.now() };
        setOpen((now) => (now?.key === key ? null : now));
      };
      setOpen({ what, anchor, key, close });
    },
    close: () => {
      setOpen(null);
    },
  };
}
