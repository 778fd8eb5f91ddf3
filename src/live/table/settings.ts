/** How a table is shown: order, filters, search, and the state of its columns. Pure. */
import type { Table, ViewRequest } from "#live/engine/client/types.ts";
import type { Column, TableColumn } from "#live/engine/tables.ts";

/** The first columns of the sample orders, in an order that reads better than the original one. */
const ordersFirst =
  "id ordered_at customer_id order_type status total discount_code subtotal discount".split(" ");

/** The tables that are open at first, the first of them in front. */
export const openAtFirst = ["orders", "customers", "charges"] as const;

/** A column's minimum and maximum width, and the menu's step, in pixels. */
export const minColumnWidth = 56;
export const maxColumnWidth = 800;
export const widthStep = 24;

/** The width for values of each kind, in pixels. */
const neededWidth: Readonly<Record<Column["kind"], number>> = {
  text: 130,
  integer: 72,
  real: 96,
  money: 104,
  date: 112,
  datetime: 170,
  boolean: 72,
};
/** Pixels per letter of a heading, and for its padding, sort number and menu. */
const letter = 7.2;
const aside = 40;

/** @returns a column's initial width in pixels, by its kind and its name */
export const columnWidth = ({ name, kind }: Column): number => {
  // "subscription_renewal"
  const needed = name === "order_type" ? 156 : neededWidth[kind];
  return Math.round(Math.min(240, Math.max(96, needed, name.length * letter + aside)));
};

export interface ColumnSettings {
  readonly name: string;
  readonly isHidden: boolean;
  readonly isPinned: boolean;
  /** In pixels; null until it is resized. */
  readonly width: number | null;
}

export interface TableSettings extends Pick<ViewRequest, "sort" | "filters" | "search"> {
  /** Every column of the table, in order; the pinned ones come first in the grid. */
  readonly columns: readonly ColumnSettings[];
}

/** @param table its name: the sample orders have their own order of columns */
export function settingsAtFirst(table: string, columns: readonly TableColumn[]): TableSettings {
  const names = columns.map(({ name }) => name);
  const first = table === "orders" ? ordersFirst.filter((name) => names.includes(name)) : [];
  return {
    sort: [],
    filters: [],
    search: "",
    columns: [...new Set([...first, ...names])].map((name) => ({
      name,
      isHidden: false,
      isPinned: false,
      width: null,
    })),
  };
}

/** Settings as far as they fit the current table: another file may have taken its name. */
export function settingsFor(
  { name: table, columns }: Pick<Table, "name" | "columns">,
  kept: TableSettings | undefined,
): TableSettings {
  const first = settingsAtFirst(table, columns);
  if (kept === undefined) return first;
  const names = new Set(columns.map(({ name }) => name));
  const known = kept.columns.filter(({ name }) => names.has(name));
  // At least one is visible.
  const isBlank = known.every(({ isHidden }) => isHidden);
  const fitting = known.map((each) => (isBlank ? { ...each, isHidden: false } : each));
  const knownNames = new Set(known.map(({ name }) => name));
  return {
    sort: kept.sort.filter(({ column }) => names.has(column)),
    filters: kept.filters.filter(({ column }) => names.has(column)),
    search: kept.search,
    columns: [...fitting, ...first.columns.filter(({ name }) => !knownNames.has(name))],
  };
}

/** Puts a column next to another one, pinned like it. @param after after it, or before it */
export function movedTo(
  columns: readonly ColumnSettings[],
  name: string,
  target: string,
  after: boolean,
): readonly ColumnSettings[] {
  const column = columns.find((each) => each.name === name);
  const rest = columns.filter((each) => each !== column);
  const at = rest.findIndex((each) => each.name === target);
  const neighbor = rest[at];
  if (column === undefined || neighbor === undefined) return columns;
  return rest.toSpliced(at + (after ? 1 : 0), 0, { ...column, isPinned: neighbor.isPinned });
}

/**
 * Moves a column among the visible ones that are pinned like it.
 *
 * @param by the number of places, negative to the left; stops at the ends
 */
export function columnsAfterMove(
  columns: readonly ColumnSettings[],
  name: string,
  by: number,
): readonly ColumnSettings[] {
  const isPinned = columns.find((each) => each.name === name)?.isPinned;
  const among = columns.filter((each) => each.isPinned === isPinned && !each.isHidden);
  const to = among.findIndex((each) => each.name === name) + by;
  const target = among[Math.min(Math.max(to, 0), among.length - 1)];
  return target === undefined ? columns : movedTo(columns, name, target.name, by > 0);
}
