/** The rows and columns of a grid that are in view as it scrolls. */
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useSize } from "../use-size.ts";

/** Rows drawn before the grid is measured, including on the server. */
const firstRows = 12;

/** Heights in pixels; null before the grid is measured. */
interface Size {
  /** The height of the scroller, with the heading row. */
  readonly sight: number;
  /** The height of one row, and of the heading row. */
  readonly row: number;
}

const start = { scroll: 0, offset: 0 };

/**
 * @param scroller the element that scrolls, with a `thead` in it
 * @param rows how many there are
 * @param resetKey when it changes, the rows scroll back to the top
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  resetKey: string,
) {
  const [size, setSize] = useState<Size | null>(null);
  const [at, setAt] = useState(start);
  const last = useRef(start);
  const { row, sight } = size ?? { row: 36, sight: 0 };
  const scale = useMemo(() => scaleOf(rows, row, Math.max(0, sight - row)), [rows, row, sight]);

  const move = useCallback((next: typeof start) => {
    last.current = next;
    setAt(next);
  }, []);

  const scrollTo = (offset: number) => {
    const scroll = Math.round(toScroll(scale, offset));
    // Updates rows and element in one frame.
    flushSync(() => move({ scroll, offset }));
    scroller.current?.scrollTo({ top: scroll });
  };

  const onScroll = () => {
    const scroll = scroller.current?.scrollTop ?? 0;
    if (scroll === last.current.scroll) return;
    move({ scroll, offset: follow(scale, last.current, scroll) });
  };

  useSize(scroller, (element) => {
    const head = element.querySelector("thead")?.getBoundingClientRect().height ?? 0;
    setSize({ row: head || 36, sight: element.clientHeight });
  });

  const shownKey = useRef(resetKey);
  useLayoutEffect(() => {
    if (shownKey.current === resetKey) return;
    shownKey.current = resetKey;
    move(start);
    scroller.current?.scrollTo({ top: 0 });
  }, [resetKey, move, scroller]);

  // It may have been scrolled before it was interactive.
  useEffect(onScroll, [size === null]);

  const range =
    size === null ? { from: 0, to: Math.min(rows, firstRows) } : rowsAt(scale, row, at.offset);
  return {
    range,
    /** Whole rows in view. */
    page: Math.max(1, Math.floor(scale.viewport / row) - 1),
    /** Pixels from the top of the view to the first drawn row; undefined before the grid is measured. */
    top: size === null ? undefined : range.from * row - at.offset,
    /** Of the scrolled element, of the visible part and of a row; undefined before the grid is measured. */
    heights: size === null ? undefined : { element: scale.element + row, sight, row },
    onScroll,
    /** Scrolls the row into view if needed. */
    show: (index: number) => {
      const offset = offsetToShow(scale, row, last.current.offset, index);
      if (offset !== last.current.offset) scrollTo(offset);
    },
  };
}

/* The columns of a grid that are drawn: the pinned ones, those in view, and the focused one. */

export interface GridColumn {
  /** Unique in the grid. */
  readonly name: string;
  /** Its heading. */
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

/** A drawn column, or the space of columns that are not drawn. */
export type Slot = PlacedColumn | { readonly gap: number; readonly key: string };

/** Extra columns drawn beyond either edge of the view. */
const spare = 2;
/** The view before it is measured, including on the server. */
const firstSight = { left: 0, width: 1200 };

/** @param active the index of the focused column */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
  active: number,
) {
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
  const look = () => {
    const { scrollLeft: left = 0, clientWidth: width = 0 } = scroller.current ?? {};
    setSight((now) => (now.left === left && now.width === width ? now : { left, width }));
  };
  useSize(scroller, look);

  const from = placed.findIndex(
    (column) => column.index >= pinned && column.start + column.width > sight.left + pinnedWidth,
  );
  const after = placed.findIndex((column) => column.start >= sight.left + sight.width);
  const first = from < 0 ? placed.length : Math.max(from - spare, pinned);
  const last = (after < 0 ? placed.length : after) + spare;
  /** The focused column, if it is out of view. */
  const far = active >= pinned && (active < first || active >= last) ? active : -1;
  // The same list as long as nothing scrolls sideways, so that rows need not be drawn again.
  const slots = useMemo(() => {
    const list: Slot[] = placed.slice(0, pinned);
    let end = pinnedWidth;
    const addGap = (to: number) => {
      if (to > end) list.push({ gap: to - end, key: `gap ${String(end)}` });
    };
    for (const column of placed) {
      const { index, start, width: own } = column;
      if (index !== far && (index < first || index >= last)) continue;
      addGap(start);
      list.push(column);
      end = start + own;
    }
    addGap(width);
    return list;
  }, [placed, pinned, pinnedWidth, width, first, last, far]);

  return {
    slots,
    /** The width of all columns, in pixels. */
    width,
    onScroll: look,
    /** Scrolls the column into view if needed. */
    show: (index: number) => {
      const element = scroller.current;
      const column = placed[index];
      if (!element || !column || column.isPinned) return;
      const right = column.start + column.width - element.clientWidth;
      const left = column.start - pinnedWidth;
      element.scrollLeft = Math.min(Math.max(element.scrollLeft, right), left);
    },
  };
}

