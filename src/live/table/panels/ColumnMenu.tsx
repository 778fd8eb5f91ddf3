import type { KeyboardEvent } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { listButton } from "../styles.ts";
import { widthStep } from "../settings.ts";
import { sortedBy } from "#live/engine/grid/sort.ts";
import { words } from "../table-text.ts";
import type { TableState } from "../use-table.ts";
import { Panel, type PanelState } from "./Panel.tsx";

/** Up, Down, Home and End move through the items (ARIA Authoring Practices, Menu); Tab leaves. */
function onMenuKeys(event: KeyboardEvent<HTMLDivElement>): void {
  const { key, currentTarget } = event;
  if (key === "Tab") currentTarget.hidePopover();
  const items = [...currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item.matches(":focus"));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

interface MenuItem {
  readonly action: Exclude<keyof typeof words.menu, "open">;
  readonly act: () => void;
  readonly fits?: boolean;
  /** The menu stays open, so that a column can be widened several times. */
  readonly stays?: boolean;
}

interface ColumnMenuProps {
  readonly menu: PanelState<string>;
  readonly columns: TableState["columns"];
  readonly filter: (column: string) => void;
  readonly announce: (text: string) => void;
}

/** Every action on a column, for visitors who neither click nor drag. */
export function ColumnMenu({ menu, columns, filter, announce }: ColumnMenuProps) {
  if (!menu.open) return null;
  const { what: column, anchor, key } = menu.open;
  const { settings, shown, act } = columns;
  const { sort } = settings;
  const { status } = words;
  const isSorted = sort.some((each) => each.column === column);
  const hasOrder = sort.some((each) => each.column !== column);
  const at = shown.findIndex(({ name }) => name === column);
  const { isPinned = false, width = 0 } = shown[at] ?? {};
  const sortBy = (direction: "ascending" | "descending" | undefined, add: boolean) => () =>
    act.setSort(sortedBy(sort, column, direction, add));
  const pin = (on: boolean) => () => {
    act.pin(column, on);
    announce(interpolate(on ? status.pinned : status.unpinned, { column }));
  };
  const move = (by: number) => () => {
    const place = Math.min(Math.max(at + by, 0), shown.length - 1) + 1;
    act.moveBy(column, by);
    announce(interpolate(status.moved, { column, place, of: shown.length }));
  };
  const widen = (by: number) => () => {
    act.setWidth(column, width + by);
    announce(interpolate(status.sized, { column, width: width + by }));
  };
  const hide = () => {
    act.show(column, false);
    announce(interpolate(status.hidden, { column }));
  };
  const items: readonly MenuItem[] = [
    { action: "ascending", act: sortBy("ascending", false) },
    { action: "descending", act: sortBy("descending", false) },
    { action: "thenAscending", act: sortBy("ascending", true), fits: hasOrder },
    { action: "thenDescending", act: sortBy("descending", true), fits: hasOrder },
    { action: "unsort", act: sortBy(undefined, true), fits: isSorted },
    { action: "filter", act: () => filter(column) },
    { action: "pin", act: pin(true), fits: !isPinned },
    { action: "unpin", act: pin(false), fits: isPinned },
    { action: "left", act: move(-1), stays: true },
    { action: "right", act: move(1), stays: true },
    { action: "wider", act: widen(widthStep), stays: true },
    { action: "narrower", act: widen(-widthStep), stays: true },
    { action: "hide", act: hide, fits: shown.length > 1 },
  ];
  return (
    <Panel
      key={key}
      anchor={anchor}
      role="menu"
      title={interpolate(words.menu.open, { column })}
      onClose={menu.close}
      onKeyDown={onMenuKeys}
    >
      {items
        .filter(({ fits = true }) => fits)
        .map(({ action, act: run, stays = false }) => (
          <button
            key={action}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={listButton}
            onClick={({ currentTarget }) => {
              if (!stays) currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
              run();
            }}
          >
            {words.menu[action]}
          </button>
        ))}
    </Panel>
  );
}
