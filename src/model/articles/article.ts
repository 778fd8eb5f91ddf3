/** Reads one article: its fields, its text, and all that is wrong with either. */
import { type Fault, faultOf, fieldName, readContent, refusal } from "../explain.ts";
import { didYouMean } from "../fields.ts";
import type { Block } from "./blocks.ts";
import { readBody } from "./body.ts";
import { frontMatter, type FrontMatter, slugPattern } from "./front-matter.ts";
import { type ArticleLink, linkReader } from "./links.ts";
import { pictureFault } from "./picture-file.ts";
import { readSource } from "./source.ts";
import { countWords, readingMinutes } from "./words.ts";
import type { Article } from "./entry.ts";

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

export interface ParsedArticle {
  readonly record: ArticleRecord;
  readonly blocks: readonly Block[];
  /** For each block the line of the file that it begins on. */
  readonly lines: readonly number[];
}

/** Paths below /blog/ that are no articles. */
const reserved = ["page", "topics", "404", "rss", "feed"];

/** What a file is called, without its folder and ending: its address where it names no other. */
export const slugOf = (file: string) => file.replace(/^.*\//, "").replace(/\.md$/, "");

function checkName(file: string, say: (fault: Fault) => void): void {
  const slug = slugOf(file);
  if (!slugPattern.test(slug) || slug.length > 140) {
    say(
      faultOf(
        1,
        "the file’s name",
        `“${slug}” makes no address; write it with small letters, digits and single hyphens, at most 140 characters`,
      ),
    );
  } else if (reserved.includes(slug)) {
    say(faultOf(1, "the file’s name", `“${slug}” is taken by a page of the blog; choose another`));
  }
}

/** A name that is free does not help where the field takes one that is not. */
function checkHref(file: string, { data, lineOf }: Fields, say: (fault: Fault) => void): void {
  const id = data.href?.slice("/blog/".length, -1) ?? "";
  if (!reserved.includes(id) || id === slugOf(file)) return;
  say(
    faultOf(
      lineOf(["href"]),
      'field "href"',
      `is “${data.href ?? ""}”, which is taken by a page of the blog; choose another`,
    ),
  );
}

interface Fields {
  readonly data: FrontMatter;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

function checkPictures({ data, lineOf }: Fields, root: string, say: (fault: Fault) => void): void {
  for (const field of ["imageUrl", "main_image_url"] as const) {
    const src = data[field];
    const fault = src === undefined ? undefined : pictureFault(src, root);
    if (fault !== undefined) say(faultOf(lineOf([field]), `field "${fieldName([field])}"`, fault));
  }
}

/** The ways out of a link to a heading that is not there. */
function headingsOf(id: string, ids: readonly string[]): string {
  if (ids.length === 0) return "it has no headings";
  return didYouMean(
    `#${id}`,
    ids.map((each) => `#${each}`),
    "its headings make",
  );
}

function readText(source: string, root: string, tell: (fault: Fault) => void) {
  const say = (line: number, sentence: string) => {
    tell(faultOf(line, "the text", sentence));
  };
  const links = linkReader(say);
  const checkPicture = (src: string, line: number) => {
    const fault = pictureFault(src, root);
    if (fault !== undefined) say(line, fault);
  };
  const body = readBody({
    say,
    tell,
    source,
    aside: "note",
    resolve: links.resolve,
    checkPicture,
  });
  const ids = body.blocks.flatMap((block) => (block.type === "heading" ? [block.id] : []));
  for (const { id, line } of links.anchors) {
    if (!ids.includes(id)) {
      say(
        line,
        `holds a link to a place that the article does not have (“#${id}”); ${headingsOf(id, ids)}`,
      );
    }
  }
  return { ...body, links: links.articles };
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

/** An article's text, by itself. */
export type ArticleText = Pick<ParsedArticle, "blocks" | "lines">;

/**
 * Reads the text of a file that was found whole before: neither its fields are read again, nor is it told what
 * may be wrong.
 *
 * @param bytes of the file
 * @param root the project's folder
 */
export function parseText(bytes: Uint8Array, root: string = process.cwd()): ArticleText {
  const source = readSource(bytes);
  if ("fault" in source) return { blocks: [], lines: [] };
  return readText(source.body, root, () => undefined);
}
