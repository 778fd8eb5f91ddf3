/** Words for the tests of the search, so that editing the content breaks none of them. */
import type { Content } from "#model/kinds.ts";

export const words: Content<"search"> = {
  meta: { title: "Search", description: "Search the site." },
  title: "Search",
  lead: "Every page.",
  open: "Search",
  label: "Words",
  placeholder: "box …",
  submit: "Go",
  close: "Close",
  slash: "The / key",
  states: {
    empty: "Type a word.",
    searching: "Searching …",
    one: "1 result",
    several: "results",
    corrected: "Showing results for",
    none: "Nothing for",
    noneHint: "Try others.",
    suggestion: "Did you mean",
    failed: "It did not come.",
    offline: "You are offline.",
    retry: "Try again",
    article: "Article",
    page: "Page",
    all: "All results",
    more: "Show more",
  },
  browse: {
    title: "All pages",
    start: "Begin",
    legal: "Legal",
    topics: "Topics",
    newest: "Newest",
    articles: "All articles",
  },
};
