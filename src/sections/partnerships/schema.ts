/** The schema of content/pages/partnerships.yaml (docs/specification.md, 1.2, 2.20 and 11.3: experts). */
import { z } from "astro/zod";
import { flag, inOrder, list, object, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, title } from "#content/shared-fields.ts";

/** Who joins; each has a graft of its own. */
export const partnerKinds = ["agency", "technology", "expert"] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/** A separate week lists each party's work; a shared week lists it once. */
const week = object({
  together: text(220, "what all three do").optional(),
  merchant: text(160, "what the merchant does").optional(),
  partner: text(160, "what the partner does").optional(),
  us: text(160, "what we do").optional(),
}).transform((row, context) => {
  const { together, merchant, partner, us } = row;
  const each = [merchant, partner, us];
  if (together !== undefined && each.every((one) => one === undefined))
    return { together } as const;
  if (together === undefined && merchant !== undefined && partner !== undefined && us !== undefined)
    return { apart: { merchant, partner, us } } as const;
  context.addIssue({
    code: "custom",
    message: "is neither whole nor bound; write together, or merchant, partner and us",
  });
  return z.NEVER;
});

export const partnershipsPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    action,
    onward: text(48, "the link that leads to the weeks"),
  }),
  kinds: object({
    ...heading,
    give: text(24, "the heading of what a partner brings"),
    get: text(24, "the heading of what a partner gets"),
    holds: text(24, "the heading of what binds the two"),
    items: inOrder("kinds", partnerKinds, {
      name: text(40, "who it is"),
      line: text(90, "what they do"),
      cut: text(120, "the graft that is drawn, for those who cannot see it"),
      give: text(200, "what they bring"),
      get: text(260, "what they get"),
      holds: text(200, "what binds the two"),
      link: action.optional(),
    }),
  }),
  weeks: object({
    ...heading,
    sample: flag("is the joint customer invented?"),
    caption: text(120, "what the table holds, for screen readers"),
    when: text(16, "the column of the weeks"),
    week: text(16, "the name of a week, by [number]"),
    who: object({
      merchant: text(24, "the column of the merchant"),
      partner: text(24, "the column of the partner"),
      us: text(24, "our own column"),
    }),
    together: text(24, "what stands over a week of all three"),
    rows: list("weeks", week),
  }),
  pruned: object({
    ...heading,
    items: list("promises that are not made", {
      cut: text(40, "what is not promised"),
      text: text(220, "what holds instead"),
    }),
    link: action,
  }),
  begin: object({
    title,
    steps: list("steps", { title: text(32, "the step"), text: text(160, "what happens") }),
    action,
    mail: text(60, "the way without a form"),
    links,
  }),
});
