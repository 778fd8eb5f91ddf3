/** The lists of articles: all of them and one for each topic, newest first, in pages. */
import blog from "virtual:words/blog";
import { site } from "#site";
import type { Article } from "#content/articles/entry.ts";
import { type Topic, topics } from "#content/articles/topics.ts";
import type { Step } from "#lib/structured-data.ts";

/** One page of a list, as its route passes it to the sections. */
export interface ListPage {
  /** The topic; null for all articles. */
  readonly topic: Topic | null;
  /** The path of the list's first page. */
  readonly base: string;
  /** From 1. */
  readonly page: number;
  /** The number of pages. */
  readonly count: number;
  /** Newest first. */
  readonly articles: readonly Article[];
  /** Topics that have articles, in the order of src/content/articles/topics.ts. */
  readonly topics: readonly Topic[];
}

/** The path of a topic's list; null is the list of all. */
export const listPath = (topic: Topic | null): string =>
  topic === null ? "/blog/" : `/blog/topics/${topic}/`;

/**
 * @param articles all articles, newest first
 * @returns the pages of the list of all, then those of each topic
 */
export function listPages(articles: readonly Article[]): ListPage[] {
  const about = (topic: Topic) => articles.filter((each) => each.topics.includes(topic));
  const used = topics.filter((topic) => about(topic).length > 0);
  return [null, ...used].flatMap((topic) => {
    const list = topic === null ? articles : about(topic);
    const count = Math.max(1, Math.ceil(list.length / pageSize));
    return Array.from({ length: count }, (_, i) => ({
      topic,
      base: listPath(topic),
      page: i + 1,
      count,
      articles: list.slice(i * pageSize, (i + 1) * pageSize),
      topics: used,
    }));
  });
}

/** The picture files that the cards of a page show; the others have a drawn cover. */
export const picturesOn = ({ articles }: ListPage): readonly string[] =>
  articles.flatMap(({ imageUrl }) => imageUrl ?? []);

// Headline, title and description of each page of a list.

/** The length of a title in search results. */
const titleLength = 60;

/** The words of a list's hero; the eyebrow is "Page 2 of 9". @throws Error for a topic that content/pages/blog.yaml lacks */
export function listHeading({ topic, page, count }: ListPage) {
  const { label, of } = blog.pages.number;
  const eyebrow = page === 1 ? undefined : `${label} ${page} ${of} ${count}`;
  if (topic === null) return { title: blog.title, lead: blog.lead, eyebrow };
  const words = blog.topics.find(({ id }) => id === topic);
  if (words === undefined) throw new Error(`the blog has no words for the topic "${topic}"`);
  return { title: words.title, lead: words.description, eyebrow };
}

/** Adds the product's name after a title if there is room. */
function branded(title: string): string {
  const whole = `${title} | ${site.product}`;
  return whole.length <= titleLength ? whole : title;
}

/**
 * @param list a page of a list
 * @returns title and description for search results and the browser's tab
 */
export function listMeta(list: ListPage) {
  const { topic, page, count, articles } = list;
  const { title, lead } = listHeading(list);
  if (page === 1) {
    return topic === null ? blog.meta : { title: branded(title), description: lead };
  }
  const { inTitle, of, from, to } = blog.pages.number;
  const named = `${title}, ${inTitle} ${page}`;
  const [first, last] = [articles.at(0), articles.at(-1)].map((article) => article?.date ?? "");
  return {
    title: branded(named),
    description: `${named} ${of} ${count}: ${from} ${last} ${to} ${first}.`,
  };
}

/**
 * @param list a page of a list, other than the blog's own first one
 * @returns breadcrumbs from the blog: its topic, and its number unless it is the first page
 * @throws Error for the blog's first page, where the breadcrumbs begin
 */
export function listSteps({ topic, base, page }: ListPage): readonly [Step, ...Step[]] {
  const named = blog.topics.find(({ id }) => id === topic);
  const steps = [
    ...(named ? [{ name: named.name, path: base }] : []),
    ...(page > 1
      ? [{ name: `${blog.pages.number.label} ${page}`, path: pagePath(base, page) }]
      : []),
  ];
  const [first, ...rest] = steps;
  if (first === undefined) throw new Error("the blog's first page has no page above it");
  return [first, ...rest];
}

/** Long lists in pages: a page's address, and the pages in its pager. */

/**
 * Entries per page. The first is two columns wide, so 17 fill 18 places: six whole rows of three columns, or nine of
 * two.
 */
const pageSize = 17;

/**
 * @param base the list's own path, which is its first page: "/blog/"
 * @param page from 1
 * @returns the page's path: "/blog/", "/blog/page/2/"
 */
export const pagePath = (base: string, page: number): string =>
  page === 1 ? base : `${base}page/${page}/`;

/** A page's number, or a gap. */
type PagerEntry = number | "gap";

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Most entries in a pager, so that it fits in one row on a phone. */
const most = 7;

/**
 * @param page the current one, from 1
 * @param count the number of pages
 * @returns what the pager shows, in order: the first, the current with its neighbors, the last, and gaps between; at
 *   most seven entries, and no gap for a single page
 */
export function pagerEntries(page: number, count: number): readonly PagerEntry[] {
  if (count <= most) return range(1, count);
  if (page <= 4) return [...range(1, 5), "gap", count];
  if (page >= count - 3) return [1, "gap", ...range(count - 4, count)];
  return [1, "gap", page - 1, page, page + 1, "gap", count];
}
