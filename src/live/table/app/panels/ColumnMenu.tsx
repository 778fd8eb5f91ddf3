import type { KeyboardEvent } from "react";
import { put } from "#lib/text/put.ts";
import { words } from "../words.ts";
import { type MenuAction, menuItems } from "./menu-items.ts";
import { Panel } from "./Panel.tsx";

interface ColumnMenuProps {
  name: string;
  anchor: Element;
  /** Whether it is in the order of the rows, and whether others are. */
  isSorted: boolean;
  hasOrder: boolean;
  isPinned: boolean;
  canHide: boolean;
  onAction: (action: MenuAction) => void;
  onClose: () => void;
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
export function ColumnMenu(props: ColumnMenuProps) {
  const { name, anchor, onAction, onClose } = props;
  return (
    <Panel
      anchor={anchor}
      role="menu"
      title={put(words.menu.open, { column: name })}
      onClose={onClose}
      onKeyDown={walk}
    >
      {menuItems(props).map(({ action, stays }) => (
        <button
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="tbl-item"
          onClick={({ currentTarget }) => {
            if (!stays) currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
            onAction(action);
          }}
        >
          {words.menu[action]}
        </button>
      ))}
    </Panel>
  );
}
