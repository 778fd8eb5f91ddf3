/** Parts of a drawn query editor: lines of SQL with their numbers, and the first rows of a result. */
import type { ReactNode } from "react";
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import { type Column, isNumeric, type Row, showCell } from "#live/engine/tables.ts";
import { showName } from "#live/engine/charts/format.ts";
import { cx } from "#ui/cx.ts";
import { Sql } from "#ui/Sql.tsx";

interface CodeLinesProps {
  sql: string;
  /** The number of the first line. */
  from?: number;
  /** What comes at the end of a line, counted from 0. */
  after?: (line: number) => ReactNode;
  className?: string;
}

export const CodeLines = ({ sql, from = 1, after, className }: CodeLinesProps) => (
  <ol
    className={cx(
      "bg-figure py-4 pr-4 font-code text-[min(var(--text-small),3.1vw)]/relaxed whitespace-pre-wrap sm:pr-6",
      className,
    )}
  >
    {sql.split("\n").map((line, i) => (
      <li key={line} className="grid grid-cols-[2.75rem_minmax(0,1fr)]">
        <span className="pr-4 text-end text-ink-muted">{from + i}</span>
        {/* What continues a line is indented. */}
        <span className="pl-[4ch] -indent-[4ch]">
          <Sql sql={line} />
          {after?.(i)}
        </span>
      </li>
    ))}
  </ol>
);

/** A query's answer. */
export interface Answer {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** An answer, and how it is drawn. */
export interface ChartedAnswer extends Answer {
  readonly choice: ChartChoice;
}

interface ResultRowsProps extends Answer {
  /** How many rows to show. */
  most?: number;
}

export function ResultRows({ columns, rows, most = 5 }: ResultRowsProps) {
  const align = (at: number) => {
    const kind = columns[at]?.kind;
    return at > 0 && kind !== undefined && isNumeric(kind) ? "text-end" : "text-start";
  };
  return (
    <table className="w-full border-t border-line text-small tabular-nums">
      <thead>
        <tr className="bg-figure-sunken text-ink-muted">
          {columns.map(({ name }, at) => (
            <th
              key={name}
              className={cx("px-4 py-1.5 font-normal whitespace-nowrap sm:px-6", align(at))}
            >
              {showName(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, most).map((row, i) => (
          <tr key={i} className="border-t border-line first:border-0">
            {row.map((cell, at) => (
              <td
                key={at}
                className={cx(
                  "px-4 py-1.5 whitespace-nowrap first:w-full first:max-w-0 first:truncate sm:px-6",
                  align(at),
                )}
              >
                {showCell(cell, columns[at]?.kind ?? "text")}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
