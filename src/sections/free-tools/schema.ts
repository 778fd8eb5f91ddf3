/** The schema of content/pages/free-tools.yaml: the words around the calculators on /free-tools/. */
import { list, object, text } from "#content/fields.ts";
import { action, described, heading, meta, opening } from "#content/shared-fields.ts";

export const freeToolsPage = object({
  meta,
  hero: object({
    ...opening,
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
    link: action,
  }),
  closing: object({
    ...heading,
    links: list("links", described),
  }),
});
