/** The schema of content/pages/free-tools.yaml: the words around the calculators on /free-tools/. */
import { link, list, object, text } from "#content/fields.ts";
import { heading, lead, meta } from "#content/shared-fields.ts";

export const freeToolsPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    shed: text(60, "the label of the list of calculators, for screen readers"),
  }),
  embed: object({
    ...heading,
    notes: list("notes", text(220, "one thing to know about embedding")),
    code: text(60, "the label of the line of HTML: [tool]"),
    copy: text(40, "the button's words"),
    copied: text(40, "the words shown after copying"),
    failed: text(90, "the words shown when copying failed"),
    frame: text(60, "the title of the embedded calculator: [tool]"),
    link: object({ label: text(60, "the link's words"), href: link("where it leads") }),
  }),
  closing: object({
    ...heading,
    links: list("links", {
      label: text(50, "the link's words"),
      text: text(160, "what the page offers"),
      href: link("where it leads"),
    }),
  }),
});
