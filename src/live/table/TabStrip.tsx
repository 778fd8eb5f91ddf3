import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { cx } from "#ui/cx.ts";
import { Glyph } from "./Glyph.tsx";
import { tool } from "./looks.ts";
import { words } from "./Toolbar.tsx";
import type { Tabs } from "./use-workspace.ts";

interface TabStripProps {
  readonly tabs: Tabs;
  /** Opens the list of all tables. */
  readonly onList: (anchor: Element) => void;
  /** At the far end. */
  readonly children: ReactNode;
}

/** Scrolls the strip, and nothing else, to the open tab. */
function showTab(strip: HTMLElement): void {
  const tab = strip.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const seen = strip.getBoundingClientRect();
  if (!tab) return;
  const over = Math.min(Math.max(0, tab.right - seen.right), tab.left - seen.left);
  strip.scrollLeft += tab.left < seen.left ? tab.left - seen.left : over;
}

/** The open tables (ARIA Authoring Practices, Tabs). Arrows choose, Delete closes. */
export function TabStrip({ tabs, onList, children }: TabStripProps) {
  const { open, active, choose, close } = tabs;
  const strip = useRef<HTMLDivElement>(null);
  const name = active?.name;
  useLayoutEffect(() => {
    if (strip.current) showTab(strip.current);
  }, [name, open.length]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = open.findIndex((table) => table === active);
    if (event.key === "Delete" && active && open.length > 1) close(active.name);
    const next = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: open.length - 1,
      Delete: at + 1 < open.length ? at + 1 : at - 1,
    }[event.key];
    const table = next === undefined ? undefined : open.at(next % open.length);
    if (!table) return;
    event.preventDefault();
    choose(table.name);
    const { currentTarget } = event;
    // After the strip is redrawn.
    requestAnimationFrame(() => {
      currentTarget.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    });
  };

  const at = active ? open.indexOf(active) : -1;
  return (
    <div className="flex min-w-0 flex-none items-center gap-1 bg-sunken px-2 unscripted:hidden">
      <div
        ref={strip}
        data-part="tabs"
        className="flex min-w-0 [scrollbar-width:none] overflow-x-auto overflow-y-hidden"
      >
        <div
          role="tablist"
          aria-label={words.frame.tabs}
          className="contents"
          onKeyDown={onKeyDown}
        >
          {open.map((table, i) => (
            <button
              key={table.name}
              type="button"
              role="tab"
              aria-selected={table === active}
              tabIndex={table === active ? 0 : -1}
              data-key={`tab:${table.name}`}
              className={cx(
                "min-h-11 cursor-pointer rounded-t-medium px-3.5 font-medium whitespace-nowrap text-ink-muted hover:text-ink",
                "aria-selected:bg-raised aria-selected:pe-9.5 aria-selected:text-ink forced-colors:aria-selected:border-b-3",
                i > at && "order-2",
              )}
              onClick={() => choose(table.name)}
            >
              {table.name}
            </button>
          ))}
        </div>
        {active && open.length > 1 && (
          // On the open tab, but not in the tab list, which may contain only tabs.
          <button
            type="button"
            aria-label={interpolate(words.tabs.close, { table: active.name })}
            className="order-1 -ms-8.75 me-0.75 grid size-8 flex-none cursor-pointer place-items-center self-center rounded-full hover:bg-sunken"
            onClick={() => close(active.name)}
          >
            <Glyph name="close" />
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={words.tabs.open}
        aria-haspopup="dialog"
        className={cx(tool, "px-0")}
        onClick={({ currentTarget }) => onList(currentTarget)}
      >
        <Glyph name="plus" />
      </button>
      {children}
    </div>
  );
}
