/** Utilities by number of columns, spelled out because Tailwind reads them from the source. */
const wide = [
  "lg:grid-cols-1",
  "lg:grid-cols-2",
  "lg:grid-cols-3",
  "lg:grid-cols-4",
  "lg:grid-cols-5",
] as const;

/**
 * The columns of a grid in a wide window, for a list of any length: five entries in at most four columns become three
 * and two.
 *
 * @param most the largest number of columns that fits
 */
export function wideColumns(count: number, most: 1 | 2 | 3 | 4 | 5): string {
  const rows = Math.max(1, Math.ceil(count / most));
  return wide[Math.ceil(count / rows) - 1] ?? wide[0];
}
