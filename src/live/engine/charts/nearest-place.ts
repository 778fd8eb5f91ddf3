/** Which point of a chart is meant by a place of the pointer. */

/**
 * @param at from the left, 0 to 1
 * @param across where each place lies, in ascending order
 * @returns the place that lies nearest
 */
export function nearestPlace(
  at: number,
  length: number,
  across: (place: number) => number,
): number {
  let [low, high] = [0, length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (across(middle) < at) low = middle + 1;
    else high = middle;
  }
  return low > 0 && at - across(low - 1) < across(low) - at ? low - 1 : low;
}
