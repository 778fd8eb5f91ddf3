import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface Tab {
  /** The panel's id, and so its address on the page. */
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Which one is open at first. */
  selected: string;
  className?: string | undefined;
  listClassName?: string | undefined;
  tabClassName?: string | undefined;
  panelClassName?: string | undefined;
}

/** A tab; the chosen one has a furrow under it. */
const tabLook = cx(
  "relative cursor-pointer px-0.5 py-2 font-medium whitespace-nowrap text-ink-muted hover:text-ink active:text-persimmon aria-selected:text-ink",
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:scale-x-0 after:bg-current",
  "after:transition-transform after:duration-move aria-selected:after:scale-x-100",
  "forced-colors:aria-selected:after:bg-[Highlight] forced-colors:aria-selected:after:forced-color-adjust-none",
);

/** In print all panels are shown, one after another. */
const panelLook = cx(
  "scroll-mt-18 scripted:col-1 scripted:row-1 scripted:transition-opacity scripted:duration-move",
  "scripted:data-inactive:invisible scripted:data-inactive:opacity-0 scripted:data-inactive:transition-none",
  "print:visible! scripted:print:mb-8 scripted:print:col-auto scripted:print:row-auto scripted:print:min-h-0 scripted:print:break-inside-avoid print:opacity-100!",
);

/**
 * A row of tabs over panels of equal height (all lie in one grid cell, so switching never moves the page). The page
 * script selects (src/script/tabs.ts); without script the row is hidden and all panels are shown.
 */
export function Tabs({
  label,
  tabs,
  selected,
  className,
  listClassName = "gap-7",
  tabClassName = "min-h-11",
  panelClassName,
}: TabsProps) {
  return (
    <div data-tabs="" className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={cx("hidden scripted:flex scripted:print:hidden", listClassName)}
      >
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            data-tab=""
            aria-controls={id}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            className={cx(tabLook, tabClassName)}
          >
            {words}
          </button>
        ))}
      </div>
      <div className="grid gap-16 scripted:gap-0">
        {tabs.map(({ id, panel }) => (
          <div
            key={id}
            id={id}
            role="tabpanel"
            // A panel without focusable content must be focusable itself (ARIA practices).
            tabIndex={0}
            aria-labelledby={`${id}-tab`}
            data-inactive={id === selected ? undefined : ""}
            className={cx(panelLook, panelClassName)}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
