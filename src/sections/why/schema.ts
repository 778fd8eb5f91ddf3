/** The schema of content/pages/why.yaml: the argument for merchants who compare (docs/specification.md, 2.20). */
import { list, object, text } from "#content/fields.ts";
import { action, links, meta, title } from "#content/shared-fields.ts";

const lead = text(360, "the paragraph below the headline");

export const whyPage = object({
  meta,
  hero: object({
    eyebrow: text(48, "the line above the headline"),
    title: text(60, "the headline"),
    lead,
    action,
    onward: action,
    picture: text(240, "what the picture shows, for those who cannot see it", 40),
    pots: text(24, "the words below the pots"),
    bed: text(24, "the words below the bed"),
  }),
  replaces: object({
    title,
    lead,
    columns: object({
      pot: text(32, "the heading of the single tools"),
      part: text(32, "the heading of the parts of the platform"),
      adds: text(40, "the heading of what is added"),
    }),
    rows: list("tools, as many as the picture has pots", {
      pot: text(48, "the single tool"),
      part: text(48, "the part of the platform in its place"),
      adds: text(180, "what it can do because the others are there"),
    }),
  }),
  cost: object({
    title,
    lead,
    planFee: text(60, "what is said of a plan's fee: [fee]"),
    noPrice: text(16, "in the place of a price that is not published"),
    noTerms: text(120, "its terms"),
    fee: text(240, "what the fees fall on"),
    claim: object({
      text: text(320, "what is claimed of the cost of single tools"),
      label: text(24, "the mark on a claim"),
      hint: text(80, "what the mark means"),
    }),
    action,
  }),
  unfit: object({
    title,
    lead,
    items: list("cases", {
      title: text(48, "the case"),
      text: text(320, "why, and what to do instead"),
    }),
  }),
  name: object({ title, text: text(360, "what the product is named for") }),
  closing: object({ title, lead, action, links }),
});
