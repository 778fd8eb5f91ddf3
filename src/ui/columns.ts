/** Utilities by the number of columns, written out since Tailwind reads them from the source. */
const wide = [
  "lg:grid-cols-1",
  "lg:grid-cols-2",
  "lg:grid-cols-3",
  "lg:grid-cols-4",
  "lg:grid-cols-5",
] as const;

/**
 * The columns of a grid in a wide window, for a list of any length: five entries where four fit become three and two.
 *
 * @param most the most columns that the design has room for
 */
export function wideColumns(count: number, most: 1 | 2 | 3 | 4 | 5): string {
  const rows = Math.max(1, Math.ceil(count / most));
  return wide[Math.ceil(count / rows) - 1] ?? wide[0];
}
