/** The schema of content/pages/search.yaml: the search page and the search dialog of every page. */
import { navigationLink } from "#content/site-words.ts";
import { list, object, text } from "#content/fields.ts";
import { heading, page } from "#content/shared.ts";

export const searchPage = page({
  /** Also the words of the link in the header and of the field's button. */
  ...heading,
  label: text(40, "what the field asks for"),
  placeholder: text(40, "the words in the empty field"),
  close: text(24, "the name of the button that closes the dialog"),
  noScript: text(160, "the words shown in place of the field when scripts are off"),
  slash: text(60, "the label of the switch for the / key"),
  states: object({
    empty: text(120, "what to do, shown while the field is empty"),
    searching: text(40, "the words shown while results are loading"),
    one: text(24, "the number of results if there is only one"),
    several: text(24, "the word after the number of results"),
    corrected: text(40, "the words before the corrected search"),
    none: text(40, "the words before a search without results"),
    noneHint: text(120, "what to try if there are no results"),
    suggestion: text(40, "the words before a suggested search"),
    failed: text(120, "the words shown when the search did not load"),
    offline: text(120, "the words shown when the device is offline"),
    retry: text(24, "the button that tries again"),
    article: text(16, "the label on a result that is an article"),
    page: text(16, "the label on a result that is a page"),
    all: text(32, "the link from the dialog to the search page"),
    more: text(32, "the button that shows more results"),
  }),
  keywords: list(
    "searches whose words their page does not contain",
    { words: text(200, "what people type"), page: navigationLink },
    0,
  ),
  /** The index of the site below the search. */
  browse: object({
    title: text(60, "the heading of the index"),
    start: text(24, "the heading above the home page"),
    legal: text(24, "the heading above the legal pages"),
    topics: text(40, "the heading above the blog topics"),
    newest: text(40, "the heading above the newest articles"),
    articles: text(32, "the link to all articles"),
  }),
});
