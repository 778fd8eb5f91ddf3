import { showFigure, showName, unitOf } from "./format.ts";
import { numberOf, type RowList } from "./values.ts";
import type { Column } from "#live/engine/tables/kinds.ts";
import { showCell } from "#live/engine/tables/show.ts";

interface ChartNumberProps {
  columns: readonly Column[];
  rows: RowList;
  /** Places of the columns that are shown. */
  shown: readonly number[];
  none: string;
}

/** The figures of the first row, as large as a headline. */
export function ChartNumber({ columns, rows, shown, none }: ChartNumberProps) {
  const row = rows.at(0);
  return (
    <dl className="chart-numbers">
      {shown.map((at) => {
        const column = columns[at];
        const cell = row?.[at] ?? null;
        if (column === undefined) return null;
        const value = numberOf(cell);
        const unit = unitOf(column, Math.abs(value));
        const text = Number.isNaN(value) ? showCell(cell, column.kind) : showFigure(value, unit);
        return (
          <div key={at}>
            <dt>{showName(column.name)}</dt>
            <dd>{text === "" ? none : text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
