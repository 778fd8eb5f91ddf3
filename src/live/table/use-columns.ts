/** A table's columns: their order, visibility, width and pinning, and the order of the rows, which the worker sorts. */
import { type PointerEvent, useMemo } from "react";
import type { SortKey, Table } from "#live/engine/client/types.ts";
import type { TableColumn } from "#live/engine/tables.ts";
import { columnWidth, narrowest, settingsAtFirst, type TableSettings, widest } from "./settings.ts";

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
  const neighbors = order.filter((each) => among.includes(each));
  const at = neighbors.indexOf(name);
  const target = neighbors[Math.min(Math.max(at + by, 0), neighbors.length - 1)];
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

export interface ShownColumn {
  readonly column: TableColumn;
  readonly width: number;
  readonly isPinned: boolean;
}

/** In visible order: the pinned ones first. */
function shownColumns(
  { columns }: Table,
  { order, hidden, pinned, widths }: Pick<TableSettings, "order" | "hidden" | "pinned" | "widths">,
): ShownColumn[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const resized = new Map(widths);
  const names = [...pinned, ...order.filter((name) => !pinned.includes(name))];
  return names.flatMap((name) => {
    const column = byName.get(name);
    if (column === undefined || hidden.includes(name)) return [];
    const width = resized.get(name) ?? columnWidth(column);
    return [{ column, width, isPinned: pinned.includes(name) }];
  });
}

/** The columns as these settings show them, and what changes them. */
export function useColumns(
  table: Table,
  settings: TableSettings,
  setSettings: (change: (now: TableSettings) => TableSettings) => void,
) {
  const { order, hidden, pinned, widths } = settings;
  const change = (to: Partial<TableSettings>) => setSettings((now) => ({ ...now, ...to }));
  // The same list while no column changes: rows are redrawn only if the list changes.
  const shown = useMemo(
    () => shownColumns(table, { order, hidden, pinned, widths }),
    [table, order, hidden, pinned, widths],
  );
  const setWidth = (name: string, width: number) => {
    const fitting = Math.min(Math.max(Math.round(width), narrowest), widest);
    setSettings((now) => ({
      ...now,
      widths: [...now.widths.filter(([each]) => each !== name), [name, fitting]],
    }));
  };
  const act = {
    setSort: (sort: readonly SortKey[]) => change({ sort }),
    show: (name: string, isShown: boolean) => {
      const others = hidden.filter((each) => each !== name);
      change({ hidden: isShown ? others : [...others, name] });
    },
    showAll: () => change({ hidden: [] }),
    /** Places to the right; to the left where negative. Hidden columns do not count. */
    moveBy: (name: string, by: number) => {
      const isPinned = pinned.includes(name);
      const among = shown.filter((each) => each.isPinned === isPinned);
      const moved = movedBy(
        isPinned ? pinned : order,
        name,
        by,
        among.map(({ column }) => column.name),
      );
      change(isPinned ? { pinned: moved } : { order: moved });
    },
    moveTo: (name: string, target: string, after: boolean) => {
      // A column moved among the pinned ones is pinned, and vice versa.
      const others = pinned.filter((each) => each !== name);
      if (pinned.includes(target))
        change({ pinned: movedTo([...others, name], name, target, after) });
      else change({ pinned: others, order: movedTo(order, name, target, after) });
    },
    pin: (name: string, on: boolean) => {
      const others = pinned.filter((each) => each !== name);
      change({ pinned: on ? [...others, name] : others });
    },
    setWidth,
    /** Follows a pointer that has pressed the edge of a heading. */
    startResize: (name: string) => (event: PointerEvent) => {
      if (event.button !== 0) return;
      const { currentTarget: edge, pointerId, clientX: from } = event;
      const width = shown.find(({ column }) => column.name === name)?.width ?? 0;
      const done = new AbortController();
      const on = (type: string, listener: (event: globalThis.PointerEvent) => void) =>
        edge.addEventListener(type, listener as EventListener, { signal: done.signal });
      edge.setPointerCapture(pointerId);
      on("pointermove", ({ clientX }) => setWidth(name, width + clientX - from));
      on("lostpointercapture", () => done.abort());
    },
    /** Resets all columns to their initial state. */
    reset: () =>
      setSettings(({ sort, filters, search }) => ({
        ...settingsAtFirst(table.name, table.columns),
        ...{ sort, filters, search },
      })),
  };
  return { shown, settings, act };
}

export type ColumnState = ReturnType<typeof useColumns>;
export type ColumnActions = ColumnState["act"];
