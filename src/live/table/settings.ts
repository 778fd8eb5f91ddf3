/** How a table is shown: order, filters, search, and the state of its columns. Pure. */
import type { Filter, SortKey, Table } from "#live/engine/client/types.ts";
import type { Column, TableColumn } from "#live/engine/tables.ts";

/** Column orders of sample tables that read better than the original ones. */
const firstColumns: Readonly<Record<string, readonly string[]>> = {
  orders: [
    "id",
    "ordered_at",
    "customer_id",
    "order_type",
    "status",
    "total",
    "discount_code",
    "subtotal",
    "discount",
  ],
};

/** The tables that are open at first, the first of them in front. */
export const openAtFirst = ["orders", "customers", "charges"] as const;

/** @returns the columns in their initial order; none is lost */
export function columnsAtFirst<T extends Column>(table: string, columns: readonly T[]): T[] {
  const wanted = (Object.hasOwn(firstColumns, table) && firstColumns[table]) || [];
  const place = ({ name }: T) => {
    const at = wanted.indexOf(name);
    return at === -1 ? wanted.length : at;
  };
  return columns.toSorted((a, b) => place(a) - place(b));
}

/** A column's minimum and maximum width, and the menu's step, in pixels. */
export const narrowest = 56;
export const widest = 800;
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

/** Columns of sample tables whose values are longer than most: "subscription_renewal". */
const longValues: Readonly<Record<string, number>> = { order_type: 156 };

/** @returns a column's initial width in pixels, by its kind and its name */
export const columnWidth = ({ name, kind }: Column): number => {
  const needed = (Object.hasOwn(longValues, name) && longValues[name]) || neededWidth[kind];
  return Math.round(Math.min(240, Math.max(96, needed, name.length * letter + aside)));
};

/** Columns have the names used in the table. */
export interface TableSettings {
  readonly sort: readonly SortKey[];
  readonly filters: readonly Filter[];
  readonly search: string;
  /** Every column, visible or hidden. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** The pinned columns, from the left. */
  readonly pinned: readonly string[];
  /** The resized columns. */
  readonly widths: readonly (readonly [string, number])[];
}

/** @param table its name: some sample tables have their own order */
export const settingsAtFirst = (table: string, columns: readonly TableColumn[]): TableSettings => ({
  sort: [],
  filters: [],
  search: "",
  order: columnsAtFirst(table, columns).map(({ name }) => name),
  hidden: [],
  pinned: [],
  widths: [],
});

/** Settings as far as they fit the current table: another file may have taken its name. */
export function settingsFor(
  { name: table, columns }: Pick<Table, "name" | "columns">,
  kept: TableSettings | undefined,
): TableSettings {
  const first = settingsAtFirst(table, columns);
  if (kept === undefined) return first;
  const isColumn = (name: string) => columns.some((each) => each.name === name);
  const order = kept.order.filter(isColumn);
  const hidden = kept.hidden.filter(isColumn);
  return {
    sort: kept.sort.filter(({ column }) => isColumn(column)),
    filters: kept.filters.filter(({ column }) => isColumn(column)),
    search: kept.search,
    order: [...order, ...first.order.filter((name) => !order.includes(name))],
    // At least one is visible.
    hidden: hidden.length < columns.length ? hidden : [],
    pinned: kept.pinned.filter(isColumn),
    widths: kept.widths.filter(([name]) => isColumn(name)),
  };
}
