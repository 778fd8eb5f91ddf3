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
const mostShown = 200;
/** As long as nobody has opened it with a script that works. */
const mostAtFirst = 60;

/** The rows behind a chart. */
export function Figures({ title, columns, rows }: FiguresProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="chart-figures"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.figures}</summary>
      <Rows title={title} columns={columns} rows={rows} most={open ? mostShown : mostAtFirst} />
    </details>
  );
}

export function Rows({ title, columns, rows, most = mostShown }: FiguresProps & { most?: number }) {
  return (
    <>
      <ChartTable caption={title} columns={columns} rows={rows} most={most} />
      {rows.length > most && (
        <p className="chart-note">{say(words.part, { n: most, all: rows.length })}</p>
      )}
    </>
  );
}
