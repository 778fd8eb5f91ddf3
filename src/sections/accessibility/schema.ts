/** The schema of content/pages/accessibility.yaml: the site's standards, how they are checked, and known gaps. */
import { date } from "#content/articles/front-matter.ts";
import { inOrder, list, object, text } from "#content/fields.ts";
import { links, page, point, section, title } from "#content/shared.ts";

const figures =
  "[templates], [text], [sign], [narrow], [percent], [target], [phone], [desktop] or [motion]";

export const accessibilityPage = page({
  hero: section({
    plan: text(60, "the name of the drawn path, for screen readers"),
    hint: text(160, "how to move along the drawn path"),
    /** The stones of the drawn path: the page's sections, in this order. */
    stones: inOrder("stones", ["checks", "keys", "senses", "limits", "barrier"], {
      name: text(14, "the name of the section"),
    }),
  }),
  checks: section({
    /** The automated tests, in order. */
    items: inOrder(
      "checks",
      ["axe", "stops", "target", "contrast", "narrow", "enlarged", "forced", "motion", "script"],
      {
        figure: text(24, `the limit in a word or two: ${figures}`),
        rule: text(110, `the rule, as the rest of the limit's sentence: ${figures}`),
        how: text(240, `how it is checked: ${figures}`),
      },
    ),
    note: text(240, "which checks readers can run themselves"),
  }),
  keys: section({
    items: list("places", {
      place: text(40, "the part of the site with these shortcuts"),
      moves: list("moves", {
        keys: list("keys", text(16, "the key's name")),
        does: text(120, "what the keys do"),
      }),
    }),
    or: text(8, "the word between two keys that do the same"),
  }),
  senses: object({
    title,
    items: list("ways", point("the setting", "how we follow it")),
  }),
  limits: section({ items: list("limits", point("what is missing", "what that means")) }),
  barrier: object({
    ...point("the headline", "what to write, and what happens then"),
    points: list("points", text(120, "something that helps us find the problem")),
    pointsTitle: text(40, "the heading of the points"),
    updated: date("the day of the statement's last change"),
    updatedLabel: text(60, "the words before that day"),
    links,
  }),
});
