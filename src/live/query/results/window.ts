/**
 * Which rows and columns of a grid are in sight. A million rows are higher than any browser lets an element be, so
 * the scrolled height is squeezed: positions in it stand for positions in the whole, and rows are placed by these.
 */

/** Browsers end at some 16 to 33 million pixels. */
export const highest = 12_000_000;

export interface Heights {
  /** Of one row. */
  readonly row: number;
  readonly rows: number;
  /** Of the part of the window that shows rows. */
  readonly view: number;
}

const whole = ({ row, rows }: Heights) => row * rows;

/** @returns the height of what is scrolled */
export const scrolledHeight = (heights: Heights): number => Math.min(whole(heights), highest);

/** How much of the whole one scrolled pixel stands for. */
function squeeze(heights: Heights): number {
  const scrolled = scrolledHeight(heights) - heights.view;
  return scrolled <= 0 ? 1 : (whole(heights) - heights.view) / scrolled;
}

/** @returns where in the whole a scroll position is */
export const topOf = (heights: Heights, scrollTop: number): number => scrollTop * squeeze(heights);

/** @returns the scroll position that shows a row, nearest to the one there is */
export function scrollTopFor(heights: Heights, scrollTop: number, index: number): number {
  const top = topOf(heights, scrollTop);
  const from = index * heights.row;
  const to = from + heights.row;
  if (from < top) return from / squeeze(heights);
  if (to > top + heights.view) return Math.max(0, to - heights.view) / squeeze(heights);
  return scrollTop;
}

/** @returns the first row in sight and the one after the last, with some to spare on either side */
export function rowsInSight(heights: Heights, scrollTop: number, spare = 4): [number, number] {
  const top = topOf(heights, scrollTop);
  const first = Math.max(0, Math.floor(top / heights.row) - spare);
  const last = Math.min(heights.rows, Math.ceil((top + heights.view) / heights.row) + spare);
  return [first, Math.max(first, last)];
}

/**
 * @param edges where each column begins, and where the last ends
 * @returns the first column in sight and the one after the last
 */
export function columnsInSight(
  edges: readonly number[],
  left: number,
  width: number,
): [number, number] {
  const count = edges.length - 1;
  let first = 0;
  while (first < count - 1 && (edges[first + 1] ?? 0) <= left) first += 1;
  let last = first;
  while (last < count && (edges[last] ?? 0) < left + width) last += 1;
  return [first, Math.max(last, Math.min(first + 1, count))];
}
