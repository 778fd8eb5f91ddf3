/** What every page says of itself to search engines and in the browser's tab. */
import { object, text } from "./fields.ts";

export const meta = object({
  title: text(60, "the title for search results and the browser's tab"),
  description: text(160, "one or two sentences for search results", 50),
});
