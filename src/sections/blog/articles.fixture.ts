/** Made-up articles for tests and the kit. */
import type { Article } from "#content/articles/entry.ts";
import { topics } from "#content/articles/topics.ts";
import { slugify } from "#lib/text/slugify.ts";
import { articleOf } from "./article.fixture.ts";

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
 * @param at how many articles are newer
 * @param own fields that are to differ
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

/** So many articles, newest first. */
export const someArticles = (count: number): readonly Article[] =>
  Array.from({ length: count }, (_, i) => articleAt(i));
