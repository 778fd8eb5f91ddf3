/**
 * Searches the index (format.ts) without ever having it whole: asks for the files that the words of a query
 * lead to. Pages that hold every word come first; where there are few, pages that lack some follow.
 */
import {
  type Manifest,
  type PageFile,
  type PageKind,
  type PageRecord,
  pagesPerFile,
} from "./format.ts";
import { type Group, groupsIn } from "./groups.ts";
import { correction, type FetchFile, forgiven } from "./spelling.ts";
import { isFiller, wordsIn } from "./words.ts";

export interface Found {
  /** Best first. */
  readonly pages: readonly PageRecord[];
  /** How many there are in all; of very common words only the best are counted. */
  readonly total: number;
  /** What was searched for where a word was corrected, else null. */
  readonly corrected: string | null;
  /** Where nothing is found: what may have been meant, else null. */
  readonly suggestion: string | null;
  /** Stems to be marked in what is shown. */
  readonly stems: ReadonlySet<string>;
}

export interface SearchOptions {
  /** How many pages. */
  readonly most: number;
  /** Only pages of one kind; null for all. */
  readonly kind: PageKind | null;
  /** Pages that lack words stand in where they hold this share of them, from 0 to 1. */
  readonly share: number;
}

export type Search = (query: string, options: SearchOptions) => Promise<Found>;

/** Where fewer pages hold every word, others fill up to so many. */
const fewPages = 10;

/** The numbers of pages: those with most words first, among equals those that are worth most. */
function rank(groups: readonly Group[], share: number): number[] {
  const all = new Set(groups.flatMap(({ worth }) => [...worth.keys()]));
  const ranked = [...all].map((page) => {
    const values = groups.map(({ worth, rest }) => worth.get(page) ?? rest);
    return {
      page,
      held: values.filter((value) => value > 0).length,
      score: values.reduce((sum, value) => sum + value, 0),
    };
  });
  ranked.sort((a, b) => b.held - a.held || b.score - a.score || a.page - b.page);
  return ranked
    .filter(
      ({ held }, i) => held === groups.length || (i < fewPages && held >= share * groups.length),
    )
    .map(({ page }) => page);
}

/** The query with its corrections in it. */
function corrected(query: string, groups: readonly Group[]): string | null {
  const instead = new Map(groups.map(({ typed, corrected: word }) => [typed, word]));
  const words = wordsIn(query).flatMap(({ word, parts }) =>
    instead.has(word) || parts.length === 0 ? [word] : parts,
  );
  return [...instead.values()].some((word) => word !== null)
    ? words.map((word) => instead.get(word) ?? word).join(" ")
    : null;
}

/**
 * @param manifest of the index
 * @param fetchFile gives a file of the index by its name ("words-0"), parsed; what it rejects with the search
 *   rejects with
 */
export function createSearch(manifest: Manifest, fetchFile: FetchFile): Search {
  const groupsOf = groupsIn(manifest, fetchFile);

  async function pageAt(number: number): Promise<PageRecord[]> {
    const file = await fetchFile(`pages-${String(Math.floor(number / pagesPerFile))}`);
    return (file as PageFile).slice(number % pagesPerFile, (number % pagesPerFile) + 1);
  }

  /** One slip more than usual is too bold to search for, but may be asked about. */
  async function suggest(query: string): Promise<string | null> {
    const words = wordsIn(query).filter(({ word }) => word.length > 3 && !isFiller(word));
    const meant = await Promise.all(
      words.map(({ word }) => correction(fetchFile, manifest, word, false, forgiven(word) + 1)),
    );
    const found = meant.flatMap((candidate) => candidate?.word ?? []);
    return found.length > 0 && found.length === words.length ? found.join(" ") : null;
  }

  return async (query, { most, kind, share }) => {
    const groups = await groupsOf(query);
    const ranked = rank(groups, share);
    // Of one kind there may be few among the best.
    const best = ranked.slice(0, kind === null ? most : most * 3);
    const pages = (await Promise.all(best.map(pageAt)))
      .flat()
      .filter((page) => kind === null || page.kind === kind);
    return {
      pages: pages.slice(0, most),
      total: ranked.length,
      corrected: corrected(query, groups),
      suggestion: ranked.length > 0 ? null : await suggest(query),
      stems: new Set(groups.flatMap(({ stems }) => stems)),
    };
  };
}
