/** The schema of content/pages/contact-sales.yaml: the form and the direct channels (docs/specification.md, 2.17). */
import { list, object, text } from "#content/fields.ts";
import { action, page, point, section, title } from "#content/shared.ts";

export const contactSalesPage = page({
  hero: section({}),
  letter: object({
    title: text(60, "the heading of the form, which looks like a letter"),
    to: text(60, "the letter's addressee"),
  }),
  channels: section({
    items: list("channels", {
      ...point("what the reader does, in a word or two", "what the channel is good for"),
      ...action.shape,
    }),
  }),
  before: title,
});
