/** The columns that are drawn: the pinned ones, those in the window, and the one with the focus. */
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useMemo } from "react";
import type { ShownColumn } from "../use-columns.ts";

export interface SeenColumn extends ShownColumn {
  /** Its place among all that are shown, from 0. */
  readonly index: number;
}

export interface SeenColumns {
  readonly columns: readonly SeenColumn[];
  /** Of all that are shown, in pixels. */
  readonly width: number;
  /** Brings a column into view, where it is not. */
  readonly show: (index: number) => void;
}

/** Before the window is measured. */
const likely = { width: 1200, height: 0 };

const sum = (columns: readonly ShownColumn[]): number =>
  columns.reduce((total, { width }) => total + width, 0);

function parted(shown: readonly ShownColumn[]) {
  const columns = shown.map((column, index): SeenColumn => ({ ...column, index }));
  const pinned = columns.filter(({ isPinned }) => isPinned);
  return {
    pinned,
    moving: columns.slice(pinned.length),
    pinnedWidth: sum(pinned),
    width: sum(columns),
    widths: columns.map(({ width }) => width).join(),
  };
}

/** @param active the place of the column with the focus */
export function useSeenColumns(
  scroller: RefObject<HTMLElement | null>,
  shown: readonly ShownColumn[],
  active: number,
): SeenColumns {
  const { pinned, moving, pinnedWidth, width, widths } = useMemo(() => parted(shown), [shown]);
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: moving.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => moving[index]?.width ?? 0,
    paddingStart: pinnedWidth,
    scrollPaddingStart: pinnedWidth,
    overscan: 2,
    initialRect: likely,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      const focused = active - pinned.length;
      const isAway = focused >= 0 && focused < moving.length && !seen.includes(focused);
      return isAway ? [...seen, focused].toSorted((a, b) => a - b) : seen;
    },
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, widths]);

  const seen = virtualizer
    .getVirtualItems()
    .map(({ index }) => index)
    .join();
  // The same list while nothing moves sideways: rows that are only scrolled up are not redrawn.
  const columns = useMemo(
    () => [...pinned, ...seen.split(",").flatMap((index) => moving[Number(index)] ?? [])],
    [pinned, moving, seen],
  );
  return {
    columns,
    width,
    show: (index) => {
      const element = scroller.current;
      const column = moving[index - pinned.length];
      if (!element || !column) return;
      const right = column.start + column.width - element.clientWidth;
      const left = column.start - pinnedWidth;
      element.scrollLeft = Math.min(Math.max(element.scrollLeft, right), left);
    },
  };
}
