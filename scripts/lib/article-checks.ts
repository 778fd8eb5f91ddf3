/**
 * Checks articles as texts: length, reading grade, links, figures without a source, sentences that two of them share.
 * tests/unit/articles.test.ts runs it for `npm run check`; the editor runs it before saving.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParsedArticle, parseArticle } from "#content/articles/article.ts";
import type { Block } from "#content/articles/blocks.ts";
import { articleLimits } from "#content/articles/limits.ts";
import { textsOf, wordsIn } from "#content/articles/blocks.ts";
import { ContentError } from "#content/parse.ts";
import { todayIso } from "#lib/text/date.ts";
import { sectionsOf, sentencesOf } from "./article-text.ts";
import { bareFigures } from "./bare-figures.ts";

export interface ArticleFile {
  /** "content/blog/what-is-dunning.md" */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** @param root the project's folder @param names files below it */
export const readFiles = (root: string, names: readonly string[]): ArticleFile[] =>
  names.map((file) => ({ file, bytes: readFileSync(join(root, file)) }));

/** The fault of an article that no other links to. */
export const unlinked = (file: string): string =>
  `${file}: no other article leads here; link it from one of its subject.`;

/** Calculations are read as figures, whatever words are next to them. */
const isSum = (sentence: string): boolean => /=|\d\s*[×/]\s*[$\d]/.test(sentence);

