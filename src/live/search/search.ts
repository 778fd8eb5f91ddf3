/**
 * The search index, which MiniSearch builds and searches. Spelling correction is ours: MiniSearch counts two swapped
 * letters as two typos, and cannot say which word it used instead. Why: docs/decisions/0012-search.md.
 */
import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from "minisearch";
import { distance, distanceToStart } from "#lib/text/nearest.ts";
import type { PageRecord, PageText } from "./pages.ts";
import { isFiller, stem, wordsIn } from "./words.ts";

const fields = ["keywords", "title", "about", "body"] as const;
/** A word's weight in each field; BM25's weights for repetition (k) and for short texts (b). */
const boost = { keywords: 24, title: 5, about: 4, body: 2 } as const satisfies Record<
  (typeof fields)[number],
  number
>;
const bm25 = { k: 8, b: 0.2, d: 0 } as const;
/** With more pages than this, the index leaves out their bodies, or it would be too large to fetch. */
const maxBodies = 500;

/** A page's description of itself: headline, description, headings, and the words of its address. */
const aboutOf = ({ headline, description, sections, path }: PageText): string =>
  [headline, description, ...sections.map(({ text }) => text), path.replaceAll(/[-/]/g, " ")].join(
    ". ",
  );

const options: Options<PageText> = {
  idField: "path",
  fields: [...fields],
  storeFields: ["path", "title", "description", "kind", "date", "sections"],
  extractField: (page, field) =>
    field === "about" ? aboutOf(page) : (page[field as keyof PageText] as string),
  tokenize: (text) => wordsIn(text).flatMap(({ word, parts }) => [word, ...parts]),
  // No one types a word this long or a figure this exact.
  processTerm: (term) => !isFiller(term) && term.length <= 40 && !/^\d{5,}$/.test(term) && term,
};

/** @returns the index of pages, to be stored as JSON */
export function createIndex(pages: readonly PageText[]): AsPlainObject {
  const index = new MiniSearch(options);
  index.addAll(pages.length > maxBodies ? pages.map((page) => ({ ...page, body: "" })) : pages);
  return index.toJSON();
}

/** One word of a query, with the words it matches. */
interface Term {
  readonly typed: string;
  /** The word of the index used instead, or null. */
  readonly corrected: string | null;
  /** Words of the index: its forms, and, while it is being typed, words that begin with it. */
  readonly forms: readonly string[];
}

/** Pages that lack words fill the list up to this many, if they contain half of them. */
const fewPages = 10;
/** The maximum number of completions for an unfinished word. */
const maxCompletions = 8;
/** Their weight, compared with the word itself. */
const unfinished = 0.7;

/** The number of typos allowed in a word. */
const forgiven = ({ length }: string): number => (length < 3 ? 0 : length < 8 ? 1 : 2);

/**
 * @param json what createIndex returned
 * @returns the search
 */
