/** Long lists in pages: a page's address, and the pages in its pager. */

/**
 * Entries per page. The first is two columns wide, so 17 fill 18 places: six whole rows of three columns, or nine of
 * two.
 */
export const pageSize = 17;

/**
 * @param base the list's own path, which is its first page: "/blog/"
 * @param page from 1
 * @returns the page's path: "/blog/", "/blog/page/2/"
 */
export const pagePath = (base: string, page: number): string =>
  page === 1 ? base : `${base}page/${page}/`;

/** A page's number, or a gap. */
export type PagerEntry = number | "gap";

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Most entries in a pager, so that it fits in one row on a phone. */
const most = 7;

/**
 * @param page the current one, from 1
 * @param count the number of pages
 * @returns what the pager shows, in order: the first, the current with its neighbors, the last, and gaps between; at
 *   most seven entries, and no gap for a single page
 */
export function pagerEntries(page: number, count: number): readonly PagerEntry[] {
  if (count <= most) return range(1, count);
  if (page <= 4) return [...range(1, 5), "gap", count];
  if (page >= count - 3) return [1, "gap", ...range(count - 4, count)];
  return [1, "gap", page - 1, page, page + 1, "gap", count];
}
