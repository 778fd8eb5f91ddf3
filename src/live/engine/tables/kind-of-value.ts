/** What a column of a result holds, where it comes from no table: found by its values. */
import type { Cell, ColumnKind } from "./kinds.ts";

function kindOfCell(cell: Cell | undefined): ColumnKind {
  if (typeof cell === "number") return Number.isInteger(cell) ? "integer" : "real";
  if (typeof cell === "bigint") return "integer";
  if (typeof cell !== "string") return "text";
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return "date";
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(cell) ? "datetime" : "text";
}

/** The kind of the first value that is there; numbers are whole where all of them are. */
export function kindOfValues(cells: readonly Cell[]): ColumnKind {
  const kind = kindOfCell(cells.find((cell) => cell !== null));
  const whole = cells.every((cell) => cell === null || Number.isInteger(cell));
  return kind === "integer" && !whole ? "real" : kind;
}