export async function openIndex(json: AsPlainObject) {
  const index = await MiniSearch.loadJSAsync<PageText>(json, options);
  /** Each word with the number of pages that contain it, and the words of each stem. */
  const counts = new Map<string, number>();
  const families = new Map<string, string[]>();
  for (const [word, pagesByField] of json.index) {
    counts.set(
      word,
      Math.max(...Object.values(pagesByField).map((each) => Object.keys(each).length)),
    );
    families.set(stem(word), [...(families.get(stem(word)) ?? []), word]);
  }
  const countOf = (word: string) => counts.get(word) ?? 0;

  const completionsOf = (typed: string) =>
    [...counts.keys()]
      .filter((word) => word.startsWith(typed) && word !== typed)
      .sort((a, b) => countOf(b) - countOf(a))
      .slice(0, maxCompletions);

  /**
   * @param isOpen whether the visitor may still be typing it
   * @returns the most likely word: the fewest typos, then the same first letter, then the most common
   */
  function correction(typed: string, isOpen: boolean, slips = forgiven(typed)): string | null {
    if (slips === 0 || typed.length < 3) return null;
    let best: { word: string; cost: number } | null = null;
    const { length } = typed;
    // Typos leave the beginning or the end of a word intact; two swapped letters may be in both halves.
    const intact = Math.max(1, Math.floor((length - slips) / (slips + 1)));
    const [start, end] = [typed.slice(0, intact), typed.slice(-intact)];
    for (const word of counts.keys()) {
      if (word.length < 3 || !(word.startsWith(start) || word.endsWith(end))) continue;
      const whole = Math.abs(word.length - length) <= slips ? distance(typed, word) : Infinity;
      const begun =
        isOpen && length > 3 && word.length > length
          ? distanceToStart(typed, word.slice(0, length + slips))
          : Infinity;
      if (Math.min(whole, begun) > slips) continue;
      // A longer word may be unfinished, but a whole word with as few typos is closer.
      const cost =
        Math.min(whole, begun) + (whole > slips ? 0.5 : 0) + (word[0] === typed[0] ? 0 : 0.25);
      if (!best || cost < best.cost || (cost === best.cost && countOf(word) > countOf(best.word)))
        best = { word, cost };
    }
    return best?.word ?? null;
  }

  function termOf(typed: string, isOpen: boolean): Term {
    const own = isFiller(typed) ? [] : (families.get(stem(typed)) ?? []);
    const forms = [...new Set([...own, ...(isOpen ? completionsOf(typed) : [])])];
    if (forms.length > 0) return { typed, corrected: null, forms };
    const corrected = correction(typed, isOpen);
    return { typed, corrected, forms: corrected ? (families.get(stem(corrected)) ?? []) : [] };
  }

  /** The terms of a query; the last word may be unfinished. */
  function termsOf(query: string): Term[] {
    const words = wordsIn(query);
    return words.flatMap(({ word, parts }, i) => {
      const isOpen = i === words.length - 1 && !/[\s.,!?]$/.test(query);
      // A single word that is still being typed may look like a filler or a single letter.
      if ((word.length < 2 || isFiller(word)) && !(isOpen && i === 0)) return [];
      // A compound that no page writes as one word is searched for in its parts.
      if (parts.length === 0 || families.has(stem(word))) return [termOf(word, isOpen)];
      return parts
        .filter((part) => !isFiller(part))
        .map((part) => termOf(part, isOpen && part === parts.at(-1)));
    });
  }

  /** Pages with the most words first; among equals, those with the best score. */
  function rank(terms: readonly Term[]): SearchResult[] {
    const own = new Set(terms.flatMap(({ typed, corrected }) => [stem(corrected ?? typed)]));
    const held = ({ queryTerms }: SearchResult) =>
      terms.filter(({ forms }) => forms.some((form) => queryTerms.includes(form))).length;
    return (
      index
        .search(terms.flatMap(({ forms }) => forms).join(" "), {
          tokenize: (text) => text.split(" "),
          boost,
          bm25,
          boostTerm: (word) => (own.has(stem(word)) ? 1 : unfinished),
        })
        // MiniSearch multiplies by the number of words, which would favor words with many forms.
        .map((page) => ({ ...page, held: held(page), score: page.score / page.queryTerms.length }))
        .sort((a, b) => b.held - a.held || b.score - a.score)
        .filter(
          (page, i) =>
            page.held === terms.length || (i < fewPages && page.held >= terms.length / 2),
        )
    );
  }

  /** One typo more than allowed is too risky to search for, but can be a suggestion. */
  function suggest(query: string): string | null {
    const words = wordsIn(query).filter(({ word }) => word.length > 3 && !isFiller(word));
    const meant = words.flatMap(({ word }) => correction(word, false, forgiven(word) + 1) ?? []);
    return meant.length > 0 && meant.length === words.length ? meant.join(" ") : null;
  }

  /** @param most the maximum number of pages */
  return (query: string, most: number) => {
    const terms = termsOf(query);
    const all = rank(terms);
    const isCorrected = terms.some(({ corrected }) => corrected !== null);
    return {
      /** Best first. */
      pages: all.slice(0, most) as unknown as readonly PageRecord[],
      /** The total number of pages. */
      total: all.length,
      /** The query that was used if a word was corrected, otherwise null. */
      corrected: isCorrected
        ? terms.map(({ typed, corrected }) => corrected ?? typed).join(" ")
        : null,
      /** If nothing is found, otherwise null. */
      suggestion: all.length > 0 ? null : suggest(query),
      /** To highlight in the results. */
      stems: new Set(terms.flatMap(({ forms }) => forms.map(stem))),
    };
  };
}

export type Search = Awaited<ReturnType<typeof openIndex>>;
export type FoundPages = ReturnType<Search>;
