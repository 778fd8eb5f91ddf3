/** The schema of content/pages/partnerships.yaml (docs/specification.md, 1.2, 2.20 and 11.3: experts). */
import { flag, inOrder, list, object, text } from "#content/fields.ts";
import { action, headings, links, page, point, section, title } from "#content/shared.ts";

/** A separate week lists each party's work; a shared week lists it once. */
const week = object({
  together: text(220, "what all three parties do").optional(),
  merchant: text(160, "what the merchant does").optional(),
  partner: text(160, "what the partner does").optional(),
  us: text(160, "what we do").optional(),
}).refine(
  ({ together, ...apart }) => Object.keys(apart).length === (together === undefined ? 3 : 0),
  { error: "is neither shared nor complete; write together, or merchant, partner and us" },
);

export const partnershipsPage = page({
  hero: section({ action, onward: text(48, "the link to the weeks") }),
  kinds: section({
    ...headings("give", "get", "holds").shape,
    /** The kinds of partners; each has its own drawing of a graft. */
    items: inOrder("kinds", ["agency", "technology", "expert"], {
      name: text(40, "the kind of partner"),
      line: text(90, "what they do"),
      cut: text(120, "what the picture of the graft shows, for screen readers"),
      give: text(200, "what they bring"),
      get: text(260, "what they get"),
      holds: text(200, "the terms in a sentence or two"),
      link: action.optional(),
    }),
  }),
  weeks: section({
    sample: flag("is the joint customer invented? It stays marked as a sample until this is false"),
    caption: text(120, "the table's caption, for screen readers"),
    when: text(16, "the heading of the week column"),
    week: text(16, "the label of a week: [number]"),
    who: headings("merchant", "partner", "us"),
    rows: list("weeks", week),
  }),
  pruned: section({
    items: list("promises we do not make", point("the promise", "what is true instead")),
    link: action,
  }),
  begin: object({
    title,
    steps: list("steps", point("the step", "what happens")),
    action,
    mail: text(60, "the way to reach us without a form"),
    links,
  }),
});
