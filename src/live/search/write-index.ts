/** Writes what was counted into small files. For their form see format.ts, for what they are for search.ts. */
import type { Collection, Stem } from "./collect.ts";
import {
  lettersOf,
  longestList,
  type Manifest,
  type PageFile,
  type PageRecord,
  pagesPerFile,
  reversed,
  type SpellingFile,
  type WordFile,
} from "./format.ts";
import { firstDifference, splitAt } from "./split.ts";

/** How soon it stops to matter that a word stands there once more. */
const saturation = 5;
/** The scale of what a page is worth for a word, which is written as a whole number. */
const scale = 20;

/** The most characters of a file before compression. */
const largest = { words: 24_000, spelling: 16_000, paths: 16_000 } as const;

export interface IndexFiles {
  /** Without its version, which is the writer's. */
  readonly manifest: Omit<Manifest, "version">;
  /** By name without ending: "words-0". */
  readonly files: ReadonlyMap<string, string>;
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The pages of a stem and what they are worth, in turn; a page's number is told as a step from the one before. */
function toList(stem: Stem, pages: number): number[] {
  const rarity = Math.log(1 + (pages - stem.pages + 0.5) / (stem.pages + 0.5));
  const worthOf = (weight: number) =>
    Math.max(1, Math.round((scale * rarity * weight) / (saturation + weight)));
  let places = Array.from({ length: stem.pages }, (_, place) => place);
  if (stem.pages > longestList) {
    places.sort((a, b) => stem.at(b).weight - stem.at(a).weight || a - b);
    places = places.slice(0, longestList).sort((a, b) => a - b);
  }
  const list: number[] = [];
  let last = 0;
  for (const place of places) {
    const { page, weight } = stem.at(place);
    list.push(page - last, worthOf(weight));
    last = page;
  }
  return list;
}

/**
 * @param records the pages, by their numbers
 * @param collection their words
 */
export function writeIndex(records: readonly PageRecord[], collection: Collection): IndexFiles {
  const made = new Map<string, string>();
  /** Writes sorted entries into as many files as they need and returns the bounds. */
  const write = <T>(
    name: string,
    entries: readonly T[],
    keyOf: (entry: T) => string,
    sizeOf: (entry: T) => number,
    limit: number,
    toFile: (entries: readonly T[]) => unknown,
  ): string[] => {
    const parts = splitAt(entries, sizeOf, limit);
    parts.forEach((part, i) => made.set(`${name}-${String(i)}`, JSON.stringify(toFile(part))));
    return parts.map(([first], i) => {
      const before = parts[i - 1]?.at(-1);
      return first && before ? firstDifference(keyOf(before), keyOf(first)) : "";
    });
  };

  const words = write(
    "words",
    collection
      .stems()
      .map((stem) => ({ key: stem.stem, list: toList(stem, records.length) }))
      .sort((a, b) => order(a.key, b.key)),
    ({ key }) => key,
    ({ key, list }) => key.length + 3 + list.length * 3,
    largest.words,
    (part): WordFile => ({
      stems: part.map(({ key }) => key).join(" "),
      lists: part.map(({ list }) => list),
    }),
  );
  // In a large collection a word of a single page is a name, a figure or a slip: nobody is led to it.
  const least = records.length > 500 ? 2 : 1;
  const known = collection.words().filter(({ word, count }) => word.length > 2 && count >= least);
  const spelling = (name: string, keyOf: (word: string) => string): string[] =>
    write(
      name,
      known
        .map(({ word, count }) => ({ key: keyOf(word), word, count }))
        .sort((a, b) => order(a.key, b.key)),
      ({ key }) => key,
      ({ word }) => word.length + 4,
      largest.spelling,
      (part): SpellingFile => ({
        words: part.map(({ word }) => word).join(" "),
        counts: part.map(({ count }) => count),
      }),
    );
  const articles = records.filter(({ kind }) => kind === "article");
  const paths = write(
    "paths",
    articles
      .map(({ path }) => path.split("/").at(-2) ?? "")
      .map((slug) => ({ slug, key: lettersOf(slug) }))
      .sort((a, b) => order(a.key, b.key)),
    ({ key }) => key,
    ({ slug }) => slug.length + 3,
    largest.paths,
    (part) => part.map(({ slug }) => slug),
  );
  for (let i = 0; i * pagesPerFile < records.length; i++) {
    const part: PageFile = records.slice(i * pagesPerFile, (i + 1) * pagesPerFile);
    made.set(`pages-${String(i)}`, JSON.stringify(part));
  }
  return {
    manifest: {
      pages: records.length,
      words,
      starts: spelling("starts", (word) => word),
      ends: spelling("ends", reversed),
      paths,
    },
    files: made,
  };
}
