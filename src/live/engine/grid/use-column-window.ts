/** The columns of a grid that are drawn: the pinned ones, those in sight, and the one with the focus. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from "react";

export interface GridColumn {
  /** Unique in the grid. */
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  /** Figures align at the end. */
  readonly align: "start" | "end";
  /** It stays in place while the others scroll. Pinned columns come first. */
  readonly isPinned: boolean;
}

/** A column with its place among all, from 0, and the pixel at which it begins. */
export interface PlacedColumn extends GridColumn {
  readonly index: number;
  readonly start: number;
}

/** A drawn column, or the room of columns that are not drawn. */
export type Slot = PlacedColumn | { readonly gap: number; readonly key: string };

export interface ColumnWindow {
  readonly slots: readonly Slot[];
  /** Of all columns, in pixels. */
  readonly width: number;
  readonly onScroll: () => void;
  /** Scrolls the column into sight where it is not. */
  readonly show: (index: number) => void;
}

/** Columns beyond either edge of the sight that are drawn, too. */
const spare = 2;
/** The sight before it is measured, and so on the server. */
const firstSight = { left: 0, width: 1200 };

/** @param active the place of the column with the focus */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
  active: number,
): ColumnWindow {
  const { placed, pinned, pinnedWidth, width } = useMemo(() => {
    let width = 0;
    const placed = columns.map((column, index): PlacedColumn => {
      width += column.width;
      return { ...column, index, start: width - column.width };
    });
    const pinned = placed.filter(({ isPinned }) => isPinned).length;
    return { placed, pinned, pinnedWidth: placed[pinned]?.start ?? width, width };
  }, [columns]);
  const [sight, setSight] = useState(firstSight);
  const look = useCallback(() => {
    const { scrollLeft: left = 0, clientWidth: width = 0 } = scroller.current ?? {};
    setSight((before) =>
      before.left === left && before.width === width ? before : { left, width },
    );
  }, [scroller]);
  useLayoutEffect(() => {
    if (!scroller.current) return undefined;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller, look]);

  const from = placed.findIndex(
    (column) => column.index >= pinned && column.start + column.width > sight.left + pinnedWidth,
  );
  const after = placed.findIndex((column) => column.start >= sight.left + sight.width);
  const to = after < 0 ? placed.length : after;
  const seen = placed
    .filter(({ index }) => {
      if (index < pinned) return false;
      return index === active || (from >= 0 && index >= from - spare && index < to + spare);
    })
    .map(({ index }) => index)
    .join();
  // The same list while nothing moves sideways, so that rows need not be drawn again.
  const slots = useMemo(() => {
    const list: Slot[] = placed.slice(0, pinned);
    let end = pinnedWidth;
    const addGap = (to: number) => {
      if (to > end) list.push({ gap: to - end, key: `gap ${String(end)}` });
    };
    for (const index of seen === "" ? [] : seen.split(",")) {
      const column = placed[Number(index)];
      if (column === undefined) continue;
      addGap(column.start);
      list.push(column);
      end = column.start + column.width;
    }
    addGap(width);
    return list;
  }, [placed, pinned, pinnedWidth, width, seen]);

  return {
    slots,
    width,
    onScroll: look,
    show: (index) => {
      const element = scroller.current;
      const column = placed[index];
      if (!element || !column || column.isPinned) return;
      const right = column.start + column.width - element.clientWidth;
      const left = column.start - pinnedWidth;
      element.scrollLeft = Math.min(Math.max(element.scrollLeft, right), left);
    },
  };
}
