/** Made-up articles and words for tests. */
import type { Article } from "#content/articles/entry.ts";
import { topics } from "#content/articles/topics.ts";
import type { Content } from "#content/collections.ts";
import { slugify } from "#lib/text/slugify.ts";

/**
 * A made-up article.
 * @param own fields to override
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

const titles = [
  "What a skipped box costs, and what it saves",
  "Dunning in nine days: a calendar for failed cards",
  "Six questions to ask somebody who cancels",
  "The annual plan, worked out for a coffee roaster",
  "Selling in euros from a store that thinks in dollars",
  "A waiting list that turns into orders",
  "Gift subscriptions after the holidays",
  "Add-to-cart links without an app",
  "Which cohort table to read first",
  "Members who never log in",
] as const;

const descriptions = [
  "Two shops, one year of orders, and the month in which a pause paid for itself. The sheet to copy is at the end.",
  "When to try again, when to write, and when to stop: retry days, texts and the share of charges each of them brings back.",
  "Short answers that lead to a different offer each, with the share of leavers who stay, and what you give away for it.",
] as const;

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * @param at the number of newer articles
 * @param own fields to override
 * @returns an article; each is two weeks older than the one before it
 */
export function articleAt(at: number, own: Partial<Article> = {}): Article {
  const day = new Date(Date.UTC(2023, 2, 7 - 14 * at));
  const title = titles[at % titles.length] ?? titles[0];
  const id = at < titles.length ? slugify(title) : `${slugify(title)}-${at}`;
  return articleOf(id, title, {
    description: descriptions[at % descriptions.length] ?? descriptions[0],
    date: `${months[day.getUTCMonth()] ?? ""} ${day.getUTCDate()}, ${day.getUTCFullYear()}`,
    published: day.toISOString().slice(0, 10),
    topics: topics.filter((_, i) => i === at % topics.length || i === (at * 3) % topics.length),
    words: 900 + 70 * (at % 9),
    minutes: 4 + (at % 7),
    ...own,
  });
}

/** A number of articles, newest first. */
export const someArticles = (count: number): readonly Article[] =>
  Array.from({ length: count }, (_, i) => articleAt(i));

// Words for the tests of the index, so that editing the content breaks none of them.

export const words: Content<"blog"> = {
  meta: {
    title: "Blog | Shop",
    description: "Articles for people who sell by subscription, and want to go on.",
  },
  title: "Notes",
  lead: "What works.",
  action: { label: "Start", href: { href: "https://app.shop.example/signup", external: true } },
  documentation: { label: "Read", href: { href: "https://docs.shop.example", external: true } },
  topicsLabel: "Topics",
  all: "All",
  topics: topics.map((id) => ({
    id,
    name: `On ${id}`,
    title: `Articles on ${id}`,
    description: `All that one finds on ${id} here, and that is quite a lot of things.`,
  })),
  minutes: "min",
  announced: "Soon",
  draft: "Draft",
  pages: {
    label: "Pages",
    number: { label: "Page", inTitle: "page", of: "of", from: "published from", to: "to" },
    newer: "Newer",
    older: "Older",
  },
  feeds: { label: "Follow", rss: "RSS", json: "JSON" },
  guidelines: {
    label: "How articles are written",
    href: { href: "/editorial-guidelines/", external: false },
  },
};
