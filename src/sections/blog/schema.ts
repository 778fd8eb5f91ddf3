/** The schema of content/pages/blog.yaml: the index of the articles and its lists by topic. */
import { topics } from "#content/articles/topics.ts";
import { inOrder, link, object, oneOf, text } from "#content/fields.ts";
import { meta } from "#content/shared-fields.ts";

const topic = object({
  id: oneOf(topics, "the topic"),
  name: text(24, "the topic's name"),
  title: text(60, "the headline of its list"),
  description: text(160, "what one finds there, for search results", 50),
});

export const blogPage = object({
  meta,
  title: text(60, "the headline"),
  lead: text(240, "what one finds here"),
  action: object({ label: text(32, "the button's words"), href: link("where it leads") }),
  documentation: object({ label: text(32, "the link's words"), href: link("where it leads") }),
  topicsLabel: text(32, "what the row of topics is, for screen readers"),
  all: text(24, "the link to all articles"),
  topics: inOrder("topics", topics, topic),
  /** On a card. */
  minutes: text(24, "the unit after the reading time, such as “min read”"),
  announced: text(32, "the mark on an article that is announced without a text"),
  draft: text(16, "the mark on a draft, on the development server alone"),
  pages: object({
    label: text(32, "what the row of pages is, for screen readers"),
    /** Around figures and dates: “Page 2 of 9”, “…, page 2 of 9: published from Oct 12, 2021 to Jan 26, 2022.” */
    number: object({
      label: text(16, "the word before a page's number, where it stands alone"),
      inTitle: text(16, "the same within a title"),
      of: text(8, "the word between a page's number and how many there are"),
      from: text(24, "the words before the day of the page's oldest article"),
      to: text(8, "the word before the day of its newest"),
    }),
    newer: text(24, "the link to newer articles"),
    older: text(24, "the link to older articles"),
  }),
  guidelines: object({
    label: text(40, "the link to the rules articles are held to"),
    href: link("where it leads"),
  }),
  feeds: object({
    label: text(60, "the words before the feeds"),
    rss: text(16, "the name of the RSS feed"),
    json: text(16, "the name of the JSON feed"),
  }),
});
