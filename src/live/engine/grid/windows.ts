/** The rows of a grid that are in view as it scrolls, and the places of its columns. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSize } from "#live/shared/use-size.ts";

/** Rows drawn before the grid is measured, including on the server. */
const firstRows = 12;

/**
 * @param scroller what scrolls, with a `thead`
 * @param resetKey when it changes, the rows scroll back to the top
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  resetKey: string,
) {
  /** Of the scroller with the heading row, and of a row, in pixels; null before the grid is measured. */
  const [size, setSize] = useState<{ sight: number; row: number } | null>(null);
  /** The row pixel at the top of the view. */
  const [offset, setOffset] = useState(0);
  const { row, sight } = size ?? { row: 36, sight: 0 };
  const scale = scaleOf(rows, row, Math.max(0, sight - row));
  const read = () => Math.max(0, scroller.current?.scrollTop ?? 0) * scale.ratio;
  const onScroll = () => setOffset(read());

  useSize(scroller, (element) => {
    const head = element.querySelector("thead")?.getBoundingClientRect().height ?? 0;
    setSize({ row: head || 36, sight: element.clientHeight });
  });

  const shownKey = useRef(resetKey);
  useLayoutEffect(() => {
    if (shownKey.current === resetKey) return;
    shownKey.current = resetKey;
    setOffset(0);
    scroller.current?.scrollTo({ top: 0 });
  }, [resetKey, scroller]);

  // It may have been scrolled before it was interactive.
  useEffect(onScroll, [size === null]);

  const range =
    size === null ? { from: 0, to: Math.min(rows, firstRows) } : rowsAt(scale, row, offset);
  return {
    range,
    /** Whole rows in view. */
    page: Math.max(1, Math.floor(scale.viewport / row) - 1),
    /** Pixels from the top of the view to the first drawn row; undefined before the grid is measured. */
    top: size === null ? undefined : range.from * row - offset,
    /** Of the scrolled element, of the visible part and of a row; undefined before the grid is measured. */
    heights: size === null ? undefined : { element: scale.element + row, sight, row },
    onScroll,
    /** Scrolls the row into view if needed. */
    show: (index: number) => {
      const now = read();
      const next = offsetToShow(scale, row, now, index);
      if (next === now) return;
      scroller.current?.scrollTo({ top: next / scale.ratio });
      // Not only with the event, which comes after the next frame.
      setOffset(next);
    },
  };
}

/* The columns of a grid, one after another. All of them are drawn. */

export interface GridColumn {
  /** Unique in the grid. */
  readonly name: string;
  readonly title: string;
  /** In pixels. */
  readonly width: number;
  /** Figures align at the end. */
  readonly align: "start" | "end";
  /** It stays in place while the others scroll. Pinned columns come first. */
  readonly isPinned: boolean;
}

/** A column with its index among all, from 0, and the pixel where it begins. */
export interface PlacedColumn extends GridColumn {
  readonly index: number;
  readonly start: number;
}

export function usePlacedColumns(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
) {
  const { placed, width } = useMemo(() => {
    let width = 0;
    const placed = columns.map((column, index): PlacedColumn => {
      width += column.width;
      return { ...column, index, start: width - column.width };
    });
    return { placed, width };
  }, [columns]);
  return {
    placed,
    width,
    /** Scrolls the column into view if needed. */
    show: (index: number) => {
      const element = scroller.current;
      const column = placed[index];
      if (!element || !column || column.isPinned) return;
      const pinnedWidth = placed.find(({ isPinned }) => !isPinned)?.start ?? 0;
      const right = column.start + column.width - element.clientWidth;
      const left = column.start - pinnedWidth;
      element.scrollLeft = Math.min(Math.max(element.scrollLeft, right), left);
    },
  };
}

/** Every browser supports elements of this height, which is nearly half a million rows. Firefox has the lowest limit. */
const tallest = 16_000_000;

/** Scrolls more rows than a browser can: in a limited height, each pixel moves the rows by several. Pure. */
export function scaleOf(rows: number, rowHeight: number, viewport: number) {
  const content = rows * rowHeight;
  const element = Math.min(content, tallest);
  /** The pixels that the rows move when the element scrolls by one. */
  const ratio = content > element ? (content - viewport) / (element - viewport) : 1;
  return { rows, element, viewport, ratio };
}
type Scale = Readonly<ReturnType<typeof scaleOf>>;

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * @param offset row pixel at the top of the view
 * @returns the rows to draw, up to, not including, `to`
 */
export const rowsAt = (
  { rows, viewport }: Scale,
  rowHeight: number,
  offset: number,
  spare = 4,
) => ({
  from: clamp(Math.floor(offset / rowHeight) - spare, rows),
  to: clamp(Math.ceil((offset + viewport) / rowHeight) + spare, rows),
});

/** @returns the nearest offset at which the whole row is in view */
export function offsetToShow(scale: Scale, rowHeight: number, offset: number, row: number): number {
  const top = row * rowHeight;
  const nearest = Math.min(Math.max(offset, top + rowHeight - scale.viewport), top);
  return clamp(nearest, Math.max(0, scale.rows * rowHeight - scale.viewport));
}
