/** The schema of content/pages/blog.yaml: the index of the articles and its lists by topic. */
import { topics } from "#content/articles/topics.ts";
import { inOrder, link, object, oneOf, text } from "#content/fields.ts";
import { action, meta } from "#content/shared-fields.ts";

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

/**
 * The schema of content/pages/post.yaml: the words around every article, and the words of the page for an unknown one.
 */
export const postPage = object({
  breadcrumb: text(24, "the link back to the index"),
  breadcrumbLabel: text(32, "what the row of links back is, for screen readers"),
  published: text(24, "the word before the date"),
  checked: text(24, "the words before the day its facts were last checked"),
  minutes: text(24, "the unit after the reading time, such as “min read”"),
  sampleHint: text(120, "what the sample mark on an article means"),
  draft: text(16, "the mark on a draft, on the development server alone"),
  writtenBy: text(24, "the words above the author"),
  contents: text(32, "the heading of the contents"),
  readMore: text(32, "the link to the index"),
  /** Announced after it for screen readers. */
  readMoreWhat: text(32, "what more there is to read"),
  /** The product, in the sidebar. */
  try: object({ title: text(60, "the heading"), text: text(160, "what it brings"), action }),
  copyLink: text(32, "the button that copies the address"),
  copyMarkdown: text(32, "the button that copies the article as Markdown"),
  markdown: text(32, "the link to the article as Markdown"),
  copied: text(32, "said when it is copied"),
  copyFailed: text(120, "said when the browser refuses"),
  related: text(60, "the heading of the related articles"),
  nextLabel: text(32, "what the links to the neighbours are, for screen readers"),
  newer: text(24, "the word before the next newer article"),
  older: text(24, "the word before the next older article"),
  tools: object({
    website: text(32, "the words before a tool's address"),
    features: text(32, "the heading of its features"),
    considerations: text(32, "the heading of what to consider"),
    example: text(16, "the mark on a tool that is invented"),
    exampleHint: text(120, "what the mark means"),
  }),
  /** An address below /blog/ with no article (docs/specification.md, 8.3). */
  unknown: object({
    meta,
    loading: text(24, "the words while the article is looked up"),
    lead: text(160, "what stands under them: that there is none, and what is below"),
    nearest: text(40, "the heading of the nearest articles"),
    index: text(32, "the link to the index"),
  }),
});
