/** The order of the rows, as clicks on headings and menus change it, and as a sentence. Pure. */
import type { SortKey, ViewRequest, ViewSize } from "#live/engine/client/types.ts";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { showCount } from "#live/engine/tables.ts";

type Direction = SortKey["direction"];

/** The next press on a heading: up, down, and out of the order. */
const nextDirection = (direction: Direction | undefined): Direction | undefined => {
  if (direction === undefined) return "ascending";
  return direction === "ascending" ? "descending" : undefined;
};

/** @param direction undefined takes the column out of the order */
export function sortedBy(
  sort: readonly SortKey[],
  column: string,
  direction: Direction | undefined,
  add: boolean,
): SortKey[] {
  const key = direction === undefined ? [] : [{ column, direction }];
  if (!add) return key;
  // In its place if it already has one.
  return sort.some((each) => each.column === column)
    ? sort.flatMap((each) => (each.column === column ? key : [each]))
    : [...sort, ...key];
}

/**
 * @param add whether the heading joins the order (with Shift) or is the order
 * @returns the order after a press on a column's heading
 */
export function sortPressed(sort: readonly SortKey[], column: string, add: boolean): SortKey[] {
  const present = sort.find((each) => each.column === column);
  // A single column continues its cycle; among several, a plain press starts over with it.
  const direction = add || sort.length === 1 ? present?.direction : undefined;
  return sortedBy(sort, column, nextDirection(direction), add);
}

/** Moves a column of the order one place to the front. */
export function sortEarlier(sort: readonly SortKey[], column: string): SortKey[] {
  const at = sort.findIndex((each) => each.column === column);
  const [before, key] = [sort[at - 1], sort[at]];
  if (before === undefined || key === undefined) return [...sort];
  return sort.toSpliced(at - 1, 2, key, before);
}

type Words = Content<"tableDemo">["status"];
type SortWords = Pick<Words, "sorted" | "then" | "ascending" | "descending">;

/** "sorted by total, descending, then by id, ascending"; empty if the rows are unsorted. */
export function sortSentence(sort: readonly SortKey[], words: SortWords): string {
  if (sort.length === 0) return "";
  const list = sort.map(({ column, direction }) => interpolate(words[direction], { column }));
  return interpolate(words.sorted, { list: list.join(`${words.then} `) });
}

/** "312 of 50,000 rows", followed by the order if there is one. */
export function statusOf(
  { rows, of, request }: ViewSize & { readonly request: Pick<ViewRequest, "sort"> },
  words: SortWords & Pick<Words, "all" | "some" | "none" | "one">,
): string {
  const whole = of === 1 ? words.one : words.all;
  const part = rows === 0 ? words.none : words.some;
  const values = { rows: showCount(rows), all: showCount(of) };
  const count = interpolate(rows === of ? whole : part, values);
  return [count, sortSentence(request.sort, words)].filter(Boolean).join(", ");
}
