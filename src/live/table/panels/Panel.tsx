import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { isFocusLost } from "#live/engine/grid/use-active-cell.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { roundButton } from "../looks.ts";
import { words } from "../Toolbar.tsx";

export interface OpenPanel<T> {
  readonly what: T;
  /** The element that the panel is anchored to. */
  readonly anchor: Element;
  /** Different each time: the browser reports a closed panel late, and a key may already have opened the next. */
  readonly key: number;
  /** @param byAnchor the anchor was pressed */
  readonly close: (byAnchor: boolean) => void;
}

export interface PanelState<T> {
  readonly open: OpenPanel<T> | null;
  /** A press on the anchor closes the panel: the browser has already done that, so it must not reopen. */
  readonly toggle: (what: T, anchor: Element) => void;
  readonly close: () => void;
}

/** Milliseconds from the press that closed the panel to the resulting click. */
const samePress = 250;

/** Which panel is open, and its anchor. */
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
    close: () => setOpen(null),
  };
}

/** Pixels between the panel and its surroundings. */
const gap = 6;

/**
 * Places the panel below the anchor if it fits, else above it if it fits there, else over it, as high as the window.
 * Higher content scrolls in the panel. The panel stays within the width of the table's frame.
 */
function place(panel: HTMLElement, anchor: Element): void {
  const { style } = panel;
  const box = anchor.getBoundingClientRect();
  const frame = (anchor.closest("[data-part=table]") ?? document.body).getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const start = Math.max(frame.left, gap);
  const end = Math.min(frame.right, page - gap);
  style.maxWidth = `min(24rem, ${String(end - start)}px)`;
  style.maxHeight = `${String(innerHeight - 2 * gap)}px`;
  // Without the panel's own limit, it has its natural height.
  const { offsetHeight: height, offsetWidth: width } = panel;
  const below = box.bottom + gap;
  const above = box.top - gap - height;
  const lowest = innerHeight - gap - height;
  const top = below <= lowest || above < gap ? Math.min(below, lowest) : above;
  style.top = `${String(Math.max(top, gap) + scrollY)}px`;
  style.left = `${String(Math.max(Math.min(box.left, end - width), start) + scrollX)}px`;
}

interface PanelProps {
  readonly anchor: Element;
  readonly title: string;
  /** Runs when the panel is gone and the focus is back where it was. */
  readonly onClose: (byAnchor: boolean) => void;
  /** A menu has items instead of a heading and fields. */
  readonly role?: "dialog" | "menu";
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  readonly children: ReactNode;
}

/** A native popover over everything: Escape and a press elsewhere close it, and the focus goes back where it was. */
export function Panel(props: PanelProps) {
  const { anchor, title, onClose, role = "dialog", onKeyDown, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isAnchorPressed = useRef(false);
  useLayoutEffect(() => {
    const press = () => {
      isAnchorPressed.current = true;
    };
    anchor.addEventListener("pointerdown", press);
    return () => anchor.removeEventListener("pointerdown", press);
  }, [anchor]);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    panel.showPopover();
    place(panel, anchor);
    // A form inside it may grow.
    const size = new ResizeObserver(() => place(panel, anchor));
    size.observe(panel);
    panel
      .querySelector<HTMLElement>(
        "[autofocus],[role=menuitem],input,select,button:not([data-part=close])",
      )
      ?.focus({ preventScroll: true });
    return () => size.disconnect();
  }, [anchor]);
  return (
    <div
      ref={ref}
      popover="auto"
      role={role}
      data-part="panel"
      aria-label={title}
      className={cx(
        "absolute inset-auto m-0 w-max overflow-auto rounded-large border border-line bg-raised text-small leading-snug text-ink shadow-panel open:grid",
        role === "menu" ? "min-w-48 p-1.5" : "min-w-60 gap-3 p-3",
      )}
      onToggle={({ newState }) => {
        if (newState !== "closed") return;
        // The element focused inside it may already be gone, with a removed line.
        if (isFocusLost() && anchor instanceof HTMLElement) anchor.focus();
        onClose(isAnchorPressed.current);
      }}
      onKeyDown={(event) => {
        // The grid must not get these keys.
        event.stopPropagation();
        onKeyDown?.(event);
      }}
    >
      {role === "dialog" && (
        <div className="flex items-center justify-between gap-4 font-display text-lead font-medium">
          <p>{title}</p>
          <button
            type="button"
            data-part="close"
            aria-label={words.close}
            className={cx(roundButton, "-my-1.5 -me-1.5")}
            onClick={() => ref.current?.hidePopover()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
