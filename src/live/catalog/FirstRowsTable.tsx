import { isNumeric, showCell } from "#lib/tables/show.ts";
import type { FirstRows } from "./outcome.ts";

interface FirstRowsTableProps extends FirstRows {
  /** What they are, for screen readers. */
  label: string;
  /** What stands for NULL. */
  nothing: string;
}

/** The first rows of a query. Those of the first example are drawn at build and stand in the island as its child. */
export function FirstRowsTable({ columns, rows, label, nothing }: FirstRowsTableProps) {
  return (
    <div className="cat-rows" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, kind }, i) => (
              <th key={i} scope="col" className={isNumeric(kind) ? "num" : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {columns.map(({ kind }, at) => {
                const cell = row[at] ?? null;
                return (
                  <td key={at} className={isNumeric(kind) ? "num" : undefined}>
                    {cell === null ? <i>{nothing}</i> : showCell(cell, kind)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
