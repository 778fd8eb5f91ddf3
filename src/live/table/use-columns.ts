/**
 * A table's columns in TanStack Table: order, visibility, width, pinning, and sort order. The worker does the sorting,
 * filtering and searching. Components know columns by name; the library knows them by number, because a file can give
 * its columns any name ("__proto__").
 */
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type SyntheticEvent, useMemo, useState } from "react";
import type { SortKey, Table } from "#live/engine/client/types.ts";
import type { TableColumn } from "#live/engine/tables.ts";
import { columnWidth, narrowest, type TableSettings, widest } from "./settings.ts";

interface Ids {
  readonly id: (name: string) => string;
  readonly column: (id: string) => TableColumn | undefined;
}

export function idsOf(columns: readonly TableColumn[]): Ids {
  const byName = new Map(columns.map(({ name }, i) => [name, `c${String(i)}`]));
  return {
    id: (name) => byName.get(name) ?? "",
    column: (id) => columns[Number(id.slice(1))],
  };
}

interface LibraryState {
  sorting: { id: string; desc: boolean }[];
  columnOrder: string[];
  columnVisibility: Record<string, boolean>;
  columnPinning: { start: string[]; end: string[] };
  columnSizing: Record<string, number>;
}

export const libraryState = (settings: TableSettings, { id }: Ids): LibraryState => ({
  sorting: settings.sort.map(({ column, direction }) => ({
    id: id(column),
    desc: direction === "descending",
  })),
  columnOrder: settings.order.map(id),
  columnVisibility: Object.fromEntries(settings.hidden.map((name) => [id(name), false])),
  columnPinning: { start: settings.pinned.map(id), end: [] },
  columnSizing: Object.fromEntries(settings.widths.map(([name, width]) => [id(name), width])),
});

/** @param columns all of the table's columns */
export function settingsOf(
  state: LibraryState,
  columns: readonly TableColumn[],
  { id, column }: Ids,
): Omit<TableSettings, "filters" | "search"> {
  const nameOf = (each: string) => column(each)?.name ?? "";
  return {
    sort: state.sorting.map((key) => ({
      column: nameOf(key.id),
      direction: key.desc ? "descending" : "ascending",
    })),
    order: state.columnOrder.map(nameOf),
    hidden: columns
      .filter(({ name }) => state.columnVisibility[id(name)] === false)
      .map(({ name }) => name),
    pinned: state.columnPinning.start.map(nameOf),
    widths: Object.entries(state.columnSizing).map(([each, width]) => [nameOf(each), width]),
  };
}

/**
 * @param by the number of places, negative to the left; stops at the ends
 * @param among the columns it moves among: a pinned column moves among the pinned ones
 * @returns all names, with this one moved
 */
export function movedBy(
  order: readonly string[],
  name: string,
  by: number,
  among: readonly string[] = order,
): string[] {
  const neighbours = order.filter((each) => among.includes(each));
  const at = neighbours.indexOf(name);
  const target = neighbours[Math.min(Math.max(at + by, 0), neighbours.length - 1)];
  return target === undefined || at === -1 ? [...order] : movedTo(order, name, target, by > 0);
}

/** Puts a column next to another. @param after after it, or before it */
export function movedTo(
  order: readonly string[],
  name: string,
  target: string,
  after: boolean,
): string[] {
  if (name === target) return [...order];
  const rest = order.filter((each) => each !== name);
  return rest.toSpliced(rest.indexOf(target) + (after ? 1 : 0), 0, name);
}

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

/** The worker has the rows. */
const noRows: never[] = [];

export interface ShownColumn {
  readonly column: TableColumn;
  readonly width: number;
  readonly isPinned: boolean;
}

export interface ColumnActions {
  readonly setSort: (sort: readonly SortKey[]) => void;
  readonly show: (name: string, isShown: boolean) => void;
  readonly showAll: () => void;
  /** Places to the right; to the left where negative. Hidden columns do not count. */
  readonly moveBy: (name: string, by: number) => void;
  readonly moveTo: (name: string, target: string, after: boolean) => void;
  readonly pin: (name: string, isPinned: boolean) => void;
  readonly setWidth: (name: string, width: number) => void;
  /** Follows a pointer that has pressed the edge of a heading. */
  readonly startResize: (name: string) => (event: SyntheticEvent) => void;
  /** Applies the columns and order of these settings. */
  readonly apply: (settings: TableSettings) => void;
  /** Resets all columns to their initial state. */
  readonly reset: () => void;
}

