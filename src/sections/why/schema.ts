/** The schema of content/pages/why.yaml: for merchants who compare options (docs/specification.md, 2.20). */
import { list, object, oneOf, text } from "#content/fields.ts";
import { action, claim, links, page, picture, point, section, title } from "#content/shared.ts";
import { featureIds } from "#illustrations/features/ids.ts";

export const whyPage = page({
  hero: section({
    action,
    onward: action,
    picture,
    pots: text(24, "the label below the pots"),
    bed: text(24, "the label below the garden bed"),
  }),
  replaces: section({
    rows: list("tools, as many as the picture has pots", {
      pot: text(48, "the separate tool"),
      part: text(48, "the part of the platform that replaces it"),
      adds: text(180, "what it can do because the parts work together"),
      feature: oneOf(featureIds, "the feature whose picture is shown"),
    }),
  }),
  cost: section({
    planFee: text(60, "the words for a plan's fee: [fee]"),
    noPrice: text(16, "the words shown in place of a price that is not published"),
    noTerms: text(120, "the terms of a plan without a published price"),
    fee: text(240, "the fees, and what they depend on"),
    claim: object({ text: text(320, "our claim about separate tools"), ...claim.shape }),
    action,
  }),
  before: title,
  unfit: section({ items: list("cases", point("the case", "why, and what to do instead")) }),
  name: object(point("the headline", "what the product is named for")),
  closing: section({ action, links }),
});
