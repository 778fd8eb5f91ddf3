import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { isFocusLost } from "#live/engine/grid/use-active-cell.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { roundButton } from "../styles.ts";
import { words } from "../table-text.ts";

interface OpenPanel<T> {
  readonly what: T;
  /** The element that the panel is anchored to. */
  readonly anchor: Element;
  /** Different each time: the browser reports a closed panel late, and a key may already have opened the next. */
  readonly key: number;
}

let opened = 0;

/** Which panel is open, and its anchor. */
export function usePanel<T>() {
  const [open, setOpen] = useState<OpenPanel<T> | null>(null);
  return {
    open,
    show: (what: T, anchor: Element) => {
      const next = { what, anchor, key: (opened += 1) };
      // The anchor of an open panel closes it, by itself. One that Escape has closed is reported late.
      const page = anchor.getRootNode() as ParentNode;
      const isOpen = page.querySelector("[data-part=panel]:popover-open") !== null;
      setOpen((now) => (isOpen && now?.anchor === anchor ? now : next));
    },
    close: () => setOpen((now) => (now?.key === open?.key ? null : now)),
  };
}

export type PanelState<T> = ReturnType<typeof usePanel<T>>;

interface PanelProps {
  readonly anchor: Element;
  readonly title: string;
  /** Runs when the panel is gone and the focus is back where it was. */
  readonly onClose: () => void;
  /** A menu has items instead of a heading and fields. */
  readonly role?: "dialog" | "menu";
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  readonly children: ReactNode;
}

/**
 * A native popover over everything. Escape, a press elsewhere and a press on its anchor close it, and the focus goes
 * back where it was.
 */
export function Panel(props: PanelProps) {
  const { anchor, title, onClose, role = "dialog", onKeyDown, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.showPopover({ source: anchor as HTMLElement });
    ref.current
      ?.querySelector<HTMLElement>(
        "[autofocus],[role=menuitem],input,select,button:not([data-part=close])",
      )
      ?.focus({ preventScroll: true });
  }, [anchor]);
  return (
    <div
      ref={ref}
      popover="auto"
      role={role}
      data-part="panel"
      aria-label={title}
      className={cx(
        "fixed inset-auto m-1.5 max-h-[calc(100dvh-0.75rem)] w-max max-w-[min(24rem,100vw-0.75rem)] max-md:mx-5.5 max-md:max-w-[min(24rem,100vw-2.75rem)] overflow-auto rounded-large border border-line bg-raised text-small leading-snug text-ink shadow-panel grid-cols-[minmax(0,1fr)] open:grid",
        // Below its anchor or above it, shifted sideways, or over it. Chromium tries at most five.
        "[position-area:block-end_span-inline-end]",
        "[position-try-fallbacks:flip-block,block-end_span-all,block-start_span-all,span-all_span-inline-end,span-all]",
        role === "menu" ? "min-w-48 p-1.5" : "min-w-60 gap-3 p-3",
      )}
      onToggle={({ newState, currentTarget }) => {
        // The press that opens it is over: the next one on the anchor closes it.
        const isOpen = newState === "open";
        if (anchor instanceof HTMLButtonElement)
          anchor.popoverTargetElement = isOpen ? currentTarget : null;
        if (isOpen) return;
        // The element focused inside it may already be gone, with a removed line.
        if (isFocusLost() && anchor instanceof HTMLElement) anchor.focus();
        onClose();
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
          <IconButton
            icon="close"
            label={words.close}
            data-part="close"
            className={cx(roundButton, "-my-1.5 -me-1.5")}
            onClick={() => ref.current?.hidePopover()}
          />
        </div>
      )}
      {children}
    </div>
  );
}
