import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Glyph } from "../../parts/Glyph.tsx";
import { isFocusLost } from "../focus.ts";
import { words } from "../words.ts";
import { place } from "./place.ts";

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
    if (!panel) return undefined;
    panel.showPopover();
    place(panel, anchor);
    // A form in it may grow.
    const size = new ResizeObserver(() => {
      place(panel, anchor);
    });
    size.observe(panel);
    panel
      .querySelector<HTMLElement>("[autofocus],[role=menuitem],input,select,button:not(.tbl-close)")
      ?.focus({ preventScroll: true });
    return () => {
      size.disconnect();
    };
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
