import type { Steps } from "./steps.ts";

/** Merges two neighboring stretches of `from`, each in order, into `to`. */
function merge(
  found: Float64Array,
  [from, to]: readonly [Uint32Array, Uint32Array],
  [start, middle, end]: readonly [number, number, number],
): void {
  let [left, right] = [start, middle];
  for (let next = start; next < end; next += 1) {
    const isLeft =
      left < middle &&
      (right >= end || (found[from[left] ?? 0] ?? 0) <= (found[from[right] ?? 0] ?? 0));
    to[next] = from[isLeft ? left++ : right++] ?? 0;
  }
}

/**
 * The rows that have a number, in the order of their numbers; those with the same one stay as they are. A merge sort
 * in steps: the language's own cannot pause.
 *
 * @param found of each row its number, NaN where it has none
 */
export function* rowsInOrder(found: Float64Array): Steps<Uint32Array> {
  let from = new Uint32Array(found.length);
  let count = 0;
  for (let row = 0; row < found.length; row += 1)
    if (!Number.isNaN(found[row])) from[count++] = row;
  from = from.slice(0, count);
  let to = new Uint32Array(count);
  for (let width = 1; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      merge(found, [from, to], [start, middle, Math.min(middle + width, count)]);
    }
    [from, to] = [to, from];
    yield;
  }
  return from;
}
