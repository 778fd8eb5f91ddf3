/** Made-up articles for tests. */
import type { Article } from "#content/articles/entry.ts";
import { topics } from "#content/articles/topics.ts";
import { today, todayIso } from "#lib/text/date.ts";

/** @param own fields to override */
export function articleOf(id: string, title: string, own: Partial<Article> = {}): Article {
  return {
    id,
    href: `/blog/${id}/`,
    file: `content/blog/${id}.md`,
    title,
    search_title: title,
    description: "What a refused card costs, and what to do in the first nine days.",
    date: "Mar 7, 2023",
    published: "2023-03-07",
    checked: { shown: "Nov 24, 2026", iso: "2026-11-24" },
    imageUrl: null,
    main_image_url: null,
    cover: null,
    author: {
      name: "Ines Marlow",
      twitter_handle: "@inesmarlow",
      twitter_url: "https://social.example/inesmarlow",
      role: "Runs subscriptions",
      sample: true,
    },
    topics: ["payments"],
    related: [],
    stub: false,
    sample: false,
    draft: false,
    words: 900,
    minutes: 4,
    ...own,
  };
}

/**
 * @param at the number of newer articles
 * @param own fields to override
 * @returns an article; each is two weeks older than the one before it
 */
export function articleAt(at: number, own: Partial<Article> = {}): Article {
  const day = new Date(Date.UTC(2023, 2, 7 - 14 * at));
  return articleOf(`article-${at}`, `Article ${at}`, {
    date: today(day),
    published: todayIso(day),
    topics: topics.filter((_, i) => i === at % topics.length || i === (at * 3) % topics.length),
    ...own,
  });
}

/** A number of articles, newest first. */
export const someArticles = (count: number): readonly Article[] =>
  Array.from({ length: count }, (_, i) => articleAt(i));
