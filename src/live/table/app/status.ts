/** What a view holds, as the foot of the table says it and screen readers hear it. Pure. */
import type { View, ViewRequest } from "#live/engine/client/types.ts";
import { put } from "#lib/text/put.ts";
import { showCount } from "../cells.ts";
import { type SortWords, sortSentence } from "../sorting.ts";

interface StatusWords extends SortWords {
  readonly all: string;
  readonly some: string;
  readonly none: string;
  readonly one: string;
}

/** "312 of 50,000 rows", with the order behind it where there is one. */
export function statusOf(view: View, request: ViewRequest, words: StatusWords): string {
  const values = { rows: showCount(view.rows), all: showCount(view.of) };
  const isWhole = view.rows === view.of;
  const whole = view.of === 1 ? words.one : words.all;
  const part = view.rows === 0 ? words.none : words.some;
  const count = put(isWhole ? whole : part, values);
  return [count, sortSentence(request.sort, words)].filter(Boolean).join(", ");
}
