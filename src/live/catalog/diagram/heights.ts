/** Where things stand in a column: as near as can be to where each wants to be, in their order, none on another. */

export interface Wish {
  /** The height of the middle that it wants. */
  readonly wanted: number;
  readonly height: number;
  /** What stays free above and below it, half of what is between two neighbors. */
  readonly room: number;
}

/**
 * Least squares under a fixed order (pool adjacent violators): what would overlap is moved as one block to where its
 * members are content on average.
 *
 * @returns the heights of the middles
 */
export function heightsOf(wishes: readonly Wish[]): number[] {
  const blocks: { sum: number; count: number }[] = [];
  // Without the room that those above need, the order is all that is left to keep.
  const starts: number[] = [];
  let used = 0;
  wishes.forEach(({ height, room }, i) => {
    const before = wishes[i - 1];
    if (before !== undefined) used += before.height / 2 + before.room + height / 2 + room;
    starts.push(used);
  });
  wishes.forEach(({ wanted }, i) => {
    blocks.push({ sum: wanted - (starts[i] ?? 0), count: 1 });
    for (let last = blocks.at(-1), upper = blocks.at(-2); last && upper;) {
      if (upper.sum / upper.count <= last.sum / last.count) break;
      blocks.splice(-2, 2, { sum: upper.sum + last.sum, count: upper.count + last.count });
      [last, upper] = [blocks.at(-1), blocks.at(-2)];
    }
  });
  const settled = blocks.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => sum / count),
  );
  return settled.map((height, i) => height + (starts[i] ?? 0));
}
