/** The columns of a grid that are drawn: the pinned ones, those in sight, and the one with the focus. */
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useMemo } from "react";

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
  /** Scrolls the column into sight where it is not. */
  readonly show: (index: number) => void;
}

/** The window's width before it is measured, and so on the server. */
const initialRect = { width: 1200, height: 0 };

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
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: placed.length - pinned,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => placed[pinned + index]?.width ?? 0,
    paddingStart: pinnedWidth,
    overscan: 2,
    initialRect,
    rangeExtractor: (range) => {
      const focused = active >= pinned && active < placed.length ? [active - pinned] : [];
      return [...new Set([...defaultRangeExtractor(range), ...focused])].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, placed]);

  const seen = virtualizer
    .getVirtualItems()
    .map(({ index }) => index)
    .join();
  // The same list while nothing moves sideways, so that rows need not be drawn again.
  const slots = useMemo(() => {
    const list: Slot[] = placed.slice(0, pinned);
    let end = pinnedWidth;
    const addGap = (to: number) => {
      if (to > end) list.push({ gap: to - end, key: `gap ${String(end)}` });
    };
    for (const column of seen.split(",").flatMap((index) => placed[pinned + Number(index)] ?? [])) {
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
