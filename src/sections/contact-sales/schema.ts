/** The schema of content/pages/contact-sales.yaml: the form and the direct channels (docs/specification.md, 2.17). */
import { list, object, text } from "#content/fields.ts";
import { described, heading, meta, opening } from "#content/shared-fields.ts";

export const contactSalesPage = object({
  meta,
  hero: object(opening),
  letter: object({
    title: text(60, "the heading of the form, which looks like a letter"),
    to: text(60, "the letter's addressee"),
  }),
  channels: object({
    ...heading,
    items: list("channels", {
      verb: text(20, "what the reader does, in a word or two"),
      ...described,
    }),
  }),
});
