/** Whether two fingerprints are of the same picture, and where they are not. */
import { type Fingerprint, planes, side, squaresIn } from "./fingerprint.ts";

/**
 * The least difference of a square that counts, in levels of 255. A button that moves by one pixel makes 12 to 18, a
 * letter that becomes another 2 to 20; edges of letters that are up to eight levels off stay below 0.7. A reference is
 * rounded by up to half a level, a color by one: what is 1.75 off is always seen, what is below 0.75 never.
 */
export const tolerance = { light: 1.25, across: 1.25, down: 1.25, blue: 3, red: 3 } as const;

/** Pixels, from the picture's top left. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Difference {
  /** Squares that differ; none where the pictures are the same. */
  readonly squares: number;
  /** Where they are: neighbors in one box. */
  readonly boxes: readonly Box[];
  readonly heights: { readonly expected: number; readonly actual: number };
}

const differsAt = (expected: Fingerprint, actual: Fingerprint, square: number) =>
  planes.some(
    (plane) =>
      Math.abs((expected[plane][square] ?? 0) - (actual[plane][square] ?? 0)) >= tolerance[plane],
  );

/** Collects a square and all that touch it, taking them from the set. */
function takeGroup(differing: Set<number>, first: number, perRow: number): readonly number[] {
  const group = [first];
  differing.delete(first);
  for (const square of group) {
    const column = square % perRow;
    for (const [across, down] of [-1, 0, 1].flatMap((a) =>
      [-1, 0, 1].map((d) => [a, d] as const),
    )) {
      const next = square + across + down * perRow;
      const isInRow = column + across >= 0 && column + across < perRow;
      if (isInRow && differing.delete(next)) group.push(next);
    }
  }
  return group;
}

function boxAround(group: readonly number[], perRow: number): Box {
  const columns = group.map((square) => square % perRow);
  const rows = group.map((square) => Math.floor(square / perRow));
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  const [left, top] = [least(columns), least(rows)];
  return {
    left: left * side,
    top: top * side,
    width: (most(columns) - left + 1) * side,
    height: (most(rows) - top + 1) * side,
  };
}

/** Both must be as wide; where one is higher, its further squares all differ. */
export function compare(expected: Fingerprint, actual: Fingerprint): Difference {
  if (expected.width !== actual.width)
    throw new Error(`one picture is ${expected.width} wide, the other ${actual.width}`);
  const perRow = squaresIn(actual.width);
  const squares = Math.max(expected.light.length, actual.light.length);
  const differing = new Set<number>();
  for (let square = 0; square < squares; square++) {
    if (differsAt(expected, actual, square)) differing.add(square);
  }
  const count = differing.size;
  const boxes: Box[] = [];
  for (const square of differing)
    boxes.push(boxAround(takeGroup(differing, square, perRow), perRow));
  return { squares: count, boxes, heights: { expected: expected.height, actual: actual.height } };
}

export const isSame = ({ squares, heights }: Difference) =>
  squares === 0 && heights.expected === heights.actual;
