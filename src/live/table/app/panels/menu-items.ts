/** What a column's menu offers, by how the column stands. Pure. */

export const menuActions = [
  "ascending",
  "descending",
  "thenAscending",
  "thenDescending",
  "unsort",
  "filter",
  "pin",
  "unpin",
  "left",
  "right",
  "wider",
  "narrower",
  "hide",
] as const;
export type MenuAction = (typeof menuActions)[number];

interface MenuState {
  readonly isSorted: boolean;
  readonly hasOrder: boolean;
  readonly isPinned: boolean;
  readonly canHide: boolean;
}

interface MenuItem {
  readonly action: MenuAction;
  /** The menu stays open: one widens a column several times. */
  readonly stays: boolean;
}

const repeated: readonly MenuAction[] = ["left", "right", "wider", "narrower"];

export function menuItems({ isSorted, hasOrder, isPinned, canHide }: MenuState): MenuItem[] {
  const fits: Partial<Record<MenuAction, boolean>> = {
    thenAscending: hasOrder,
    thenDescending: hasOrder,
    unsort: isSorted,
    pin: !isPinned,
    unpin: isPinned,
    hide: canHide,
  };
  return menuActions
    .filter((action) => fits[action] ?? true)
    .map((action) => ({ action, stays: repeated.includes(action) }));
}
