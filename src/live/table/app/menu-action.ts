/** Carries out what a column's menu was asked for, and says what came of it. */
import { put } from "#lib/text/put.ts";
import { sortedBy } from "../sorting.ts";
import { widthStep } from "../widths.ts";
import type { MenuAction } from "./panels/menu-items.ts";
import type { ColumnState } from "./use-columns.ts";
import { words } from "./words.ts";

/**
 * @param say to screen readers
 * @param filter opens the filters with a column
 */
export function menuAction(
  state: ColumnState,
  say: (text: string) => void,
  filter: (column: string) => void,
): (column: string, action: MenuAction) => void {
  const { settings, shown, act } = state;
  const { sort } = settings;
  const { status } = words;

  const move = (column: string, by: number) => {
    const all = shown.map((each) => each.column.name);
    const place = Math.min(Math.max(all.indexOf(column) + by, 0), all.length - 1) + 1;
    act.moveBy(column, by);
    say(put(status.moved, { column, place, of: all.length }));
  };
  const widen = (column: string, by: number) => {
    const width = (shown.find((each) => each.column.name === column)?.width ?? 0) + by;
    act.setWidth(column, width);
    say(put(status.sized, { column, width }));
  };
  const pin = (column: string, isPinned: boolean) => {
    act.pin(column, isPinned);
    say(put(isPinned ? status.pinned : status.unpinned, { column }));
  };
  const actions: Readonly<Record<MenuAction, (column: string) => void>> = {
    ascending: (column) => {
      act.setSort(sortedBy(sort, column, "ascending", false));
    },
    descending: (column) => {
      act.setSort(sortedBy(sort, column, "descending", false));
    },
    thenAscending: (column) => {
      act.setSort(sortedBy(sort, column, "ascending", true));
    },
    thenDescending: (column) => {
      act.setSort(sortedBy(sort, column, "descending", true));
    },
    unsort: (column) => {
      act.setSort(sortedBy(sort, column, undefined, true));
    },
    filter,
    pin: (column) => {
      pin(column, true);
    },
    unpin: (column) => {
      pin(column, false);
    },
    left: (column) => {
      move(column, -1);
    },
    right: (column) => {
      move(column, 1);
    },
    wider: (column) => {
      widen(column, widthStep);
    },
    narrower: (column) => {
      widen(column, -widthStep);
    },
    hide: (column) => {
      act.show(column, false);
      say(put(status.hidden, { column }));
    },
  };
  return (column, action) => {
    actions[action](column);
  };
}
