/** Reads articles for pages. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getCollection } from "astro:content";
import { byDay } from "#content/announcements/entry.ts";
import { parseArticle } from "./article.ts";
import type { Article } from "./entry.ts";
import { readText } from "./links.ts";
import { readSource } from "./source.ts";

async function readLibrary() {
  const entries = await getCollection("articles");
  const all = entries.map(({ data }) => data).sort(byDay);
  return { all, places: new Map(all.map(({ id }, place) => [id, place])) };
}

let library: ReturnType<typeof readLibrary> | undefined;

/** Read once per build, since the content layer does work for every article. */
const theLibrary = () => (import.meta.env.PROD ? (library ??= readLibrary()) : readLibrary());

/** @returns every article that is shown, newest first */
export const allArticles = async (): Promise<readonly Article[]> => (await theLibrary()).all;

/** @returns a page for each article with text, for `getStaticPaths` */
export async function articlePages() {
  return (await allArticles())
    .filter(({ stub }) => !stub)
    .map((article) => ({ params: { id: article.id }, props: { article } }));
}

/** An article's neighbors by date. */
export interface Neighbors {
  readonly newer: Article | null;
  readonly older: Article | null;
}

/** The nearest articles with a page of their own. */
export async function neighborsOf({ id }: Article): Promise<Neighbors> {
  const { all, places } = await theLibrary();
  const place = places.get(id) ?? 0;
  const find = (step: 1 | -1): Article | null => {
    let at = place + step;
    while (all[at]?.stub === true) at += step;
    return all[at] ?? null;
  };
  return { newer: find(-1), older: find(1) };
}

/** How many neighbors by date to search for articles on the same topic. */
const reach = 40;

/** @returns the articles that the writer chose, then the nearest in date on the same topics; at most `count` */
export async function relatedTo(article: Article, count = 3): Promise<readonly Article[]> {
  const { all, places } = await theLibrary();
  const chosen = article.related
    .map((id) => all[places.get(id) ?? -1])
    .filter((found) => found !== undefined);
  if (chosen.length >= count) return chosen.slice(0, count);
  const place = places.get(article.id) ?? 0;
  const others = all
    .slice(Math.max(0, place - reach), place + reach)
    .filter((other) => !other.stub && other.id !== article.id && !chosen.includes(other))
    .map((other) => ({
      other,
      shared: other.topics.filter((topic) => article.topics.includes(topic)).length,
      distance: Math.abs((places.get(other.id) ?? 0) - place),
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance);
  return [...chosen, ...others.map(({ other }) => other)].slice(0, count);
}

/**
 * @returns the article with its text, read from its file now. A build has already checked the fields and reads only the
 *   text. In development the fields are read too, since the lists may lag behind. Undefined if the file was just
 *   deleted or renamed (development)
 * @throws ContentError when the file has become unreadable (development)
 */
export function openArticle(article: Article) {
  const root = process.cwd();
  const path = join(root, article.file);
  if (!import.meta.env.PROD && !existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const halves = readSource(bytes);
  const source = "sentence" in halves ? "" : halves.body;
  if (import.meta.env.PROD) return { article, source, ...readText(source, root, () => undefined) };
  const { record, ...text } = parseArticle(article.file, bytes, root);
  return { article: { ...article, ...record.entry }, source, ...text };
}
