/** The schema of content/pages/search.yaml: the search page and the search dialog of every page. */
import { object, text } from "../fields.ts";
import { meta } from "../meta.ts";

export const searchPage = object({
  meta,
  title: text(60, "the headline"),
  lead: text(200, "what is searched and how"),
  /** The link in the header that opens the dialog. */
  open: text(16, "the link in the header"),
  label: text(40, "what the field asks for"),
  placeholder: text(40, "the words in the empty field"),
  submit: text(24, "the button's words"),
  close: text(24, "the name of the button that closes the dialog"),
});
