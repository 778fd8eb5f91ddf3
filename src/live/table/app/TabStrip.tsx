import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { put } from "#lib/text/put.ts";
import { Glyph } from "../parts/Glyph.tsx";
import type { Tabs } from "./use-tabs.ts";
import { words } from "./words.ts";

interface TabStripProps {
  tabs: Tabs;
  /** Opens the list of all tables. */
  onList: (anchor: Element) => void;
  /** At the far end. */
  children: ReactNode;
}

/** Brings the open tab into the strip's own view; the page stays where it is. */
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
    // Once the strip is redrawn.
    requestAnimationFrame(() => {
      currentTarget.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    });
  };
  return (
    <div className="tbl-top">
      <div ref={strip} className="tbl-tabs">
        <div
          role="tablist"
          aria-label={words.frame.tabs}
          className="tbl-tablist"
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
              className="tbl-tab"
              style={{ order: 2 * i }}
              onClick={() => {
                choose(table.name);
              }}
            >
              {table.name}
            </button>
          ))}
        </div>
        {active && open.length > 1 && (
          // On the open tab, yet not in the list of tabs, which may hold nothing but tabs.
          <button
            type="button"
            aria-label={put(words.tabs.close, { table: active.name })}
            className="tbl-tab-close"
            style={{ order: 2 * open.indexOf(active) + 1 }}
            onClick={() => {
              close(active.name);
            }}
          >
            <Glyph name="close" />
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={words.tabs.open}
        aria-haspopup="dialog"
        className="tbl-tool tbl-sign"
        onClick={({ currentTarget }) => {
          onList(currentTarget);
        }}
      >
        <Glyph name="plus" />
      </button>
      {children}
    </div>
  );
}
