/** A made-up article, from which those of tests and the kit are made. */
import type { Article } from "#content/articles/entry.ts";

/**
 * A made-up article.
 * @param own fields that are to differ
 */
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
