/** Which panel is open, and what it hangs from. */
import { useRef, useState } from "react";

export interface OpenPanel<T> {
  readonly what: T;
  readonly anchor: Element;
}

export interface PanelState<T> {
  readonly open: OpenPanel<T> | null;
  /** A press on what the panel hangs from closes it: the browser has done that already, so it must not open again. */
  readonly toggle: (what: T, anchor: Element) => void;
  /** @param byAnchor it was what the panel hangs from that was pressed */
  readonly close: (byAnchor?: boolean) => void;
}

/** Milliseconds from the press that closed the panel to the click that comes of it. */
const samePress = 250;

export function usePanel<T>(): PanelState<T> {
  const [open, setOpen] = useState<OpenPanel<T> | null>(null);
  const closed = useRef<{ anchor: Element; at: number }>(undefined);
  return {
    open,
    toggle: (what, anchor) => {
      const { current } = closed;
      closed.current = undefined;
      if (current?.anchor === anchor && performance.now() - current.at < samePress) return;
      setOpen({ what, anchor });
    },
    close: (byAnchor = false) => {
      if (open && byAnchor) closed.current = { anchor: open.anchor, at: performance.now() };
      setOpen(null);
    },
  };
}
