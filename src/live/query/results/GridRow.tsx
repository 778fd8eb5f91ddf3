import { isNumeric, showCell } from "#live/engine/tables/show.ts";
import type { Cell, Column } from "#live/engine/tables/kinds.ts";
import { cx } from "#ui/cx.ts";
import type { Sort } from "./sorted-rows.ts";

export interface GridRowProps {
  /** Of all cells of the grid. */
  readonly id: string;
  /** From 0; -1 is the header. */
  readonly index: number;
  readonly columns: readonly Column[];
  /** Where each column begins, and where the last ends. */
  readonly edges: readonly number[];
  /** The first column in sight and the one after the last. */
  readonly sight: readonly [number, number];
  /** Where the row stands; undefined for the header, which stands above all. */
  readonly top?: number;
  readonly valueOf: (column: number) => Cell;
  /** The column of the cell that the keyboard is at, if it is in this row. */
  readonly active: number | null;
  readonly sort: Sort | null;
  readonly nullWord: string;
}

/** A row of the grid, or its header. */
export function GridRow({ index, columns, edges, sight, top, ...rest }: GridRowProps) {
  const { id, valueOf, active, sort, nullWord } = rest;
  const header = top === undefined;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={header ? "qd-row qd-row-head" : "qd-row"}
      style={header ? undefined : { transform: `translateY(${top}px)` }}
    >
      {columns.slice(...sight).map(({ name, kind }, i) => {
        const at = sight[0] + i;
        const value = header ? name : valueOf(at);
        const left = edges[at] ?? 0;
        return (
          <div
            key={at}
            id={`${id}-${index}-${at}`}
            role={header ? "columnheader" : "gridcell"}
            aria-colindex={at + 1}
            aria-sort={header && sort?.column === at ? sort.direction : undefined}
            data-row={index}
            data-column={at}
            className={cx("qd-cell", isNumeric(kind) && "num", active === at && "qd-cell-active")}
            style={{ left, width: (edges[at + 1] ?? left) - left }}
          >
            {value === null ? <i>{nullWord}</i> : header ? name : showCell(value, kind)}
          </div>
        );
      })}
    </div>
  );
}
