/** The schema of content/pages/blog.yaml: the index of the articles and its lists by topic. */
import { topics } from "#content/articles/topics.ts";
import { inOrder, object, text } from "#content/fields.ts";
import { action, heading, meta, page, point } from "#content/shared.ts";

export const blogPage = page({
  ...heading,
  action,
  documentation: action,
  topicsLabel: text(32, "the label of the row of topics, for screen readers"),
  all: text(24, "the link to all articles"),
  topics: inOrder("topics", topics, {
    name: text(24, "the topic's name"),
    title: text(60, "the headline of its list"),
    description: text(160, "what the list contains, for search results", 50),
  }),
  announced: text(32, "the label on an article that is announced but not published"),
  pages: object({
    label: text(32, "the label of the page links, for screen readers"),
    /** Around figures and dates: “Page 2 of 9”, “…, page 2 of 9: published from Oct 12, 2021 to Jan 26, 2022.” */
    number: object({
      label: text(16, "the word before a page's number in links and breadcrumbs"),
      inTitle: text(16, "the same word inside a title"),
      of: text(8, "the word between a page's number and the number of pages"),
      from: text(24, "the words before the date of the page's oldest article"),
      to: text(8, "the word before the date of its newest article"),
    }),
    newer: text(24, "the link to newer articles"),
    older: text(24, "the link to older articles"),
  }),
  guidelines: action,
  feeds: object({
    label: text(60, "the words before the feeds"),
    rss: text(16, "the name of the RSS feed"),
    json: text(16, "the name of the JSON feed"),
  }),
});

/** The schema of content/pages/post.yaml: the words around every article, and for unknown addresses. */
export const postPage = object({
  breadcrumb: text(24, "the link back to the index"),
  breadcrumbLabel: text(32, "the label of the breadcrumb, for screen readers"),
  published: text(24, "the word before the date"),
  checked: text(24, "the words before the date of the last fact check"),
  minutes: text(24, "the unit after the reading time, such as “min read”"),
  sampleHint: text(120, "what the sample label on an article means"),
  draft: text(16, "the label on a draft; shown on the development server only"),
  writtenBy: text(24, "the words before the author's name"),
  contents: text(32, "the heading of the table of contents"),
  readMore: text(32, "the link to the index"),
  readMoreWhat: text(32, "the rest of that link's text, which screen readers read after it"),
  /** The sidebar's offer to try the product. */
  try: object({
    ...point("the heading", "what the product does for a store"),
    action,
  }),
  copyLink: text(32, "the button that copies the address"),
  copyMarkdown: text(32, "the button that copies the article as Markdown"),
  markdown: text(32, "the link to the article as Markdown"),
  copied: text(32, "the words shown after copying"),
  copyFailed: text(120, "the words shown when the browser does not allow copying"),
  related: text(60, "the heading of the related articles"),
  nextLabel: text(32, "the label of the links to the newer and older articles, for screen readers"),
  newer: text(24, "the word before the next newer article"),
  older: text(24, "the word before the next older article"),
  tools: object({
    website: text(32, "the words before a tool's address"),
    features: text(32, "the heading of a tool's features"),
    considerations: text(32, "the heading of a tool's drawbacks"),
    example: text(16, "the label on an invented tool"),
    exampleHint: text(120, "what the label means"),
  }),
  /** An address below /blog/ with no article (docs/specification.md, 8.3). */
  unknown: object({
    meta,
    loading: text(24, "the words shown while the site looks for the article"),
    lead: text(160, "that the article does not exist, and what is listed below"),
    nearest: text(40, "the heading of the most similar articles"),
    index: text(32, "the link to the index"),
  }),
});
