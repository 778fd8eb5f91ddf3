/** The order of the rows, as presses on headings and menus change it, and rows in that order. Pure. */
import type { SortKey } from "../client/types.ts";
import type { Cell, Rows } from "../tables.ts";

type Direction = SortKey["direction"];

/** The next press on a heading: up, down, and out of the order. */
const nextDirection = (direction: Direction | undefined): Direction | undefined => {
  if (direction === undefined) return "ascending";
  return direction === "ascending" ? "descending" : undefined;
};

/** @param direction undefined takes the column out of the order */
export function sortedBy(
  sort: readonly SortKey[],
  column: string,
  direction: Direction | undefined,
  add: boolean,
): SortKey[] {
  const key = direction === undefined ? [] : [{ column, direction }];
  if (!add) return key;
  // In its place if it already has one.
  return sort.some((each) => each.column === column)
    ? sort.flatMap((each) => (each.column === column ? key : [each]))
    : [...sort, ...key];
}

/**
 * @param add whether the heading joins the order (with Shift) or is the order
 * @returns the order after a press on a column's heading
 */
export function sortPressed(sort: readonly SortKey[], column: string, add: boolean): SortKey[] {
  const present = sort.find((each) => each.column === column);
  // A single column continues its cycle; among several, a plain press starts over with it.
  const direction = add || sort.length === 1 ? present?.direction : undefined;
  return sortedBy(sort, column, nextDirection(direction), add);
}

/** Ignores case. */
const keyOf = (cell: Cell = null): Cell => (typeof cell === "string" ? cell.toLowerCase() : cell);

/**
 * Numbers come before text, and empty cells last in either direction; equal ones keep their order.
 *
 * @param sort the order by one column, whose name is its index; none leaves the rows as they are
 */
export function sortedRows(rows: Rows, [sort]: readonly SortKey[]): Rows {
  if (sort === undefined) return rows;
  const column = Number(sort.column);
  const keys = rows.map((row) => keyOf(row[column]));
  const sign = sort.direction === "ascending" ? 1 : -1;
  const compare = (left: number, right: number): number => {
    const [a = null, b = null] = [keys[left], keys[right]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const [isText, isTextToo] = [typeof a === "string", typeof b === "string"];
    if (isText !== isTextToo) return sign * (Number(isText) - Number(isTextToo));
    return a < b ? -sign : a > b ? sign : 0;
  };
  const order = Uint32Array.from(keys.keys()).sort(compare);
  return Array.from(order, (index) => rows[index] ?? []);
}