/**
 * Arithmetic for scrolling more rows than a browser can. An element is at most about 17 million pixels high (Firefox),
 * which is half a million rows. A longer grid gets an element of `limit` pixels, and its scroll position represents a
 * place among all rows. All rows have the same height. Pure.
 *
 * Near both ends one pixel is one pixel, so the first and last rows are reached as in any list. In between, small moves
 * (wheel, finger, arrow key) move the rows by the same amount, and only large moves, such as a drag of the scroll bar,
 * are scaled (`follow`).
 */
export interface Scale {
  /** Height of all rows, in pixels. */
  readonly content: number;
  /** Height of the scrolled element, in pixels; at most the limit. */
  readonly element: number;
  /** Height of the visible part, in pixels, without the heading row. */
  readonly viewport: number;
}

/** Every browser supports elements of this height, with room for their other content. */
export const safeHeight = 8_000_000;
/** The part of the element at each end where one pixel is one pixel. */
const endShare = 1 / 8;
/** A move of at most this many viewports is small. */
const smallMove = 2;

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

export function scaleOf(
  rows: number,
  rowHeight: number,
  viewport: number,
  limit: number = safeHeight,
): Scale {
  const content = rows * rowHeight;
  return { content, element: Math.min(content, limit), viewport };
}

/** The largest scroll position of the element, and the largest offset of the rows. */
const ends = ({ content, element, viewport }: Scale) => ({
  scroll: Math.max(0, element - viewport),
  offset: Math.max(0, content - viewport),
});

/** Maps a position in one range to another: one to one within `end` pixels of both ends, linear between. */
function mapped(position: number, from: number, to: number, end: number): number {
  const at = clamp(position, from);
  if (from === to || at <= end) return at;
  if (at >= from - end) return to - (from - at);
  return end + ((at - end) / (from - 2 * end)) * (to - 2 * end);
}

/** @returns the row pixel at the top of the viewport when the element is scrolled to `scroll` */
export function toOffset(scale: Scale, scroll: number): number {
  const most = ends(scale);
  return mapped(scroll, most.scroll, most.offset, most.scroll * endShare);
}

/** The inverse of `toOffset`. */
export function toScroll(scale: Scale, offset: number): number {
  const most = ends(scale);
  return mapped(offset, most.offset, most.scroll, most.scroll * endShare);
}

/**
 * @param before scroll position and offset before the element was scrolled
 * @param scroll its position now
 * @returns the offset now
 */
export function follow(
  scale: Scale,
  before: { readonly scroll: number; readonly offset: number },
  scroll: number,
): number {
  const most = ends(scale);
  const moved = scroll - before.scroll;
  // No further move could remove a difference at the very ends.
  const atEnd = scroll <= 0 || scroll >= most.scroll;
  if (most.offset <= most.scroll || atEnd || Math.abs(moved) > smallMove * scale.viewport)
    return toOffset(scale, scroll);
  return clamp(before.offset + moved, most.offset);
}

/** Rows from `from` up to, not including, `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * @param offset row pixel at the top of the viewport
 * @param spare extra rows beyond either edge
 * @returns the rows to draw
 */
export function rowsAt(
  { content, viewport }: Scale,
  rowHeight: number,
  offset: number,
  spare = 4,
): RowRange {
  const rows = Math.round(content / rowHeight);
  return {
    from: clamp(Math.floor(offset / rowHeight) - spare, rows),
    to: clamp(Math.ceil((offset + viewport) / rowHeight) + spare, rows),
  };
}

/** @returns the nearest offset at which the whole row is in view */
export function offsetToShow(scale: Scale, rowHeight: number, offset: number, row: number): number {
  const top = row * rowHeight;
  const nearest = Math.min(Math.max(offset, top + rowHeight - scale.viewport), top);
  return clamp(nearest, ends(scale).offset);
}
