import type { ColumnKind } from "#live/engine/tables/kinds.ts";
import { isNumeric, showCell } from "#live/engine/tables/show.ts";
import { cx } from "#ui/cx.ts";
import type { FirstRows } from "./outcome.ts";

interface FirstRowsTableProps extends FirstRows {
  /** What they are, for screen readers. */
  label: string;
  /** What stands for NULL. */
  nothing: string;
}

const cellClasses = (kind: ColumnKind) =>
  cx("border-b border-line py-2 pr-5", isNumeric(kind) ? "text-end" : "text-start");

/** The first rows of a query. Those of the first example are drawn at build and stand in the island as its child. */
export function FirstRowsTable({ columns, rows, label, nothing }: FirstRowsTableProps) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="min-w-full text-small/body whitespace-nowrap tabular-nums">
        <thead>
          <tr>
            {columns.map(({ name, kind }, i) => (
              <th key={i} scope="col" className={cx(cellClasses(kind), "font-code font-medium")}>
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
                  <td key={at} className={cellClasses(kind)}>
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
