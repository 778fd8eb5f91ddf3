/**
 * Scrolls more rows than a browser can: an element ends at some 17 million pixels (Firefox), which is half a million
 * rows. A longer grid gets an element of `limit` pixels, and what is scrolled in it stands for a place in the whole.
 * Pure; rows have one height.
 *
 * Two things keep it from feeling scaled. At both ends a pixel is a pixel, so that the first and the last rows are
 * reached as in any list. And between them a small move (wheel, finger, arrow key) moves the rows by just as much;
 * only the drag of a bar, which goes far at once, is scaled (`follow`). What the element and the rows differ in
 * after small moves is made good when they rest: set the element to `toScroll(offset)`.
 */

export interface Scale {
  /** Of all rows together, in pixels. */
  readonly content: number;
  /** Of the element that is scrolled; never above the limit. */
  readonly element: number;
  /** What is seen of it. */
  readonly viewport: number;
}

/** Every browser takes elements of this height, with room for what else is in them. */
export const safeHeight = 8_000_000;

/** At each end, the part of the element where a pixel is a pixel. */
const endShare = 1 / 8;

/** How many viewports a move may have to be a small one. */
const smallMove = 2;

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * @param rows how many there are
 * @param rowHeight of each, in pixels
 * @param viewport of the rows, without a head that stays
 * @param limit of the element
 */
export function scaleOf(
  rows: number,
  rowHeight: number,
  viewport: number,
  limit: number = safeHeight,
): Scale {
  const content = rows * rowHeight;
  return { content, element: Math.min(content, limit), viewport };
}

/** How far each can be scrolled, and how far a pixel is a pixel. */
const ranges = ({ content, element, viewport }: Scale) => {
  const most = Math.max(0, element - viewport);
  return { most, mostContent: Math.max(0, content - viewport), end: most * endShare };
};

/** @returns what stands at the top of the viewport, in pixels of the whole, where the element is scrolled to `scroll` */
export function toOffset(scale: Scale, scroll: number): number {
  const { most, mostContent, end } = ranges(scale);
  const at = clamp(scroll, most);
  if (mostContent <= most || at <= end) return at;
  if (at >= most - end) return mostContent - (most - at);
  return end + ((at - end) / (most - 2 * end)) * (mostContent - 2 * end);
}

/** The other way round: how far the element is scrolled where `offset` stands at the top. */
export function toScroll(scale: Scale, offset: number): number {
  const { most, mostContent, end } = ranges(scale);
  const at = clamp(offset, mostContent);
  if (mostContent <= most || at <= end) return at;
  if (at >= mostContent - end) return most - (mostContent - at);
  return end + ((at - end) / (mostContent - 2 * end)) * (most - 2 * end);
}

/**
 * Where the rows are after the element was scrolled.
 *
 * @param before how far the element was scrolled and what stood at the top then
 * @param scroll how far it is scrolled now
 */
export function follow(
  scale: Scale,
  before: { readonly scroll: number; readonly offset: number },
  scroll: number,
): number {
  const { most, mostContent } = ranges(scale);
  const moved = scroll - before.scroll;
  // At the very ends there is no further move that could make a difference good.
  const atEnd = scroll <= 0 || scroll >= most;
  if (mostContent <= most || atEnd || Math.abs(moved) > smallMove * scale.viewport) {
    return toOffset(scale, scroll);
  }
  return clamp(before.offset + moved, mostContent);
}

/** Rows from `from` up to, not including, `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * @param offset what stands at the top of the viewport
 * @param spare rows beyond either edge, so that a quick move finds them there
 * @returns the rows to draw
 */
export function rowsAt(
  { content, viewport }: Scale,
  rowHeight: number,
  offset: number,
  spare = 6,
): RowRange {
  const rows = Math.round(content / rowHeight);
  return {
    from: clamp(Math.floor(offset / rowHeight) - spare, rows),
    to: clamp(Math.ceil((offset + viewport) / rowHeight) + spare, rows),
  };
}

/** @returns the offset nearest to the present one at which the row is seen whole */
export function offsetToShow(
  { content, viewport }: Scale,
  rowHeight: number,
  offset: number,
  row: number,
): number {
  const top = row * rowHeight;
  const nearest = Math.min(Math.max(offset, top + rowHeight - viewport), top);
  return clamp(nearest, Math.max(0, content - viewport));
}
