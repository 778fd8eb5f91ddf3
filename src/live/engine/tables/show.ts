/** How a value is shown in a grid, and which side of its cell it keeps to. */
import type { Cell, ColumnKind } from "./kinds.ts";

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });
const amount = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Whether values of a kind stand at the end of their cells, so that their digits stand below one another. */
export const isNumeric = (kind: ColumnKind): boolean =>
  kind === "integer" || kind === "real" || kind === "money";

/** Names and years are whole numbers too: only those of five digits and more are grouped. */
const whole = (value: number | bigint): string =>
  value < 10_000 && value > -10_000 ? String(value) : grouped.format(value);

/**
 * @returns the value as text: figures for people, bytes by their number, nothing for NULL (the grid says so in its
 *   own way)
 */
export function showCell(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return "";
  if (cell instanceof Uint8Array) return `${cell.length} bytes`;
  if (typeof cell === "string") return cell;
  if (kind === "money") return amount.format(cell);
  if (typeof cell === "bigint" || Number.isInteger(cell)) return whole(cell);
  return grouped.format(cell);
}

/** The whole value as plain text, as it is copied: figures without groups, NULL as nothing, bytes in hex. */
export function plainCell(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Uint8Array)
    return [...cell].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return String(cell);
}