/** Groups of vowels, without a silent e: right for nearly all English words. */
const syllablesIn = (word: string): number => {
  const spoken = word.toLowerCase().replace(/(?<=[aeiouy].*[^aeiouyl])e[ds]?$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
};

/**
 * @param texts passages of running text
 * @returns the grade by Flesch and Kincaid, in years at school; 0 when there is nothing to read
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap(sentencesOf)
    .filter((sentence) => !isSum(sentence))
    .map((sentence) => wordsIn(sentence).filter((word) => /\p{L}/u.test(word)))
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return Math.max(
    0,
    0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59,
  );
}

/** @returns the ids of the articles that an article's text links to; its list of related ones does not count */
const linkedIds = (blocks: readonly Block[]): ReadonlySet<string> => {
  const json = JSON.stringify(blocks);
  return new Set([...json.matchAll(/"href":"\/blog\/([^/"?#]+)\//g)].map(([, id = ""]) => id));
};

const isPublished = ({ record: { entry } }: ParsedArticle): boolean =>
  !entry.draft && !entry.stub && entry.published <= todayIso();

function faultsOf(file: string, { blocks, lines }: ParsedArticle): string[] {
  const sections = sectionsOf(blocks, lines);
  const passages = sections.flatMap((section) => section.passages);
  const words = blocks.flatMap(textsOf).flatMap(wordsIn).length;
  const grade = readingGrade(passages.map(({ text }) => text));
  const { min, max } = articleLimits.words;
  const range = `${min.toLocaleString("en-US")} to ${max.toLocaleString("en-US")}`;
  const long = passages
    .map(({ text, line }) => ({ line, count: wordsIn(text).length }))
    .filter(({ count }) => count > articleLimits.paragraph);
  return [
    ...(words < min || words > max
      ? [`${file}: has ${String(words)} words; an article has ${range}.`]
      : []),
    ...long.map(
      ({ line, count }) =>
        `${file}:${String(line)}: a paragraph has ${String(count)} words; split it, the most is ${String(articleLimits.paragraph)}.`,
    ),
    ...(grade > articleLimits.grade
      ? [
          `${file}: reads at grade ${grade.toFixed(1)}, at most ${String(articleLimits.grade)}; shorten the sentences, and choose shorter words.`,
        ]
      : []),
    ...(linkedIds(blocks).size === 0
      ? [`${file}: leads to no other article; link one where it goes on from what is said.`]
      : []),
    ...bareFigures(sections).map(
      ({ line, figure, sentence }) =>
        `${file}:${String(line)}: “${figure}” is neither calculated, assumed nor attributed; show the sum, say that it is an example, or link its source: “${sentence}”`,
    ),
  ];
}

/** @returns a fault for each sentence that is in more than one article, whatever its punctuation and case */
function sharedSentences(articles: readonly ParsedArticle[]): string[] {
  const seen = new Map<string, { sentence: string; ids: Set<string> }>();
  for (const { record, blocks } of articles) {
    const texts = blocks.flatMap((block) => (block.type === "code" ? [] : textsOf(block)));
    for (const sentence of texts.flatMap(sentencesOf)) {
      const key = sentence
        .toLowerCase()
        .replace(/[’']/g, "")
        .replace(/[^\p{L}\p{N}%$]+/gu, " ")
        .trim();
      if (key.split(" ").length < articleLimits.sentence) continue;
      const known = seen.get(key) ?? { sentence, ids: new Set<string>() };
      seen.set(key, known);
      known.ids.add(record.entry.id);
    }
  }
  return [...seen.values()]
    .filter(({ ids }) => ids.size > 1)
    .map(
      ({ sentence, ids }) =>
        `${[...ids].join(", ")}: share a sentence; rewrite it in one of them: “${sentence}”`,
    );
}

/**
 * Drafts and announced articles (stubs) are not judged; a scheduled one needs no links to it yet.
 *
 * @returns one sentence for each fault, with its file and, if known, its line
 */
export function articleFaults(files: readonly ArticleFile[]): string[] {
  const unreadable: string[] = [];
  const parsed = files.flatMap(({ file, bytes }) => {
    try {
      return [{ file, article: parseArticle(file, bytes) }];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      unreadable.push(...error.message.split("\n"));
      return [];
    }
  });
  const judged = parsed.filter(
    ({ article }) => !article.record.entry.draft && !article.record.entry.stub,
  );
  const published = judged.filter(({ article }) => isPublished(article));
  const isLinked = (id: string) =>
    published.some(({ article: { record, blocks } }) => {
      return record.entry.id !== id && linkedIds(blocks).has(id);
    });
  return [
    ...unreadable,
    ...judged.flatMap(({ file, article }) => faultsOf(file, article)),
    ...published
      .filter(({ article }) => !isLinked(article.record.entry.id))
      .map(({ file }) => unlinked(file)),
    ...sharedSentences(judged.map(({ article }) => article)),
  ];
}

/** The product speaks of itself: its name is in the same sentence. */
const claimed =
  /\{product\}.*\b(?:says|claims|suggests)\b|\b(?:says|claims|suggests) .*\{product\}/;

/** The claims and the advice of docs/specification.md, 10.6, which the articles have to state. */
const claims: readonly { name: string; words: RegExp; isProducts?: true }[] = [
  {
    name: "recovered subscribers",
    words: /\{fact\.recovered\} (?:subscribers lost|subscriptions that would)/,
    isProducts: true,
  },
  { name: "revenue from subscriptions", words: /25%/, isProducts: true },
  { name: "fewer who leave", words: /churn falls by 45%/, isProducts: true },
  { name: "spend on apps", words: /50% of (?:spend on )?third-party app/, isProducts: true },
  { name: "margin of a box", words: /45%.*margin|margin.*45%/, isProducts: true },
  { name: "the payback", words: /pays for itself in about three weeks/ },
  { name: "retries and a grace period", words: /\{product\}.*(?:retries|grace)/ },
  { name: "the prelaunch", words: /15 to 60 days/ },
  { name: "the old site's backup", words: /backup for two months|backup.*two months/ },
  { name: "maintenance", words: /status 503/ },
  {
    name: "the platform's trial as the provider's",
    words: /14[- ]day.*(?:change|offer|provider)|(?:provider|offer).*14[- ]day/i,
  },
];

/** @param texts of the articles @returns the names of the claims that no sentence makes */
export function missingClaims(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!:])\s+|\n+/));
  const isMade = ({ words, isProducts }: (typeof claims)[number]) =>
    sentences.some((each) => words.test(each) && (!isProducts || claimed.test(each)));
  return claims.filter((claim) => !isMade(claim)).map(({ name }) => name);
}
