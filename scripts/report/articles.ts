/** What there is to know of the articles before one reads them, and what is wrong with them as texts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { todayIso } from "#lib/text/date.ts";
import { ContentError } from "#content/parse.ts";
import { type ParsedArticle, parseArticle } from "#content/articles/article.ts";
import { articleLimits } from "#content/articles/limits.ts";
import { textsOf, wordsIn } from "#content/articles/blocks.ts";
import { type BareFigure, bareFigures } from "./figures.ts";
import { readingGrade } from "./grade.ts";
import { type LinksOut, linksOut } from "./links.ts";
import { sectionsOf } from "./passages.ts";
import { type SharedSentence, sharedSentences } from "./shared.ts";

/** A draft or an announced article (stub) is listed and not judged; a scheduled one needs no links to it yet. */
export type Standing = "published" | "scheduled" | "draft" | "stub";

export interface ArticleReport {
  readonly id: string;
  readonly file: string;
  readonly standing: Standing;
  readonly words: number;
  /** Years at school. */
  readonly grade: number;
  /** Words of the longest paragraph or entry of a list. */
  readonly longest: { readonly words: number; readonly line: number };
  /** Published articles whose text leads here. */
  readonly linksIn: number;
  readonly linksOut: LinksOut;
  readonly bareFigures: readonly BareFigure[];
}

export interface Report {
  readonly articles: readonly ArticleReport[];
  readonly shared: readonly SharedSentence[];
  /** One sentence for each thing that is wrong, with its file and, where it has one, its line. */
  readonly faults: readonly string[];
}

export interface ArticleFile {
  /** As the writer knows it: "content/blog/what-is-dunning.md". */
  readonly file: string;
  readonly bytes: Uint8Array;
}

const standingOf = ({ record: { entry } }: ParsedArticle): Standing =>
  entry.draft
    ? "draft"
    : entry.stub
      ? "stub"
      : entry.published > todayIso()
        ? "scheduled"
        : "published";

/** The sentence for an article that no other leads to. */
export const unlinked = (file: string): string =>
  `${file}: no other article leads here; link it from one of its subject.`;

const isJudged = (standing: Standing): boolean =>
  standing === "published" || standing === "scheduled";

function faultsOf(article: ArticleReport): string[] {
  const { file, words, longest, grade, linksIn } = article;
  const { min, max } = articleLimits.words;
  const range = `${min.toLocaleString("en-US")} to ${max.toLocaleString("en-US")}`;
  return [
    words < min || words > max
      ? `${file}: has ${String(words)} words; an article has ${range}.`
      : "",
    longest.words > articleLimits.paragraph
      ? `${file}:${String(longest.line)}: a paragraph has ${String(longest.words)} words; split it, the most is ${String(articleLimits.paragraph)}.`
      : "",
    grade > articleLimits.grade
      ? `${file}: reads at grade ${grade.toFixed(1)}, at most ${String(articleLimits.grade)}; shorten the sentences, and choose shorter words.`
      : "",
    article.linksOut.articles.length === 0
      ? `${file}: leads to no other article; link one where it goes on from what is said.`
      : "",
    linksIn === 0 && article.standing === "published" ? unlinked(file) : "",
    ...article.bareFigures.map(
      ({ line, figure, sentence }) =>
        `${file}:${String(line)}: “${figure}” is neither reckoned, assumed nor attributed; show the sum, say that it is an example, or link its source: “${sentence}”`,
    ),
  ].filter(Boolean);
}

function reportOf(file: string, parsed: ParsedArticle): Omit<ArticleReport, "linksIn"> {
  const { record, blocks, lines } = parsed;
  const sections = sectionsOf(blocks, lines);
  const passages = sections.flatMap((section) => section.passages);
  const lengths = passages.map(({ text, line }) => ({ words: wordsIn(text).length, line }));
  return {
    id: record.entry.id,
    file,
    standing: standingOf(parsed),
    words: blocks.flatMap(textsOf).flatMap(wordsIn).length,
    grade: readingGrade(passages.map(({ text }) => text)),
    longest: lengths.reduce((most, each) => (each.words > most.words ? each : most), {
      words: 0,
      line: 1,
    }),
    linksOut: linksOut(blocks),
    bareFigures: bareFigures(sections),
  };
}

/** @param files the articles; one that cannot be read is a fault with its own sentences */
export function reportArticles(files: readonly ArticleFile[]): Report {
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
  const partial = parsed.map(({ file, article }) => reportOf(file, article));
  const published = partial.filter(({ standing }) => standing === "published");
  const linksInto = (id: string) =>
    published.filter((other) => other.id !== id && other.linksOut.articles.includes(id)).length;
  const articles = partial.map((each) => ({ ...each, linksIn: linksInto(each.id) }));
  const judged = articles.filter(({ standing }) => isJudged(standing));
  const shared = sharedSentences(
    new Map(
      parsed
        .filter(({ article }) => isJudged(standingOf(article)))
        .map(({ article }) => [article.record.entry.id, article.blocks]),
    ),
  );
  const faults = [
    ...unreadable,
    ...judged.flatMap(faultsOf),
    ...shared.map(
      ({ sentence, articles: ids }) =>
        `${ids.join(", ")}: share a sentence; write it anew in one of them: “${sentence}”`,
    ),
  ];
  return { articles, shared, faults };
}

/** @param root the project's folder @param names files below it */
export const readFiles = (root: string, names: readonly string[]): ArticleFile[] =>
  names.map((file) => ({ file, bytes: readFileSync(join(root, file)) }));
