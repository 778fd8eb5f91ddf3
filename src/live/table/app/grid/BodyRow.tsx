import { memo } from "react";
import type { Row } from "#live/engine/tables/kinds.ts";
import { type CellWords, isFigures, showCell } from "../../cells.ts";
import type { SeenColumn } from "./use-seen-columns.ts";

interface BodyRowProps {
  /** From 0. */
  index: number;
  top: number;
  /** Undefined while it has not come: it keeps its place. */
  row: Row | undefined;
  /** Where the value of a column stands in the row. */
  places: ReadonlyMap<string, number>;
  columns: readonly SeenColumn[];
  /** The column of the cell that Tab reaches; -1 where that is in another row. */
  active: number;
  words: CellWords;
}

/** A row of the grid. What is not seen of it is not drawn. */
export const BodyRow = memo(function BodyRow({
  index,
  top,
  row,
  places,
  columns,
  active,
  words,
}: BodyRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="tbl-line"
      style={{ transform: `translateY(${String(top)}px)` }}
    >
      {columns.map((seen) => {
        const { column, width, start, isPinned } = seen;
        const place = places.get(column.name);
        // A column that was hidden a moment ago is still on its way.
        const value = place === undefined ? undefined : row?.[place];
        const shown = value === undefined ? undefined : showCell(value, column, words);
        return (
          <div
            key={column.name}
            role="gridcell"
            aria-colindex={seen.index + 1}
            data-place={`${String(index)}:${String(seen.index)}`}
            data-look={shown?.look ?? (isFigures(column) ? "figure" : undefined)}
            data-figures={isFigures(column) ? "" : undefined}
            data-pinned={isPinned ? "" : undefined}
            tabIndex={active === seen.index ? 0 : -1}
            className="tbl-cell"
            style={isPinned ? { width, insetInlineStart: start } : { width, left: start }}
          >
            {shown?.text}
          </div>
        );
      })}
    </div>
  );
});
