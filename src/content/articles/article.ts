/** Reads one article: its fields, its text, and all that is wrong with either. */
import { type Fault, faultOf, fieldName, readContent, refusal } from "#content/explain.ts";
import { checkHref, checkName, checkPictures, slugOf } from "./check-fields.ts";
import type { Article } from "./entry.ts";
import { frontMatter } from "./front-matter.ts";
import type { ArticleLink } from "./links.ts";
import { readSource } from "./source.ts";
import { type ArticleText, readText } from "./text.ts";
import { countWords, readingMinutes } from "./words.ts";

/** Fields that may be wrong only beside other articles. */
const placed = ["href", "title", "search_title", "description", "author"] as const;
export type PlacedField = (typeof placed)[number];

/** An article as its file gives it, with what can be checked only beside the others. */
export interface ArticleRecord {
  readonly entry: Omit<Article, "author">;
  /** An id of content/authors.yaml; null for the first. */
  readonly author: string | null;
  /** Links to other articles, from the fields and from the text. */
  readonly links: readonly ArticleLink[];
  /** Lines of fields. */
  readonly places: Readonly<Record<PlacedField, number>>;
}

export interface ParsedArticle extends ArticleText {
  readonly record: ArticleRecord;
}

/**
 * @param file path as the writer knows it: "content/blog/what-is-dunning.md"
 * @param bytes of it
 * @param root the project's folder, in which pictures are looked for
 * @returns the article; whether other articles are there that it names is checked apart (library.ts)
 * @throws ContentError with one sentence for each fault, in the order of the file
 */
export function parseArticle(
  file: string,
  bytes: Uint8Array,
  root: string = process.cwd(),
): ParsedArticle {
  const faults: Fault[] = [];
  const tell = (fault: Fault) => {
    faults.push(fault);
  };
  checkName(file, tell);
  const source = readSource(bytes);
  if ("fault" in source)
    throw refusal(file, [...faults, faultOf(source.line, "the file", source.fault)]);
  const fields = readContent(source.frontMatter, frontMatter);
  if ("faults" in fields) fields.faults.forEach(tell);
  else {
    checkHref(file, fields, tell);
    checkPictures(fields, root, tell);
  }
  const { blocks, lines, links } = readText(source.body, root, tell);
  if (faults.length > 0 || "faults" in fields) throw refusal(file, faults);

  const { data, lineOf } = fields;
  const href = data.href ?? `/blog/${slugOf(file)}/`;
  const words = countWords(blocks);
  const related = data.related.map((id, i) => ({
    id,
    line: lineOf(["related", i]),
    field: fieldName(["related", i]),
  }));
  const entry = {
    id: href.slice("/blog/".length, -1),
    href,
    file,
    title: data.title,
    search_title: data.search_title ?? data.title,
    description: data.description,
    date: data.date.shown,
    published: data.date.iso,
    checked: data.checked ?? data.date,
    imageUrl: data.imageUrl ?? null,
    main_image_url: data.main_image_url ?? null,
    cover: data.cover ?? null,
    topics: data.topics,
    related: data.related,
    stub: blocks.length === 0,
    sample: data.sample,
    draft: data.draft,
    words,
    minutes: readingMinutes(words),
  };
  const places = Object.fromEntries(placed.map((field) => [field, lineOf([field])])) as Record<
    PlacedField,
    number
  >;
  const record = { entry, author: data.author ?? null, links: [...related, ...links], places };
  return { blocks, lines, record };
}
