/** Words for the tests of the index, so that editing the content breaks none of them. */
import { topics } from "#content/articles/topics.ts";
import type { Content } from "#content/collections.ts";

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
