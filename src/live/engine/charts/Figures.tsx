import words from "virtual:words/charts";
import { useState } from "react";
import type { RowList } from "./values.ts";
import type { Column } from "#live/engine/tables/kinds.ts";
import { say } from "#lib/text/say.ts";
import { ChartTable } from "./ChartTable.tsx";

interface FiguresProps {
  title: string;
  columns: readonly Column[];
  rows: RowList;
}

/** Rows of a table behind a chart; an export has all. */
export const mostShown = 200;

/** The rows behind a chart, made when someone opens them. */
export function Figures({ title, columns, rows }: FiguresProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="chart-figures"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.figures}</summary>
      {open && <Rows title={title} columns={columns} rows={rows} />}
    </details>
  );
}

export function Rows({ title, columns, rows }: FiguresProps) {
  return (
    <>
      <ChartTable caption={title} columns={columns} rows={rows} most={mostShown} />
      {rows.length > mostShown && (
        <p className="chart-note">{say(words.part, { n: mostShown, all: rows.length })}</p>
      )}
    </>
  );
}
