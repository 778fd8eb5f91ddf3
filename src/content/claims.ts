/**
 * The schema of content/claims.yaml: what the site says of the product and has to be able to show before it goes live
 * (docs/specification.md, 13), with the words of each page that says it. Claims about prices: plans.ts, `figures`.
 */
import { distinct, flag, link, list, object, oneOf, text } from "./fields.ts";

/** The figures of docs/specification.md, 13, but for the one about prices, and others that need evidence. */
export const claimIds = [
  "revenue",
  "brands",
  "soc-2",
  "hipaa",
  "recovery",
  "subscriptions",
  "churn",
  "app-spend",
  "payback",
  "move",
] as const;

const claim = object({
  id: oneOf(claimIds, "the claim"),
  what: text(120, "what is claimed, in one sentence without its full stop"),
  says: list("places", {
    page: link("the page that says it"),
    words: text(120, "its words there"),
  }),
  evidence: flag("can it be shown to be so? The claims that cannot are said to be ours"),
});

export const claims = object({ claims: distinct("claims", claim, 0) });
