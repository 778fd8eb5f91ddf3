/** Virtual relationships: two columns that someone says belong together, though no schema says so. */
import type { TableColumn } from "#live/engine/tables/kinds.ts";

export interface ColumnRef {
  readonly table: string;
  readonly column: string;
}

export interface Relation {
  readonly left: ColumnRef;
  readonly right: ColumnRef;
}

/** A table as relationships need it. */
export interface RelatedTable {
  readonly name: string;
  readonly columns: readonly TableColumn[];
}

/** As it is written: "orders.discount_code". */
export const nameOfColumn = ({ table, column }: ColumnRef): string => `${table}.${column}`;

/** One key for both directions. */
export const keyOf = ({ left, right }: Relation): string =>
  JSON.stringify([left, right].map(({ table, column }) => [table, column]).toSorted(byText));

const byText = (a: readonly string[], b: readonly string[]): number =>
  JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;

export const columnOf = (
  tables: readonly RelatedTable[],
  { table, column }: ColumnRef,
): TableColumn | undefined =>
  tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
