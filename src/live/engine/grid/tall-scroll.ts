/**
 * Arithmetic of scrolling more rows than a browser can. An element is at most some 17 million pixels high (Firefox),
 * which is half a million rows. A longer grid gets an element of `limit` pixels, and its scroll position stands for a
 * place among all rows. All rows have the same height. Pure.
 *
 * Near both ends a pixel is a pixel, so the first and last rows are reached as in any list. In between, small moves
 * (wheel, finger, arrow key) move the rows by just as much, and only large moves, such as a drag of the scroll bar, are
 * scaled (`follow`). Once the rows rest, set the element to `toScroll(offset)` to remove the difference.
 */
export interface Scale {
  /** Height of all rows, in pixels. */
  readonly content: number;
  /** Height of the scrolled element, in pixels; at most the limit. */
  readonly element: number;
  /** Height of the part in sight, in pixels, without the heading row. */
  readonly viewport: number;
}

/** Every browser takes elements of this height, with room for what else is in them. */
export const safeHeight = 8_000_000;
/** The part of the element at each end in which a pixel is a pixel. */
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

/** Maps a position of one range to another: one to one within `end` pixels of both ends, linear between. */
function mapped(position: number, from: number, to: number, end: number): number {
  const at = clamp(position, from);
  if (from === to || at <= end) return at;
  if (at >= from - end) return to - (from - at);
  return end + ((at - end) / (from - 2 * end)) * (to - 2 * end);
}

/** @returns the pixel of the rows at the top of the viewport, where the element is scrolled to `scroll` */
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
 * @param offset pixel of the rows at the top of the viewport
 * @param spare rows beyond either edge
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

/** @returns the offset nearest to the present one at which the whole row is in sight */
export function offsetToShow(scale: Scale, rowHeight: number, offset: number, row: number): number {
  const top = row * rowHeight;
  const nearest = Math.min(Math.max(offset, top + rowHeight - scale.viewport), top);
  return clamp(nearest, ends(scale).offset);
}
