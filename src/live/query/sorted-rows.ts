/** A result's rows sorted by one column. Pure. */
import type { Cell, Rows } from "#live/engine/tables.ts";

export interface Sort {
  readonly column: number;
  readonly direction: "ascending" | "descending";
}

/** The next press on a column's heading: up, down, and back to the order of the query. */
export const nextSort = (sort: Sort | null, column: number): Sort | null => {
  if (sort?.column !== column) return { column, direction: "ascending" };
  return sort.direction === "ascending" ? { column, direction: "descending" } : null;
};

/** Ignores case. */
const keyOf = (cell: Cell | undefined): string | number | bigint | null => {
  if (cell === undefined || cell instanceof Uint8Array) return null;
  return typeof cell === "string" ? cell.toLowerCase() : cell;
};

/** Numbers come before text, and empty cells last in either direction; equal ones keep the query's order. */
export function sortedRows(rows: Rows, sort: Sort | null): Rows {
  if (sort === null) return rows;
  const keys = Array.from({ length: rows.length }, (_, i) => keyOf(rows.at(i)?.[sort.column]));
  const sign = sort.direction === "ascending" ? 1 : -1;
  const compare = (left: number, right: number): number => {
    const [a = null, b = null] = [keys[left], keys[right]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const [isText, isTextToo] = [typeof a === "string", typeof b === "string"];
    if (isText !== isTextToo) return sign * (Number(isText) - Number(isTextToo));
    return a < b ? -sign : a > b ? sign : 0;
  };
  const order = Uint32Array.from(keys.keys()).sort(compare);
  return { length: rows.length, at: (index) => rows.at(order[index] ?? rows.length) };
}
