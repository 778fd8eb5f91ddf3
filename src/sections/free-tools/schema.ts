/** The schema of content/pages/free-tools.yaml: the words around the calculators on /free-tools/. */
import { link, list, object, text } from "#content/fields.ts";
import { heading, lead, meta } from "#content/shared-fields.ts";

export const freeToolsPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    shed: text(60, "what the tools on the wall are, for those who hear them"),
  }),
  embed: object({
    ...heading,
    notes: list("notes", text(220, "what to know")),
    code: text(60, "what the line of HTML is called: [tool]"),
    copy: text(40, "the button's words"),
    copied: text(40, "what is said when it is copied"),
    failed: text(90, "what is said when it could not be copied"),
    frame: text(60, "what the calculator in the frame is called: [tool]"),
    link: object({ label: text(60, "the link's words"), href: link("where it leads") }),
  }),
  closing: object({
    ...heading,
    links: list("ways on", {
      label: text(50, "the link's words"),
      text: text(160, "what is found there"),
      href: link("where it leads"),
    }),
  }),
});
