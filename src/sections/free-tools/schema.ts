/** The schema of content/pages/free-tools.yaml: the words around the calculators on /free-tools/. */
import { list, text } from "#content/fields.ts";
import { action, copying, page, section, ways } from "#content/shared.ts";

export const freeToolsPage = page({
  hero: section({ shed: text(60, "the label of the list of calculators, for screen readers") }),
  embed: section({
    notes: list("notes", text(220, "one thing to know about embedding")),
    code: text(60, "the label of the line of HTML: [tool]"),
    ...copying,
    frame: text(60, "the title of the embedded calculator: [tool]"),
    link: action,
  }),
  closing: section({ links: ways }),
});
