/** Keys of the grid next to those that lead from cell to cell: Enter sorts, the menu keys open the column's menu. */
import type { KeyboardEvent } from "react";
import { placeOf } from "./use-place.ts";

interface GridKeys {
  /** Of the columns that show, in their order. */
  readonly names: readonly string[];
  readonly walk: (event: KeyboardEvent) => boolean;
  readonly sort: (name: string, add: boolean) => void;
  readonly openMenu: (name: string, anchor: Element) => void;
}

/** Whether the key opens a menu (ARIA Authoring Practices, Menu Button; the menu key and Shift F10 of the system). */
const opensMenu = ({ key, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === "ContextMenu" || (shiftKey && key === "F10") || (altKey && key === "ArrowDown");

/** @returns a listener for the grid */
export const gridKeys =
  ({ names, walk, sort, openMenu }: GridKeys) =>
  (event: KeyboardEvent): void => {
    const { target, key, shiftKey } = event;
    // A button within a heading has keys of its own.
    if (!(target instanceof Element) || !target.matches("[data-place]") || walk(event)) return;
    const place = placeOf(target);
    const name = place && names[place.column];
    if (!place || name === undefined) return;
    if (opensMenu(event)) openMenu(name, target);
    else if (place.row < 0 && (key === "Enter" || key === " ")) sort(name, shiftKey);
    else return;
    event.preventDefault();
  };
