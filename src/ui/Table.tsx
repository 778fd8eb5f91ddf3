import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface TableProps {
  caption: string;
  columns: readonly string[];
  /** One list per row, as long as `columns`; the first cell is the row's heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  /** Number columns (from 0), which align to the right. */
  figures?: readonly number[];
  className?: string;
}

/** Takes the colors of its band. */
const cell =
  "text-pretty md:border-b md:border-current/20 md:py-3.5 md:pe-5 align-top md:last:pe-0";
/** On a phone the name of the column is above a text and before a figure. Screen readers get it from the table's head. */
const named =
  "max-md:before:text-small max-md:before:font-medium max-md:before:content-[attr(data-label)/'']";
const text = "text-start max-md:mt-3 max-md:block max-md:before:block";
const figure =
  "tabular-nums max-md:mt-1.5 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:text-end";

/** Facts in rows and columns. On a phone each row is a block of its own; the roles keep it a table for screen readers. */
export function Table({ caption, columns, rows, figures = [], className }: TableProps) {
  const align = (column: number) => cx(cell, figures.includes(column) ? figure : text);
  return (
    <table role="table" className={cx("w-full border-collapse max-md:block", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column, i) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={cx(align(i), "text-small/body font-medium")}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map(([head, ...cells], row) => (
          <tr
            key={row}
            role="row"
            className="max-md:block max-md:border-t max-md:border-current/20 max-md:py-5"
          >
            <th
              role="rowheader"
              scope="row"
              className={cx(
                cell,
                "text-start font-display text-lead/tight font-medium max-md:block",
              )}
            >
              {head}
            </th>
            {cells.map((content, i) => (
              <td
                key={i}
                role="cell"
                data-label={columns[i + 1]}
                className={cx(align(i + 1), named)}
              >
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
