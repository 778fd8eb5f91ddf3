/** A chart's figures as HTML: a plain table, the table behind a drawing, and headline figures. */
import words from "virtual:words/charts";
import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { type Column, isNumeric, type Rows, showCell } from "../tables.ts";
import { cx } from "#ui/cx.ts";
import "./charts.css";
import { showAny, showFigure, showName, unitOf } from "./format.ts";
import { numberOf } from "./read.ts";

export const note = "mt-2 text-small text-ink-muted";
export const figuresSummary =
  "min-h-6 w-fit cursor-pointer text-small text-ink-muted underline decoration-line-strong underline-offset-[20%] hover:text-ink";

/** The most rows of a table; an export has all. */
const maxRows = 200;
/** The rows of a table before it is opened. */
const maxClosed = 60;

interface ChartTableProps {
  caption: string;
  columns: readonly Column[];
  rows: Rows;
  most?: number;
}

/** In a frame that scrolls and that the keyboard can reach. */
export function ChartTable({ caption, columns, rows, most = maxRows }: ChartTableProps) {
  const shown = rows.slice(0, most);
  const units = columns.map((column, at) => {
    const sizes = shown.map((row) => Math.abs(numberOf(row[at]))).filter((size) => size >= 0);
    return unitOf(column, Math.max(0, ...sizes));
  });
  return (
    <>
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
      {rows.length > most && (
        <p className={note}>{interpolate(words.part, { n: most, all: rows.length })}</p>
      )}
    </>
  );
}

/**
 * The table behind a drawing, in <details>: people who see the chart may want the figures too, and screen readers need
 * not read all of them.
 */
export function ChartFigures(props: Omit<ChartTableProps, "most">) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={figuresSummary}>{words.figures}</summary>
      <ChartTable {...props} most={open ? maxRows : maxClosed} />
    </details>
  );
}

interface ChartNumberProps {
  columns: readonly Column[];
  rows: Rows;
  shown: readonly number[];
}

/** The figures of the first row; on a board they fill their card, one below another. */
export function ChartNumber({ columns, rows, shown }: ChartNumberProps) {
  const row = rows.at(0);
  return (
    <>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4 in-data-card:mt-2 in-data-card:flex-1 in-data-card:flex-col in-data-card:flex-nowrap in-data-card:gap-0">
        {shown.map((at) => {
          const column = columns[at];
          const cell = row?.[at] ?? null;
          if (column === undefined) return null;
          const value = numberOf(cell);
          const unit = unitOf(column, Math.abs(value));
          const text = Number.isNaN(value) ? showCell(cell, column.kind) : showFigure(value, unit);
          return (
            <div
              key={at}
              className="flex flex-col-reverse in-data-card:flex-1 in-data-card:justify-center in-data-card:border-t in-data-card:border-line in-data-card:py-4"
            >
              <dt className="text-small text-ink-muted">{showName(column.name)}</dt>
              <dd className="font-display text-heading wrap-anywhere tabular-nums in-data-card:text-[length:min(var(--text-display),24cqi)]">
                {text === "" ? words.live.missing : text}
              </dd>
            </div>
          );
        })}
      </dl>
      {rows.length > 1 && (
        <p className={note}>{interpolate(words.firstOf, { all: rows.length })}</p>
      )}
    </>
  );
}
