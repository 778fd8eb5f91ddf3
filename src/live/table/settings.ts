/** How a table is looked at: order, filters, search, and the state of its columns. Pure. */
import type { Filter, SortKey } from "#live/engine/client/types.ts";
import { filterOperators } from "#live/engine/client/types.ts";
import type { TableColumn } from "#live/engine/tables/kinds.ts";
import { columnsAtFirst } from "./presets.ts";
import { narrowest, widest } from "./widths.ts";

/** All columns are named as the table names them. */
export interface TableSettings {
  readonly sort: readonly SortKey[];
  readonly filters: readonly Filter[];
  readonly search: string;
  /** Every column, the shown and the hidden ones. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Those that stay in place, from the left. */
  readonly pinned: readonly string[];
  /** Those that are not as wide as at first. */
  readonly widths: readonly (readonly [string, number])[];
}

/** @param table its name: some sample tables have an order of their own */
export const settingsAtFirst = (table: string, columns: readonly TableColumn[]): TableSettings => ({
  sort: [],
  filters: [],
  search: "",
  order: columnsAtFirst(table, columns).map(({ name }) => name),
  hidden: [],
  pinned: [],
  widths: [],
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Settings that were kept, as far as they fit the table that is there now: another file may have come under its name.
 *
 * @param kept anything at all
 */
export function settingsFrom(
  kept: unknown,
  table: string,
  columns: readonly TableColumn[],
): TableSettings {
  const first = settingsAtFirst(table, columns);
  if (!isRecord(kept)) return first;
  const isColumn = (name: unknown): name is string => columns.some((each) => each.name === name);
  const names = (value: unknown) => [...new Set(listOf(value).filter(isColumn))];
  const order = names(kept["order"]);
  const hidden = names(kept["hidden"]);
  return {
    sort: listOf(kept["sort"]).flatMap((each) => {
      if (!isRecord(each) || !isColumn(each["column"])) return [];
      const { column, direction } = each;
      return direction === "ascending" || direction === "descending" ? [{ column, direction }] : [];
    }),
    filters: listOf(kept["filters"]).flatMap((each) => {
      if (!isRecord(each) || !isColumn(each["column"])) return [];
      const operator = filterOperators.find((known) => known === each["operator"]);
      const values = listOf(each["values"]).filter((value) => typeof value === "string");
      return operator === undefined ? [] : [{ column: each["column"], operator, values }];
    }),
    // A search is of the moment.
    search: "",
    order: [...order, ...first.order.filter((name) => !order.includes(name))],
    // One at least shows.
    hidden: hidden.length < columns.length ? hidden : [],
    pinned: names(kept["pinned"]),
    widths: listOf(kept["widths"]).flatMap((each) => {
      const [name, width] = listOf(each);
      return isColumn(name) && typeof width === "number" && width >= narrowest && width <= widest
        ? [[name, width] as const]
        : [];
    }),
  };
}
