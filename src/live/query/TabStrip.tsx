import words from "virtual:words/queryDemo";
import { useLayoutEffect, useRef } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { band, iconButton, openTabMark, strip as stripLook, tab } from "./looks.ts";
import { onTabKeys } from "./tab-keys.ts";
import type { Tab } from "./workspace.ts";

interface TabStripProps {
  readonly tabs: readonly Tab[];
  readonly open: number;
  readonly onOpen: (id: number) => void;
  readonly onClose: (id: number) => void;
  readonly onAdd: () => void;
  /** Undefined if no tab was closed. */
  readonly onReopen: (() => void) | undefined;
}

/** Scrolls the strip, and nothing else, to the open tab and its close button. */
function showOpenTab(strip: HTMLElement): void {
  const from = strip.querySelector<HTMLElement>("[aria-selected=true]")?.offsetLeft ?? 0;
  const button = strip.querySelector<HTMLElement>("[data-part=close-tab]");
  const to = button === null ? from : button.offsetLeft + button.offsetWidth;
  strip.scrollLeft = Math.min(from, Math.max(strip.scrollLeft, to - strip.clientWidth));
}

/**
 * The open queries. The close button of the shown one comes after the list in the code, because a tab list may contain
 * only tabs, and next to its tab in the strip, by its order.
 */
export function TabStrip({ tabs, open, onOpen, onClose, onAdd, onReopen }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  /** The previous click opened a tab, and its close button appeared next to it. */
  const opened = useRef(false);
  const at = tabs.findIndex(({ id }) => id === open);
  const close = interpolate(words.tabs.close, { name: tabs[at]?.name ?? "" });
  useLayoutEffect(() => {
    if (strip.current !== null) showOpenTab(strip.current);
  }, [open, tabs.length]);
  return (
    <div data-part="tabs" className={cx(band, "border-b border-line px-2")}>
      <div ref={strip} className={cx(stripLook, "relative")}>
        <div
          role="tablist"
          aria-label={words.tabs.label}
          className="contents"
          onKeyDown={onTabKeys}
        >
          {tabs.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === open}
              tabIndex={id === open ? 0 : -1}
              className={cx(tab, openTabMark, index > at && "order-2")}
              onClick={() => {
                opened.current = id !== open;
                onOpen(id);
              }}
            >
              {name}
            </button>
          ))}
        </div>
        <button
          type="button"
          data-part="close-tab"
          aria-label={close}
          title={close}
          className={cx(
            iconButton,
            "order-1 h-11 rounded-none shadow-[inset_0_-0.125rem_var(--color-persimmon)] unscripted:hidden",
          )}
          onClick={({ detail }) => {
            // The second click of a double click on the tab is not meant for this button.
            if (detail > 1 && opened.current) return;
            opened.current = false;
            onClose(open);
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      {[
        { icon: "plus", label: words.tabs.add, onClick: onAdd } as const,
        { icon: "undo", label: words.tabs.reopen, onClick: onReopen } as const,
      ].map(
        ({ icon, label, onClick }) =>
          onClick !== undefined && (
            <button
              key={icon}
              type="button"
              aria-label={label}
              title={label}
              className={cx(iconButton, "unscripted:hidden")}
              onClick={onClick}
            >
              <Icon name={icon} />
            </button>
          ),
      )}
    </div>
  );
}
