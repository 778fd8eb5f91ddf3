/** The schema of content/pages/contact-sales.yaml: the form and the direct channels (docs/specification.md, 2.17). */
import { link, list, object, text } from "#content/fields.ts";
import { hero, page, section } from "#content/shared.ts";

export const contactSalesPage = page({
  hero: hero({}),
  letter: object({
    title: text(60, "the heading of the form, which looks like a letter"),
    to: text(60, "the letter's addressee"),
  }),
  channels: section({
    items: list("channels", {
      verb: text(20, "what the reader does, in a word or two"),
      text: text(200, "what the channel is good for"),
      label: text(60, "the link's words"),
      href: link("where it leads"),
    }),
  }),
});
