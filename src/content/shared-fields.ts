/** Fields that many pages share. */
import { link, list, object, slug, text } from "./fields.ts";

/** A page's title and description for search engines and the browser's tab. */
export const meta = object({
  title: text(60, "the title for search results and the browser's tab"),
  description: text(160, "one or two sentences for search results", 50),
});

/** A section's headline and the paragraph below it. */
export const title = text(70, "the section's headline");
export const lead = text(320, "the paragraph below the headline");
export const heading = { title, lead };
/** A page's headline and the paragraph below it. */
export const opening = { title: text(60, "the headline"), lead };

export const action = object({
  label: text(70, "the link's text"),
  href: link("where it leads"),
});
export const links = list("links", action);
/** The label on a claim of ours that has no evidence yet. */
export const claimMark = object({
  label: text(24, "the label on a claim of ours"),
  hint: text(80, "what the label means"),
});
/** A link with what is there. */
export const described = { ...action.shape, text: text(200, "what is there") };

/** A question with its answer, and its name in addresses. */
export const question = {
  id: slug(24, "a short name for the question's address"),
  question: text(90, "the question"),
  answer: text(420, "the answer"),
};

/** The words of a sign-up form. */
export const signup = object({
  label: text(60, "the field's label"),
  placeholder: text(60, "the placeholder in the empty field"),
  button: text(32, "the button's label"),
  note: text(160, "the small print below"),
});

/** The end of a page. */
export const closing = object({ ...heading, signup, links });
