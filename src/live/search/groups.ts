/** What the words of a query stand for in the index: the pages of each, with its forms, endings and corrections. */
import { fileOf, longestList, type Manifest, type WordFile } from "./format.ts";
import { completions, correction, type FetchFile } from "./spelling.ts";
import { isFiller, stem, wordsIn } from "./words.ts";

/** One word of the query. */
export interface Group {
  /** As it was typed, folded. */
  readonly typed: string;
  /** The word that stands in for it, or null. */
  readonly corrected: string | null;
  /** Pages by number, with what they are worth for it; none where the word is unknown. */
  readonly worth: ReadonlyMap<number, number>;
  /** What other pages may be worth: where a list was cut they may hold the word all the same. */
  readonly rest: number;
  /** What it stands for. */
  readonly stems: readonly string[];
}

/** So many words that begin like an unfinished one are taken for it. */
const mostCompletions = 8;
/** They count less than the word itself. */
const unfinished = 0.7;

/**
 * @param manifest of the index
 * @param fetchFile gives a file of the index by its name
 * @returns gives the groups of a query in order; fillers have none, and the last word may be unfinished
 */
export function groupsIn(
  manifest: Manifest,
  fetchFile: FetchFile,
): (query: string) => Promise<Group[]> {
  async function listOf(key: string): Promise<readonly number[] | undefined> {
    const number = fileOf(manifest.words, key);
    const { stems, lists } = (await fetchFile(`words-${String(number)}`)) as WordFile;
    const at = stems.split(" ").indexOf(key);
    return at < 0 ? undefined : lists[at];
  }

  /** Puts several stems together, each with its factor; of each page the best counts. */
  async function gather(
    typed: string,
    keys: ReadonlyMap<string, number>,
    corrected: string | null,
  ): Promise<Group> {
    const lists = await Promise.all([...keys.keys()].map(listOf));
    const worth = new Map<number, number>();
    const stems: string[] = [];
    let rest = 0;
    [...keys].forEach(([key, factor], i) => {
      const list = lists[i];
      if (!list) return;
      stems.push(key);
      let page = 0;
      let least = Infinity;
      for (let at = 0; at < list.length; at += 2) {
        page += list[at] ?? 0;
        const value = (list[at + 1] ?? 0) * factor;
        least = Math.min(least, value);
        if (value > (worth.get(page) ?? 0)) worth.set(page, value);
      }
      if (list.length >= longestList * 2) rest = Math.max(rest, least / 2);
    });
    return { typed, corrected, worth, rest, stems };
  }

  async function groupOf(word: string, open: boolean): Promise<Group> {
    const keys = new Map<string, number>();
    const longer = open ? await completions(fetchFile, manifest, word, mostCompletions) : [];
    for (const candidate of longer) keys.set(stem(candidate.word), unfinished);
    if (!isFiller(word)) keys.set(stem(word), 1);
    const group = await gather(word, keys, null);
    if (group.worth.size > 0) return group;
    const meant = await correction(fetchFile, manifest, word, open);
    return meant ? gather(word, new Map([[stem(meant.word), 1]]), meant.word) : group;
  }

  return async (query) => {
    const words = wordsIn(query);
    const last = words.length - 1;
    const groups = words.map(async ({ word, parts }, i) => {
      const open = i === last && !/[\s.,!?]$/.test(query);
      // While a single word is being typed it may look like a filler or a lone letter.
      if ((word.length < 2 || isFiller(word)) && !(open && last === 0)) return [];
      // A compound that nobody writes as one is looked for in its parts.
      if (parts.length === 0 || (await listOf(stem(word)))) return [await groupOf(word, open)];
      return Promise.all(
        parts
          .filter((part) => !isFiller(part))
          .map((part) => groupOf(part, open && part === parts.at(-1))),
      );
    });
    return (await Promise.all(groups)).flat();
  };
}
