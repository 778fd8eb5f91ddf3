/** What a page of a list says of itself: headline, title and description, each its own on every page. */
import type { Content } from "#content/collections.ts";
import type { Step } from "#lib/structured/trail.ts";
import { pagePath } from "#lib/paging.ts";
import type { ListPage } from "./lists.ts";

/** What search results show of a title. */
const titleLength = 60;

interface Heading {
  readonly title: string;
  readonly lead: string;
  /** "Page 2 of 9"; undefined on the first page. */
  readonly eyebrow: string | undefined;
}

/** The words of a list's hero. @throws Error for a topic that content/pages/blog.yaml lacks */
export function listHeading({ topic, page, count }: ListPage, blog: Content<"blog">): Heading {
  const { label, of } = blog.pages.number;
  const eyebrow = page === 1 ? undefined : `${label} ${page} ${of} ${count}`;
  if (topic === null) return { title: blog.title, lead: blog.lead, eyebrow };
  const words = blog.topics.find(({ id }) => id === topic);
  if (words === undefined) throw new Error(`the blog has no words for the topic "${topic}"`);
  return { title: words.title, lead: words.description, eyebrow };
}

/** The product's name behind a title where there is room for it. */
function branded(title: string, product: string): string {
  const whole = `${title} | ${product}`;
  return whole.length <= titleLength ? whole : title;
}

/**
 * @param list a page of a list
 * @param blog the blog's words
 * @param product the product's name
 * @returns title and description for search results and the browser's tab
 */
export function listMeta(
  list: ListPage,
  blog: Content<"blog">,
  product: string,
): { readonly title: string; readonly description: string } {
  const { topic, page, count, articles } = list;
  const { title, lead } = listHeading(list, blog);
  if (page === 1) {
    return topic === null ? blog.meta : { title: branded(title, product), description: lead };
  }
  const { inTitle, of, from, to } = blog.pages.number;
  const named = `${title}, ${inTitle} ${page}`;
  const [first, last] = [articles.at(0), articles.at(-1)].map((article) => article?.date ?? "");
  return {
    title: branded(named, product),
    description: `${named} ${of} ${count}: ${from} ${last} ${to} ${first}.`,
  };
}

/**
 * @param list a page of a list, other than the blog's own first one
 * @param blog the blog's words
 * @returns the way to it from the blog: its topic, and its number where it is not the first page
 * @throws Error for the blog's first page, which is where the way begins
 */
export function listSteps(
  { topic, base, page }: ListPage,
  { topics, pages }: Content<"blog">,
): readonly [Step, ...Step[]] {
  const named = topics.find(({ id }) => id === topic);
  const steps = [
    ...(named ? [{ name: named.name, path: base }] : []),
    ...(page > 1
      ? [{ name: `${pages.number.label} ${String(page)}`, path: pagePath(base, page) }]
      : []),
  ];
  const [first, ...rest] = steps;
  if (first === undefined) throw new Error("the blog's first page stands nowhere else");
  return [first, ...rest];
}
