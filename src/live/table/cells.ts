/** How a value is shown in a cell: by its column's kind, or unchanged if it does not match. Pure. */
import type { Content } from "#content/collections.ts";
import { momentOf, showMoment } from "#live/engine/charts/time.ts";
import type { GridCell } from "#live/engine/grid/DataGrid.tsx";
import { type Cell, showCount, type TableColumn } from "#live/engine/tables.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { formatNumber } from "#lib/text/numbers.ts";

/** "2026-01-31" as "Jan 31, 2026", followed by the time if there is one; anything else as it is. */
function showDate(text: string): string {
  const moment = momentOf(text);
  return moment?.grain === "day" || moment?.grain === "time"
    ? showMoment(moment.at, moment.grain)
    : text;
}

function showNumber(value: number | bigint, column: TableColumn): string {
  if (column.kind === "money") return formatNumber(value, 2, 2).replace(/^-?/, "$&$$");
  // The same in all rows, so that their decimal points align.
  if (column.decimals !== undefined) return formatNumber(value, column.decimals, column.decimals);
  // A key is a name, not an amount: no commas.
  if (column.key || column.references !== "") return String(value);
  return formatNumber(value, 6);
}

/** @param words of content/table-demo.yaml, `cells` */
export function showCell(
  value: Cell,
  column: TableColumn,
  words: Content<"tableDemo">["cells"],
): GridCell {
  if (value === null) return { text: words.empty, look: "empty" };
  if (value instanceof Uint8Array) {
    return { text: interpolate(words.bytes, { size: showCount(value.length) }), look: "empty" };
  }
  if (typeof value === "string") {
    const dated = column.kind === "date" || column.kind === "datetime";
    return { text: dated ? showDate(value) : value, look: "text" };
  }
  if (column.kind === "boolean" && (Number(value) === 0 || Number(value) === 1)) {
    return Number(value) === 1 ? { text: words.yes, look: "yes" } : { text: words.no, look: "no" };
  }
  return { text: showNumber(value, column), look: "figure" };
}
