/**
 * A hundred thousand points brought down to what a row of pixels can show. Of each column of pixels the first, lowest,
 * highest and last point stay, in their order: the line through them covers the same pixels as the line through all.
 */

export interface Points {
  /** In ascending order. */
  readonly x: Float64Array;
  /** NaN leaves a gap. */
  readonly y: Float64Array;
}

/** Stretches of a line without a gap, as places in the points. */
export type Stretches = readonly (readonly number[])[];

/** Where there are fewer points than this for each column, all of them are drawn. */
const sparse = 4;

/** @returns the places of all points, parted where a figure is missing */
function all(y: Float64Array): number[][] {
  const stretches: number[][] = [];
  let open: number[] | undefined;
  for (let i = 0; i < y.length; i += 1) {
    if (Number.isNaN(y[i])) open = undefined;
    else if (open === undefined) stretches.push((open = [i]));
    else open.push(i);
  }
  return stretches;
}

/** The four places of one column of pixels, while they are looked for. */
interface Found {
  first: number;
  low: number;
  high: number;
  last: number;
}

const placesOf = ({ first, low, high, last }: Found): number[] =>
  [...new Set([first, low, high, last])].sort((a, b) => a - b);

/**
 * @param columns how many columns of pixels there are
 * @param from what lies at the first column's beginning
 * @param to what lies at the last one's end
 */
export function reduce(points: Points, columns: number, from: number, to: number): Stretches {
  const { x, y } = points;
  if (y.length <= columns * sparse || !(to > from)) return all(y);
  const scale = columns / (to - from);
  const stretches: number[][] = [];
  let open: number[] | undefined;
  let found: Found | undefined;
  let column = -1;
  let missing = false;
  const close = () => {
    if (found === undefined) return;
    if (open === undefined) stretches.push((open = []));
    open.push(...placesOf(found));
  };
  for (let i = 0; i < y.length; i += 1) {
    const value = y[i] ?? NaN;
    if (Number.isNaN(value)) {
      missing = true;
      continue;
    }
    const here = Math.floor(((x[i] ?? 0) - from) * scale);
    if (found !== undefined && here === column) {
      found.last = i;
      if (value < (y[found.low] ?? 0)) found.low = i;
      if (value > (y[found.high] ?? 0)) found.high = i;
    } else {
      close();
      // Between neighbors a missing figure has no pixel of its own.
      if (missing && here > column + 1) open = undefined;
      found = { first: i, low: i, high: i, last: i };
      column = here;
    }
    missing = false;
  }
  close();
  return stretches;
}