export interface ColumnState {
  /** In visible order: the pinned ones first. */
  readonly shown: readonly ShownColumn[];
  readonly settings: Omit<TableSettings, "filters" | "search">;
  readonly act: ColumnActions;
}

function definitions({ columns }: Table, { id }: Ids) {
  return columns.map((column) => ({
    id: id(column.name),
    accessorFn: () => null,
    header: column.name,
    size: columnWidth(column),
    minSize: narrowest,
    maxSize: widest,
  }));
}

/** @param layout of each visible column: the library's id, its width, whether it is pinned; as JSON */
function shownColumns(layout: string, ids: Ids): ShownColumn[] {
  return (JSON.parse(layout) as [string, number, boolean][]).flatMap(([id, width, isPinned]) => {
    const column = ids.column(id);
    return column === undefined ? [] : [{ column, width, isPinned }];
  });
}

/** @param first the settings when the table opens @param start the settings after a reset */
export function useColumns(table: Table, first: TableSettings, start: TableSettings): ColumnState {
  const [{ ids, columns, initialState }] = useState(() => {
    const ids = idsOf(table.columns);
    return { ids, columns: definitions(table, ids), initialState: libraryState(first, ids) };
  });
  const grid = useTable({
    features,
    columns,
    data: noRows,
    initialState,
    manualSorting: true,
    columnResizeMode: "onChange",
  });
  const settings = settingsOf(grid.state, table.columns, ids);
  const { id } = ids;

  const leaves = [...grid.getStartVisibleLeafColumns(), ...grid.getCenterVisibleLeafColumns()];
  const layout = JSON.stringify(
    leaves.map((leaf) => [leaf.id, leaf.getSize(), leaf.getIsPinned() !== false]),
  );
  // The same list while no column changes: rows are redrawn only if the list changes.
  const shown = useMemo(() => shownColumns(layout, ids), [layout, ids]);

  const setOrder = (order: readonly string[]) => {
    grid.setColumnOrder(order.map(id));
  };
  const setPinned = (pinned: readonly string[]) => {
    grid.setColumnPinning({ start: pinned.map(id), end: [] });
  };
  const isPinned = (name: string) => settings.pinned.includes(name);
  const applyColumns = (next: TableSettings) => {
    const state = libraryState(next, ids);
    grid.setColumnOrder(state.columnOrder);
    grid.setColumnVisibility(state.columnVisibility);
    grid.setColumnPinning(state.columnPinning);
    grid.setColumnSizing(state.columnSizing);
  };
  const act: ColumnActions = {
    setSort: (sort) => {
      grid.setSorting(libraryState({ ...start, sort }, ids).sorting);
    },
    show: (name, isShown) => grid.getColumn(id(name))?.toggleVisibility(isShown),
    showAll: () => {
      grid.setColumnVisibility({});
    },
    moveBy: (name, by) => {
      if (isPinned(name)) setPinned(movedBy(settings.pinned, name, by));
      else {
        const among = shown.filter((each) => !each.isPinned).map(({ column }) => column.name);
        setOrder(movedBy(settings.order, name, by, among));
      }
    },
    moveTo: (name, target, after) => {
      // A column moved among the pinned ones is pinned, and vice versa.
      const pinned = settings.pinned.filter((each) => each !== name);
      if (isPinned(target)) setPinned(movedTo([...pinned, name], name, target, after));
      else {
        setPinned(pinned);
        setOrder(movedTo(settings.order, name, target, after));
      }
    },
    pin: (name, on) => grid.getColumn(id(name))?.pin(on ? "start" : false),
    setWidth: (name, width) => {
      grid.setColumnSizing((sizes) => ({
        ...sizes,
        [id(name)]: Math.min(Math.max(Math.round(width), narrowest), widest),
      }));
    },
    startResize: (name) => (event) => {
      // Otherwise the heading around the edge would be dragged. A touch is let through, for its click.
      if (event.type === "mousedown") event.preventDefault();
      const header = grid.getFlatHeaders().find(({ column }) => column.id === id(name));
      header?.getResizeHandler()(event.nativeEvent);
    },
    apply: (next) => {
      applyColumns(next);
      grid.setSorting(libraryState(next, ids).sorting);
    },
    reset: () => applyColumns(start),
  };
  return { shown, settings, act };
}
