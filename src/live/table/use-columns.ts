/** A table's columns: their order, visibility, width and pinning, and the order of the rows, which the worker sorts. */
import { type PointerEvent, useMemo } from "react";
import type { SortKey, Table } from "#live/engine/client/types.ts";
import type { GridColumn } from "#live/engine/grid/windows.ts";
import { isNumeric } from "#live/engine/tables.ts";
import {
  type ColumnSettings,
  columnWidth,
  columnsAfterMove,
  movedTo,
  minColumnWidth,
  settingsAtFirst,
  type TableSettings,
  maxColumnWidth,
} from "./settings.ts";

export function useColumns(
  table: Table,
  settings: TableSettings,
  setSettings: (change: (now: TableSettings) => TableSettings) => void,
) {
  /** In the grid's order: the pinned ones first. */
  const all = useMemo(
    () => settings.columns.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned)),
    [settings.columns],
  );
  // The same list while no column changes: rows are redrawn only if the list changes.
  const shown = useMemo(() => {
    const byName = new Map(table.columns.map((column) => [column.name, column]));
    return all.flatMap(({ name, isHidden, isPinned, width }) => {
      const column = byName.get(name);
      if (column === undefined || isHidden) return [];
      const align: GridColumn["align"] = isNumeric(column.kind) ? "end" : "start";
      const shownWidth = width ?? columnWidth(column);
      return [{ name, title: name, column, isPinned, align, width: shownWidth }];
    });
  }, [table, all]);
  const arrange = (to: (now: TableSettings["columns"]) => TableSettings["columns"]) =>
    setSettings((now) => ({ ...now, columns: to(now.columns) }));
  const change = (name: string, to: Partial<ColumnSettings>) =>
    arrange((now) => now.map((each) => (each.name === name ? { ...each, ...to } : each)));
  const setWidth = (name: string, width: number) =>
    change(name, { width: Math.min(Math.max(Math.round(width), minColumnWidth), maxColumnWidth) });
  const act = {
    setSort: (sort: readonly SortKey[]) => setSettings((now) => ({ ...now, sort })),
    show: (name: string, isShown: boolean) => change(name, { isHidden: !isShown }),
    showAll: () => arrange((now) => now.map((each) => ({ ...each, isHidden: false }))),
    /** Places to the right; to the left where negative. Hidden columns do not count. */
    moveBy: (name: string, by: number) => arrange((now) => columnsAfterMove(now, name, by)),
    moveTo: (name: string, target: string, after: boolean) =>
      arrange((now) => movedTo(now, name, target, after)),
    pin: (name: string, isPinned: boolean) => change(name, { isPinned }),
    setWidth,
    /** Follows a pointer that has pressed the edge of a heading. */
    startResize: (name: string) => (event: PointerEvent) => {
      if (event.button !== 0) return;
      const { currentTarget: edge, pointerId, clientX: from } = event;
      const width = shown.find((each) => each.name === name)?.width ?? 0;
      const done = new AbortController();
      const on = (type: string, listener: (event: globalThis.PointerEvent) => void) =>
        edge.addEventListener(type, listener as EventListener, { signal: done.signal });
      edge.setPointerCapture(pointerId);
      on("pointermove", ({ clientX }) => setWidth(name, width + clientX - from));
      on("lostpointercapture", () => done.abort());
    },
    reset: () => arrange(() => settingsAtFirst(table.name, table.columns).columns),
  };
  return { all, shown, settings, act };
}

export type ColumnActions = ReturnType<typeof useColumns>["act"];
