/** Cells as what a chart can place: numbers, and moments in time. Nothing here throws, whatever the cells hold. */
import type { Cell, Column, Row } from "#live/engine/tables/kinds.ts";

/** Rows to draw: a list, or a result that is read row by row. */
export interface RowList {
  readonly length: number;
  readonly at: (index: number) => Row | undefined;
}

/** Beyond it the difference of two numbers is none any more. */
const largest = 1e300;

/** @returns the number, NaN where there is none that can be drawn: NULL, text, bytes, infinity */
export function numberOf(cell: Cell | undefined): number {
  const value = typeof cell === "bigint" ? Number(cell) : cell;
  return typeof value === "number" && Math.abs(value) <= largest ? value : NaN;
}

/** The name a result's column has; where two have it, the first. -1 where none has. */
export const columnAt = (columns: readonly Column[], name: string): number =>
  columns.findIndex((column) => column.name === name);
