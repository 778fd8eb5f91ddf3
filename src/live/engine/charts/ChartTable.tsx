import { showAny, unitOf } from "./format.ts";
import { numberOf, type RowList } from "./values.ts";
import type { Column, Row } from "#live/engine/tables/kinds.ts";
import { isNumeric } from "#live/engine/tables/show.ts";
import { cx } from "#ui/cx.ts";
import "./charts.css";

interface ChartTableProps {
  caption: string;
  columns: readonly Column[];
  rows: RowList;
  /** Rows that it holds, at most. */
  most: number;
}

/** A result as a plain table, in a frame that scrolls and that the keyboard reaches. */
export function ChartTable({ caption, columns, rows, most }: ChartTableProps) {
  const shown: readonly Row[] = Array.from(
    { length: Math.min(most, rows.length) },
    (_, i) => rows.at(i) ?? [],
  );
  const units = columns.map((column, at) => {
    const sizes = shown.map((row) => Math.abs(numberOf(row[at]))).filter((size) => size >= 0);
    return unitOf(column, Math.max(0, ...sizes));
  });
  return (
    <div className="chart-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, kind }, at) => (
              <th key={at} scope="col" className={cx(isNumeric(kind) && "num")}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, i) => (
            <tr key={i}>
              {columns.map((column, at) => (
                <td key={at} className={cx(isNumeric(column.kind) && "num")}>
                  {showAny(row[at] ?? null, column, units[at] ?? "count")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
