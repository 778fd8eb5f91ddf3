/** The lists of articles: all of them and one for each topic, newest first, in pages (src/lib/paging.ts). */
import type { Article } from "#content/articles/entry.ts";
import { type Topic, topics } from "#content/articles/topics.ts";
import { entriesOn, laterPages, pageCount } from "#lib/paging.ts";

/** One page of a list, as its route hands it to the sections. */
export interface ListPage {
  /** What the list is about; null for all articles. */
  readonly topic: Topic | null;
  /** The path of the list's first page. */
  readonly base: string;
  /** From 1. */
  readonly page: number;
  /** How many pages the list has. */
  readonly count: number;
  /** Newest first. */
  readonly articles: readonly Article[];
  /** Topics that have articles, in the order of src/content/articles/topics.ts. */
  readonly topics: readonly Topic[];
}

type Buckets = ReadonlyMap<Topic, readonly Article[]>;

/** Sorted once for each collection: thousands of pages ask for the same one. */
const sorted = new WeakMap<readonly Article[], Buckets>();

function bucketsOf(articles: readonly Article[]): Buckets {
  const known = sorted.get(articles);
  if (known !== undefined) return known;
  const byTopic = new Map<Topic, Article[]>(topics.map((topic) => [topic, []]));
  for (const article of articles) {
    for (const topic of article.topics) byTopic.get(topic)?.push(article);
  }
  const buckets = new Map([...byTopic].filter(([, bucket]) => bucket.length > 0));
  sorted.set(articles, buckets);
  return buckets;
}

const listOf = (articles: readonly Article[], topic: Topic | null): readonly Article[] =>
  topic === null ? articles : (bucketsOf(articles).get(topic) ?? []);

/** The path of a topic's list; null is the list of all. */
export const listPath = (topic: Topic | null): string =>
  topic === null ? "/blog/" : `/blog/topics/${topic}/`;

/** The topics that have articles, in the order of src/content/articles/topics.ts. */
export const topicsIn = (articles: readonly Article[]): readonly Topic[] => [
  ...bucketsOf(articles).keys(),
];

/** The numbers of a list's pages after the first. */
export const laterPagesOf = (
  articles: readonly Article[],
  topic: Topic | null,
): readonly number[] => laterPages(pageCount(listOf(articles, topic).length));

/**
 * @param articles all articles, newest first; the same array in one build, so that topics are sorted once
 * @param topic what the list is about; null for all
 * @param page from 1
 * @throws RangeError when the list has no such page
 */
export function listPage(
  articles: readonly Article[],
  topic: Topic | null,
  page: number,
): ListPage {
  const list = listOf(articles, topic);
  const count = pageCount(list.length);
  const base = listPath(topic);
  if (!Number.isInteger(page) || page < 1 || page > count) {
    throw new RangeError(`${base} has ${count} pages; there is no page ${page}`);
  }
  const shown = entriesOn(list, page);
  return { topic, base, page, count, articles: shown, topics: topicsIn(articles) };
}

/** The picture files that the cards of a page show; the others have a drawn cover. */
export const picturesOn = ({ articles }: ListPage): readonly string[] =>
  articles.flatMap(({ imageUrl }) => imageUrl ?? []);
