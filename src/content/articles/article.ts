/** Reads one article: its fields, its text, and every fault in either. */
import { slugPattern } from "#content/fields.ts";
import { type Fault, faultOf, fieldName, readContent, refusal } from "#content/parse.ts";
import { type Block, countWords, readingMinutes } from "./blocks.ts";
import type { Body } from "./body.ts";
import { type FrontMatter, frontMatter } from "./front-matter.ts";
import { type ArticleLink, readText } from "./links.ts";
import { pictureFault } from "./picture-file.ts";
import { readSource } from "./source.ts";

/** Fields that only other articles can prove wrong. */
const placed = ["href", "title", "search_title", "description", "author"] as const;
export type PlacedField = (typeof placed)[number];

/** An article as read from its file, with the fields that need other articles to check. */
export interface ArticleRecord {
  readonly entry: ReturnType<typeof entryOf>;
  /** An id of content/authors.yaml; null for the first. */
  readonly author: string | null;
  /** Links to other articles, from the fields and from the text. */
  readonly links: readonly ArticleLink[];
  readonly places: Readonly<Record<PlacedField, number>>;
}

export interface ParsedArticle extends Body {
  readonly record: ArticleRecord;
}

/** Paths below /blog/ that are not articles. */
const reserved = ["page", "topics", "404", "rss", "feed"];

/** A file's name without folder or extension: its address unless a field names another. */
export const slugOf = (file: string) => file.replace(/^.*\//, "").replace(/\.md$/, "");

function nameFault(slug: string): string | undefined {
  if (!slugPattern.test(slug) || slug.length > 140)
    return `“${slug}” cannot be an address; write it with lowercase letters, digits and single hyphens, at most 140 characters`;
  return reserved.includes(slug)
    ? `“${slug}” is taken by a page of the blog; choose another`
    : undefined;
}

const idIn = (href: string) => href.slice("/blog/".length, -1);

/** The data of an article for lists, feeds and links, without its author. */
function entryOf(file: string, data: FrontMatter, blocks: readonly Block[]) {
  const href = data.href ?? `/blog/${slugOf(file)}/`;
  const words = countWords(blocks);
  return {
    /** The last part of its address: "what-is-direct-to-consumer-d2c-ecommerce". */
    id: idIn(href),
    href,
    /** As shown to the writer: "content/blog/….md". */
    file,
    title: data.title,
    /** For search results and the browser's tab, at most 60 characters. */
    search_title: data.search_title ?? data.title,
    description: data.description,
    /** As displayed: "Mar 7, 2023"; and for machines: "2023-03-07". */
    date: data.date.shown,
    published: data.date.iso,
    /** The day its facts were last checked. */
    checked: data.checked ?? data.date,
    /** The pictures of the card and the post: files below content/blog/, or null for the drawn cover. */
    imageUrl: data.imageUrl ?? null,
    main_image_url: data.main_image_url ?? null,
    /** What the drawn cover shows; null to derive it from the article's name. */
    cover: data.cover ?? null,
    topics: data.topics,
    related: data.related,
    /** Announced but not written yet: it has no page. */
    stub: blocks.length === 0,
    sample: data.sample,
    draft: data.draft,
    words,
    minutes: readingMinutes(words),
  };
}

/**
 * @param file path as shown to the writer: "content/blog/what-is-dunning.md"
 * @param bytes the file's contents
 * @param root the project's folder, where pictures are looked up
 * @returns the article; library.ts checks that the articles it names exist
 * @throws ContentError with one sentence for each fault, in the order of the file
 */
export function parseArticle(
  file: string,
  bytes: Uint8Array,
  root: string = process.cwd(),
): ParsedArticle {
  const faults: Fault[] = [];
  const name = nameFault(slugOf(file));
  if (name !== undefined) faults.push(faultOf(1, "the file’s name", name));
  const source = readSource(bytes);
  if ("sentence" in source) throw refusal(file, [...faults, source]);
  const fields = readContent(source.frontMatter, frontMatter);
  if ("faults" in fields) faults.push(...fields.faults);
  else {
    const { href = "", imageUrl, main_image_url } = fields.data;
    const isTaken = reserved.includes(idIn(href)) && idIn(href) !== slugOf(file);
    const found = {
      href: isTaken && `is “${href}”, which is taken by a page of the blog; choose another`,
      imageUrl: imageUrl && pictureFault(imageUrl, root),
      main_image_url: main_image_url && pictureFault(main_image_url, root),
    };
    for (const [field, fault] of Object.entries(found))
      if (fault) faults.push(faultOf(fields.lineOf([field]), `field "${field}"`, fault));
  }
  const { blocks, lines, links } = readText(source.body, root, (fault) => faults.push(fault));
  if (faults.length > 0 || "faults" in fields) throw refusal(file, faults);

  const { data, lineOf } = fields;
  const related = data.related.map((id, i) => ({
    id,
    line: lineOf(["related", i]),
    field: fieldName(["related", i]),
  }));
  const entry = entryOf(file, data, blocks);
  const places = Object.fromEntries(placed.map((field) => [field, lineOf([field])])) as Record<
    PlacedField,
    number
  >;
  const record = { entry, author: data.author ?? null, links: [...related, ...links], places };
  return { blocks, lines, record };
}
