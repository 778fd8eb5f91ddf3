/**
 * The columns of a table as TanStack Table keeps them: order, visibility, width, pinning, and what the rows are sorted
 * by. Sorting, filtering and searching themselves are the worker's. To the components columns have names; to the
 * library they have numbers, since a file may call its columns anything ("__proto__").
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
import type { TableColumn } from "#live/engine/tables/kinds.ts";
import { movedBy, movedTo } from "../column-order.ts";
import type { TableSettings } from "../settings.ts";
import { narrowest, widest, widthOf, widths } from "../widths.ts";
import { type Ids, idsOf, libraryState, settingsOf } from "./library-state.ts";

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

/** The rows stand in the worker. */
const noRows: never[] = [];

export interface ShownColumn {
  readonly column: TableColumn;
  readonly width: number;
  /** From the left edge of all columns. */
  readonly start: number;
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
  /** Puts all columns back as they were at first. */
  readonly reset: () => void;
}

export interface ColumnState {
  /** In the order in which they are seen: the pinned ones first. */
  readonly shown: readonly ShownColumn[];
  readonly settings: Omit<TableSettings, "filters" | "search">;
  readonly act: ColumnActions;
}

function definitions({ columns }: Table, { id }: Ids) {
  return columns.map((column) => ({
    id: id(column.name),
    accessorFn: () => null,
    header: column.name,
    size: widths[widthOf(column)],
    minSize: narrowest,
    maxSize: widest,
  }));
}

/** @param layout of each column that is shown: the library's name, its width, whether it is pinned; as JSON */
function shownColumns(layout: string, ids: Ids): ShownColumn[] {
  let end = 0;
  return (JSON.parse(layout) as [string, number, boolean][]).flatMap(([id, width, isPinned]) => {
    const column = ids.column(id);
    if (column === undefined) return [];
    end += width;
    return [{ column, width, start: end - width, isPinned }];
  });
}

/** @param first how the table stands when it is opened @param start how its columns stood at the very first */
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
  // The same list while no column changes: rows are redrawn only where it is another.
  const shown = useMemo(() => shownColumns(layout, ids), [layout, ids]);

  const setOrder = (order: readonly string[]) => {
    grid.setColumnOrder(order.map(id));
  };
  const setPinned = (pinned: readonly string[]) => {
    grid.setColumnPinning({ start: pinned.map(id), end: [] });
  };
  const isPinned = (name: string) => settings.pinned.includes(name);
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
      // What is put among the pinned ones is pinned, and the other way round.
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
      // The heading around the edge would be dragged; a finger's press is let through, for its click.
      if (event.type === "mousedown") event.preventDefault();
      const header = grid.getFlatHeaders().find(({ column }) => column.id === id(name));
      header?.getResizeHandler()(event.nativeEvent);
    },
    reset: () => {
      const state = libraryState(start, ids);
      grid.setColumnOrder(state.columnOrder);
      grid.setColumnVisibility(state.columnVisibility);
      grid.setColumnPinning(state.columnPinning);
      grid.setColumnSizing(state.columnSizing);
    },
  };
  return { shown, settings, act };
}
