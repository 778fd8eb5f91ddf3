import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type ThHTMLAttributes,
  useEffect,
  useRef,
} from "react";
import type { SortKey } from "../client/types.ts";
import type { Cell } from "../tables.ts";
import { type Place, cellKey, placeOf, useActiveCell } from "./use-active-cell.ts";
import { type GridColumn, type PlacedColumn, usePlacedColumns, useRowWindow } from "./windows.ts";
import "./grid.css";

export interface GridCell {
  readonly text: string;
  /** A missing value, whose text is small and muted. */
  readonly isEmpty: boolean;
}

/** What a cell and a heading have in common. */
const cellProps = (
  { index, start, align, isPinned }: PlacedColumn,
  row: number,
  active: number,
) => ({
  "aria-colindex": index + 1,
  "data-place": cellKey({ row, column: index }),
  "data-align": align,
  "data-pinned": isPinned ? "" : undefined,
  tabIndex: active === index ? 0 : -1,
  style: isPinned ? { insetInlineStart: start } : undefined,
});

/** The props that the grid gives a heading's `th`. */
export type HeadingProps = ReturnType<typeof cellProps> & ThHTMLAttributes<HTMLTableCellElement>;

interface DataGridProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly columns: readonly GridColumn[];
  readonly rowCount: number;
  /** The value of a row and a column; undefined while it loads. A new function redraws all rows. */
  readonly value: (row: number, column: number) => Cell | undefined;
  /** How a column's value is shown. A new function redraws all rows. */
  readonly format: (value: Cell, column: number) => GridCell;
  /** Draws a heading's `th` with these props. */
  readonly heading: (column: GridColumn, props: HeadingProps) => ReactNode;
  readonly sort: readonly SortKey[];
  /** @param add with Shift: adds a column to sort by */
  readonly onSort: (name: string, add: boolean) => void;
  /** Enter or double-click on a cell. */
  readonly onOpen?: (place: Place) => void;
  /** The menu keys. */
  readonly onMenu?: (name: string, anchor: Element) => void;
  /** The drawn rows have changed. */
  readonly onRange?: (from: number, to: number) => void;
  /** When it changes, the rows scroll back to the top. */
  readonly resetKey: string;
  readonly isBusy?: boolean;
  readonly className?: string;
}

interface RowProps extends Pick<DataGridProps, "value" | "format"> {
  readonly index: number;
  readonly columns: readonly PlacedColumn[];
  /** The column of the active cell; -1 if it is in another row. */
  readonly active: number;
}

const GridRow = memo(function GridRow({ index, columns, value, format, active }: RowProps) {
  return (
    <tr aria-rowindex={index + 2}>
      {columns.map((column) => {
        const cell = value(index, column.index);
        const shown = cell === undefined ? undefined : format(cell, column.index);
        return (
          <td
            key={column.name}
            data-empty={shown?.isEmpty ? "" : undefined}
            {...cellProps(column, index, active)}
          >
            {shown?.text}
          </td>
        );
      })}
    </tr>
  );
});

/** Whether the key opens a menu (ARIA APG, Menu Button; the system's menu key and Shift F10). */
const opensMenu = ({ key, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === "ContextMenu" || (shiftKey && key === "F10") || (altKey && key === "ArrowDown");

/**
 * A grid of any number of rows, which draws only those in view. The server draws the first rows in normal
 * flow, without inline styles, and hydration continues from there.
 */
export function DataGrid(props: DataGridProps) {
  const { columns, rowCount, value, format, sort, onRange } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { range, page, top, heights, ...rows } = useRowWindow(scroller, rowCount, props.resetKey);
  const { place, onKey, ...focus } = useActiveCell(
    scroller,
    { rows: rowCount, columns: columns.length },
    (to) => {
      if (to.row >= 0) rows.show(to.row);
      showColumn(to.column);
    },
  );
  const { placed, width, show: showColumn } = usePlacedColumns(scroller, columns);
  const { from, to } = range;
  useEffect(() => onRange?.(from, to), [onRange, from, to]);

  const drawn = Array.from({ length: to - from }, (_, i) => from + i);
  // The focused cell stays drawn however far the rows scroll: just before or after them, out of view.
  const isBefore = place.row >= 0 && place.row < from;
  if (isBefore) drawn.unshift(place.row);
  else if (place.row >= to) drawn.push(place.row);
  const shift =
    top === undefined || heights === undefined ? undefined : isBefore ? top - heights.row : top;

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    // A button in a heading has its own keys.
    if (!(target instanceof Element) || !target.matches("[data-place]") || onKey(event, page))
      return;
    const at = placeOf(target);
    const name = at && columns[at.column]?.name;
    if (!at || name === undefined) return;
    if (props.onMenu && opensMenu(event)) props.onMenu(name, target);
    else if (at.row < 0 && (key === "Enter" || key === " ")) props.onSort(name, shiftKey);
    else if (at.row >= 0 && key === "Enter" && props.onOpen) props.onOpen(at);
    else return;
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
    const at = placeOf(event.target);
    // Text that the visitor selected is copied as is.
    if (!at || getSelection()?.isCollapsed === false) return;
    const { row, column } = at;
    const copied = row < 0 ? columns[column]?.title : value(row, column);
    event.clipboardData.setData("text/plain", String(copied ?? ""));
    event.preventDefault();
  };
  return (
    <div
      ref={scroller}
      className={`data-grid ${props.className ?? ""}`}
      onScroll={rows.onScroll}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onDoubleClick={({ target }) => {
        const at = placeOf(target);
        if (at && at.row >= 0) props.onOpen?.(at);
      }}
      {...focus}
    >
      <div style={heights && { width, height: heights.element }}>
        <div className="data-grid-sight" style={heights && { height: heights.sight }}>
          <table
            role="grid"
            aria-label={props.label}
            aria-description={props.description}
            aria-rowcount={rowCount + 1}
            aria-colcount={columns.length}
            aria-busy={props.isBusy ?? false}
            data-width={width}
            style={heights && { width }}
          >
            <colgroup>
              {placed.map(({ name, width }) => (
                <col key={name} data-width={width} style={heights && { width }} />
              ))}
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                {placed.map((column) =>
                  props.heading(column, {
                    ...cellProps(column, -1, place.row < 0 ? place.column : -1),
                    scope: "col",
                    // Only one column can show it; the status line has the rest.
                    "aria-sort": sort[0]?.column === column.name ? sort[0].direction : undefined,
                    onClick: ({ shiftKey }) => props.onSort(column.name, shiftKey),
                  }),
                )}
              </tr>
            </thead>
            <tbody
              style={shift === undefined ? undefined : { transform: `translateY(${shift}px)` }}
            >
              {drawn.map((index) => (
                <GridRow
                  key={index}
                  index={index}
                  columns={placed}
                  value={value}
                  format={format}
                  active={place.row === index ? place.column : -1}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}
