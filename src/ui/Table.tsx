import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface TableProps {
  caption: string;
  columns: readonly string[];
  /** One list per row, as long as `columns`; the first cell is the row's heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  /** Number columns (from 0), which align to the right. */
  figures?: readonly number[];
}

const cell = "border-b border-line py-3 pe-4 align-top";

/** Facts in rows and columns. Scrolls sideways in a narrow window, also by keyboard. */
export function Table({ caption, columns, rows, figures = [] }: TableProps) {
  const align = (column: number) =>
    cx(cell, figures.includes(column) ? "text-end tabular-nums" : "text-start");
  return (
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-small/body">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col" className={cx(align(i), "font-medium")}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row" className={cx(cell, "text-start font-medium")}>
                {head}
              </th>
              {cells.map((cell, i) => (
                <td key={i} className={align(i + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
