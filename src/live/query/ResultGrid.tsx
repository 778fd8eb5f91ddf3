import words from "virtual:words/queryDemo";
import { useCallback, useId, useMemo, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { QueryResult, SortKey } from "#live/engine/client/types.ts";
import { DataGrid, type GridCell } from "#live/engine/grid/DataGrid.tsx";
import type { Place } from "#live/engine/grid/use-active-cell.ts";
import { sortPressed } from "#live/engine/grid/sort.ts";
import type { GridColumn } from "#live/engine/grid/windows.ts";
import {
  type Cell,
  type Column,
  type ColumnKind,
  isNumeric,
  type Rows,
  showCell,
} from "#live/engine/tables.ts";
import { Dialog } from "#ui/Dialog.tsx";

/** Pixels of a digit, of a letter, of a heading's letter, and of the padding. */
const digit = 8;
const letter = 6.6;
const headingLetter = 6.6;
const aside = 18;
const narrowest = 64;
const widest = 360;
/** The number of rows that determine column widths. */
const measuredRows = 100;

const shownCell = (cell: Cell, kind: ColumnKind): GridCell =>
  cell === null
    ? { text: words.grid.nothing, isEmpty: true }
    : { text: showCell(cell, kind), isEmpty: false };

/** Columns as wide as their first rows need. Several may have the same name, so the grid names them by index. */
export const gridColumns = (columns: readonly Column[], rows: Rows): GridColumn[] =>
  columns.map((column, at) => {
    const isFigure = isNumeric(column.kind);
    let need = column.name.length * headingLetter;
    for (let i = 0; i < Math.min(rows.length, measuredRows); i += 1) {
      const { length } = shownCell(rows.at(i)?.[at] ?? null, column.kind).text;
      need = Math.max(need, length * (isFigure ? digit : letter));
    }
    return {
      name: String(at),
      title: column.name,
      width: Math.round(Math.min(widest, Math.max(narrowest, need + aside))),
      align: isFigure ? "end" : "start",
      isPinned: false,
    };
  });

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

interface ResultGridProps {
  readonly result: QueryResult;
  /** In the order of `sort`. */
  readonly rows: Rows;
  readonly sort: readonly SortKey[];
  readonly onSort: (sort: readonly SortKey[]) => void;
}

/** All rows of a result. A click on a heading sorts them; Enter or a double click on a cell shows its whole value. */
export function ResultGrid({ result, rows, sort, onSort }: ResultGridProps) {
  const { columns } = result;
  const id = useId();
  /** The cell whose value is shown in full, however long it is. */
  const [opened, setOpened] = useState<Place | null>(null);
  const shownColumns = useMemo(() => gridColumns(columns, result.rows), [columns, result.rows]);
  const value = useCallback((row: number, at: number) => rows.at(row)?.[at] ?? null, [rows]);
  const shown = opened && value(opened.row, opened.column);
  const format = useCallback(
    (cell: Cell, at: number) => shownCell(cell, columns[at]?.kind ?? "text"),
    [columns],
  );
  return (
    <>
      <DataGrid
        label={words.grid.label}
        description={words.grid.hint}
        className="data-grid-dense data-grid-fill"
        columns={shownColumns}
        rowCount={rows.length}
        value={value}
        format={format}
        heading={({ name, title }, props) => (
          <th key={name} className="cursor-pointer" {...props}>
            {title}
          </th>
        )}
        sort={sort}
        onSort={(name) => onSort(sortPressed(sort, name, false))}
        onOpen={setOpened}
        resetKey=""
      />
      {opened !== null && (
        <Dialog
          id={id}
          ref={open}
          title={interpolate(words.grid.value, {
            column: columns[opened.column]?.name ?? "",
            row: opened.row + 1,
          })}
          closeLabel={words.close}
          onClose={() => setOpened(null)}
        >
          <pre
            tabIndex={0}
            className="mt-3 max-h-[50dvh] overflow-auto rounded-medium bg-sunken p-4 font-code text-small wrap-anywhere whitespace-pre-wrap"
          >
            {shown === null ? words.grid.nothing : String(shown)}
          </pre>
        </Dialog>
      )}
    </>
  );
}
