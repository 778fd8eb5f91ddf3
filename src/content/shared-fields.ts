/** Fields that many pages share. */
import { link, list, object, text } from "./fields.ts";

/** A page's title and description for search engines and the browser's tab. */
export const meta = object({
  title: text(60, "the title for search results and the browser's tab"),
  description: text(160, "one or two sentences for search results", 50),
});

/** A section's headline and the paragraph below it. */
export const title = text(70, "the section's headline");
export const lead = text(320, "the paragraph below the headline");
export const heading = { title, lead };

export const action = object({
  label: text(60, "the link's text"),
  href: link("where it leads"),
});
export const links = list("links", action);

/** The words of a sign-up form. */
export const signup = object({
  label: text(60, "the field's label"),
  placeholder: text(60, "the placeholder in the empty field"),
  button: text(32, "the button's label"),
  note: text(160, "the small print below"),
});
