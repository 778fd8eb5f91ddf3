import type { KeyboardEvent } from "react";
import { put } from "#lib/text/put.ts";
import type { ColumnState } from "../use-columns.ts";
import type { PanelState } from "../use-panel.ts";
import { words } from "../words.ts";
import { type MenuAction, menuItems } from "./menu-items.ts";
import { Panel } from "./Panel.tsx";

interface ColumnMenuProps {
  menu: PanelState<string>;
  columns: ColumnState;
  onAction: (column: string, action: MenuAction) => void;
}

/** Up, down and the ends walk through the items (ARIA Authoring Practices, Menu); Tab leaves. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const { key, currentTarget } = event;
  if (key === "Tab") currentTarget.hidePopover();
  const items = [...currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item.matches(":focus"));
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: items.length - 1,
  }[key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

/** All that can be done with a column, for those who neither click nor drag. */
export function ColumnMenu({ menu, columns, onAction }: ColumnMenuProps) {
  if (!menu.open) return null;
  const { what: name, anchor, key, close } = menu.open;
  const { sort, pinned } = columns.settings;
  const items = menuItems({
    isSorted: sort.some(({ column }) => column === name),
    hasOrder: sort.some(({ column }) => column !== name),
    isPinned: pinned.includes(name),
    canHide: columns.shown.length > 1,
  });
  return (
    <Panel
      key={key}
      anchor={anchor}
      role="menu"
      title={put(words.menu.open, { column: name })}
      onClose={close}
      onKeyDown={walk}
    >
      {items.map(({ action, stays }) => (
        <button
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="tbl-item"
          onClick={({ currentTarget }) => {
            if (!stays) currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
            onAction(name, action);
          }}
        >
          {words.menu[action]}
        </button>
      ))}
    </Panel>
  );
}
