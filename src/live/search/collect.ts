/**
 * Counts words while pages come in. Each word of a collection is looked up once for each time it stands
 * somewhere, and everything known of it hangs on what is found: ten thousand articles hold twenty million words.
 */
import { foldedWords, isFiller, stem, toWord } from "./words.ts";

/** What is known of a stem. */
interface StemEntry {
  readonly stem: string;
  /** One number for each page: the page's, and what the stem counts for there (pack). */
  readonly found: number[];
  /** The last page that held it, and what it counts for there so far. */
  page: number;
  weight: number;
}

interface WordEntry {
  readonly stem: StemEntry;
  /** How many pages hold it. */
  count: number;
  page: number;
}

/** Figures longer than this are no words that anybody looks for, and nobody types a word so long. */
const isOdd = (word: string) => word.length > 40 || /^\d{5,}$/.test(word);

/** Weights are kept in steps of a sixteenth, up to 255. */
const steps = 16;
const room = 4096;
const pack = (page: number, weight: number) =>
  page * room + Math.min(room - 1, Math.max(1, Math.round(weight * steps)));

export interface Stem {
  readonly stem: string;
  readonly pages: number;
  /** The page with this place in the stem's list, and what the stem counts for there. */
  readonly at: (place: number) => { readonly page: number; readonly weight: number };
}

export interface Collection {
  /** Takes a text of a page in; pages come one after another. @param weight of each of its words */
  readonly take: (page: number, text: string, weight: (words: number) => number) => void;
  readonly stems: () => Stem[];
  /** Words as they are written, each with the number of pages that hold it. */
  readonly words: () => { readonly word: string; readonly count: number }[];
}

export function createCollection(): Collection {
  const words = new Map<string, WordEntry>();
  const stems = new Map<string, StemEntry>();
  /** For each word with its joints: itself and its parts, without those that are not kept. */
  const forms = new Map<string, readonly WordEntry[]>();

  const stemEntry = (key: string): StemEntry => {
    const known = stems.get(key);
    if (known) return known;
    const made = { stem: key, found: [], page: -1, weight: 0 };
    stems.set(key, made);
    return made;
  };
  const wordEntry = (word: string): WordEntry => {
    const known = words.get(word);
    if (known) return known;
    const made = { stem: stemEntry(stem(word)), count: 0, page: -1 };
    words.set(word, made);
    return made;
  };
  const formsOf = (folded: string): readonly WordEntry[] => {
    const known = forms.get(folded);
    if (known) return known;
    const { word, parts } = toWord(folded);
    const kept = [word, ...parts].filter((each) => !isFiller(each) && !isOdd(each));
    const made = kept.map(wordEntry);
    forms.set(folded, made);
    return made;
  };
  const settle = (entry: StemEntry) => {
    if (entry.page >= 0) entry.found.push(pack(entry.page, entry.weight));
    entry.weight = 0;
  };
  const count = (entry: WordEntry, page: number, weight: number) => {
    if (entry.page !== page) {
      entry.page = page;
      entry.count += 1;
    }
    const { stem: kept } = entry;
    if (kept.page !== page) {
      settle(kept);
      kept.page = page;
    }
    kept.weight += weight;
  };

  return {
    take(page, text, weight) {
      const found = foldedWords(text);
      const each = weight(found.length);
      for (const folded of found) {
        for (const entry of formsOf(folded)) count(entry, page, each);
      }
    },
    stems: () =>
      [...stems.values()].map((entry) => {
        settle(entry);
        entry.page = -1;
        const { stem: key, found } = entry;
        return {
          stem: key,
          pages: found.length,
          at: (place) => {
            const packed = found[place] ?? 0;
            return { page: Math.floor(packed / room), weight: (packed % room) / steps };
          },
        };
      }),
    words: () => [...words].map(([word, { count: pages }]) => ({ word, count: pages })),
  };
}
