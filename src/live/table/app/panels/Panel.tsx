import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Glyph } from "../../parts/Glyph.tsx";
import { isFocusLost } from "../focus.ts";
import { words } from "../words.ts";

interface PanelProps {
  /** What it hangs from. */
  anchor: Element;
  title: string;
  /** The panel is gone; the focus is back where it was. Told whether its anchor was pressed. */
  onClose: (byAnchor: boolean) => void;
  /** A menu has items instead of a heading and fields. */
  role?: "dialog" | "menu";
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  children: ReactNode;
}

/** Below its anchor, or above it where there is more room; within the window in any case. */
function place(panel: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect();
  const gap = 6;
  const below = innerHeight - box.bottom;
  const isAbove = below < Math.min(panel.offsetHeight, 280) && box.top > below;
  const { style } = panel;
  style.maxHeight = `${String(Math.max(isAbove ? box.top : below, 200) - 2 * gap)}px`;
  const top = isAbove ? box.top - panel.offsetHeight - gap : box.bottom + gap;
  const left = Math.min(box.left, document.documentElement.clientWidth - panel.offsetWidth - gap);
  style.top = `${String(top + scrollY)}px`;
  style.left = `${String(Math.max(left, gap) + scrollX)}px`;
}

/**
 * A panel over everything, by the browser's own popover: Escape and a press elsewhere close it, and the focus goes
 * back to where it came from.
 */
export function Panel({
  anchor,
  title,
  onClose,
  role = "dialog",
  onKeyDown,
  children,
}: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isAnchorPressed = useRef(false);
  useLayoutEffect(() => {
    const press = () => {
      isAnchorPressed.current = true;
    };
    anchor.addEventListener("pointerdown", press);
    return () => {
      anchor.removeEventListener("pointerdown", press);
    };
  }, [anchor]);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    panel.showPopover();
    place(panel, anchor);
    panel
      .querySelector<HTMLElement>("[autofocus],[role=menuitem],input,select,button:not(.tbl-close)")
      ?.focus({ preventScroll: true });
  }, [anchor]);
  return (
    <div
      ref={ref}
      popover="auto"
      role={role}
      aria-label={title}
      className="tbl-panel"
      onToggle={({ newState }) => {
        if (newState !== "closed") return;
        // What had the focus in it may have gone before, with a line that was taken out.
        if (isFocusLost() && anchor instanceof HTMLElement) anchor.focus();
        onClose(isAnchorPressed.current);
      }}
      onKeyDown={(event) => {
        // What is typed here is no key of the grid's.
        event.stopPropagation();
        onKeyDown?.(event);
      }}
    >
      {role === "dialog" && (
        <div className="tbl-panel-head">
          <p>{title}</p>
          <button
            type="button"
            aria-label={words.close}
            className="tbl-close"
            onClick={() => ref.current?.hidePopover()}
          >
            <Glyph name="close" />
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
