/**
 * The search index as it lies on the server: a manifest, and small files of which a search fetches the few
 * that it needs. Written by index.ts, read by search.ts. Why: docs/decisions/0012-search.md.
 */

export type PageKind = "article" | "page";

export interface PageSection {
  readonly text: string;
  /** The anchor; empty where the heading has none. */
  readonly id: string;
}

/** What a result shows of a page. */
export interface PageRecord {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** As it is shown; empty where the page has none. */
  readonly date: string;
  readonly sections: readonly PageSection[];
}

/**
 * Found at a fixed address and asked for again at each visit; all else has the version in its address. Each
 * list of bounds holds the first key of every file of its kind, the very first one empty.
 */
export interface Manifest {
  readonly version: string;
  readonly pages: number;
  /** Of the files `words-N`. */
  readonly words: readonly string[];
  /** Of the files `starts-N`: words by their beginnings. */
  readonly starts: readonly string[];
  /** Of the files `ends-N`: words by their ends, so bounds are reversed. */
  readonly ends: readonly string[];
  /** Of the files `paths-N`: articles by the letters of their slugs. */
  readonly paths: readonly string[];
}

/** `words-N`: stems, and for each the pages that hold it. */
export interface WordFile {
  /** In order, with a space between. */
  readonly stems: string;
  /** For each stem, in order of pages: steps from page to page, each with what the page is worth (1 or more). */
  readonly lists: readonly (readonly number[])[];
}

/** `starts-N` and `ends-N`: words as people write them. */
export interface SpellingFile {
  /** In order, with a space between. */
  readonly words: string;
  /** For each word how many pages hold it. */
  readonly counts: readonly number[];
}

/** `pages-N`: pages in order of their numbers. */
export type PageFile = readonly PageRecord[];

/** `paths-N`: slugs in order of their letters. */
export type PathFile = readonly string[];

/** Pages in one file. */
export const pagesPerFile = 8;
/** Pages that are kept for one stem: the best. What more there are of it, a common word does not decide. */
export const longestList = 500;

export const manifestAddress = "/search/index.json";
/** @param name such as "words-0" */
export const fileAddress = (version: string, name: string): string =>
  `/_astro/search.${version}/${name}.json`;

/** The letters and figures of a slug: hyphens, case, blanks and underscores are nothing to it. */
export const lettersOf = (slug: string): string =>
  slug.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

export const reversed = (word: string): string => [...word].reverse().join("");

/** Which file holds a key, or would. @param bounds of the files, in order */
export function fileOf(bounds: readonly string[], key: string): number {
  let from = 0;
  let to = bounds.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((bounds[middle] ?? "") <= key) from = middle;
    else to = middle;
  }
  return from;
}
