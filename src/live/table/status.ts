/** The count of the rows and their order, as a sentence. Pure. */
import type { SortKey, ViewRequest, ViewWindow } from "#live/engine/client/types.ts";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { rowsInWords } from "#live/engine/result-text.ts";
import { showCount } from "#live/engine/tables.ts";

type Words = Content<"tableDemo">["status"];
type SortWords = Pick<Words, "sorted" | "then" | "ascending" | "descending">;

/** "sorted by total, descending, then by id, ascending"; empty if the rows are unsorted. */
function sortSentence(sort: readonly SortKey[], words: SortWords): string {
  if (sort.length === 0) return "";
  const list = sort.map(({ column, direction }) => interpolate(words[direction], { column }));
  return interpolate(words.sorted, { list: list.join(`${words.then} `) });
}

/** "312 of 50,000 rows", followed by the order if there is one. */
export function statusOf(
  {
    rows,
    of,
    request,
  }: Pick<ViewWindow, "rows" | "of"> & { readonly request: Pick<ViewRequest, "sort"> },
  words: SortWords & Pick<Words, "some" | "none">,
): string {
  const part = rows === 0 ? words.none : words.some;
  const values = { rows: showCount(rows), all: showCount(of) };
  const count = rows === of ? rowsInWords(of) : interpolate(part, values);
  return [count, sortSentence(request.sort, words)].filter(Boolean).join(", ");
}
