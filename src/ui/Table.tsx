import type { ReactNode } from "react";

interface TableProps {
  caption: string;
  columns: readonly string[];
  /** One list a row, as long as `columns`; the first cell is the row's heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  /** Columns (from 0) that hold figures and align to the right. */
  figures?: readonly number[];
}

/** Facts in rows and columns. Scrolls sideways in a narrow window, and can be reached to do so by keyboard. */
export function Table({ caption, columns, rows, figures = [] }: TableProps) {
  const align = (column: number) =>
    figures.includes(column) ? "text-end tabular-nums" : undefined;
  return (
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col" className={align(i)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
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
