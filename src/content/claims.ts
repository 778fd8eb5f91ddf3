/**
 * The schema of content/claims.yaml: claims about the product that need evidence before the site goes live
 * (docs/specification.md, 13), with the words on each page that makes them. Claims about prices: plans.ts, `figures`.
 */
import { distinct, flag, link, list, object, slug, text } from "./fields.ts";

const claim = object({
  id: slug(24, "a short name for the claim"),
  what: text(120, "what is claimed, in one sentence without a period"),
  says: list("places", {
    page: link("the page that says it"),
    words: text(120, "the claim's words on that page"),
  }),
  evidence: flag("can we prove it? Claims that we cannot prove are marked as our own"),
});

export const claims = object({ claims: distinct("claims", claim, 0) });
