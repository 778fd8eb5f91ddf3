import type { ReactNode } from "react";

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
  className?: string;
}

/**
 * A row of tabs over panels of equal height (all lie in one grid cell, so switching never moves the page).
 * The page script selects (src/enhance/tabs.ts); without script the row is away and all panels are read.
 */
export function Tabs({ label, tabs, selected, className }: TabsProps) {
  return (
    <div data-tabs="" className={className}>
      <div role="tablist" aria-label={label} className="tab-list">
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
            className="tab"
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
            // Nothing inside may be focusable, and the keyboard has to reach what it reads (ARIA practices).
            tabIndex={0}
            aria-labelledby={`${id}-tab`}
            data-inactive={id === selected ? undefined : ""}
            className="tab-panel"
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
