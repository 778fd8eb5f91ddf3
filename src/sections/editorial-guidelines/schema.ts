/** The schema of content/pages/editorial-guidelines.yaml: how articles are written (docs/specification.md, 2.20 and 10.3). */
import { list, object, text } from "#content/fields.ts";
import { action, links, page, point, section, title } from "#content/shared.ts";

export const editorialPage = page({
  hero: section({}),
  proof: object({
    title,
    caption: text(140, "the caption of the picture"),
    parts: list("changes", {
      cut: text(120, "what the paragraph said"),
      put: text(140, "what it says now"),
      note: text(80, "what the editor wrote in the margin"),
    }),
  }),
  rules: section({
    items: list("rules", {
      figure: text(32, "the rule in a word or two: [least], [most], [grade], [paragraph]"),
      rule: text(80, "the rest of the rule: [sentence]"),
      why: text(240, "the reason for the rule"),
    }),
  }),
  measure: object({
    title: text(70, "the section's headline: [count]"),
    picture: text(240, "the picture in words: [count], [shortest], [longest], [least], [most]"),
    caption: text(200, "the caption below it: [shortest], [longest]"),
    unit: text(16, "the unit of the axis"),
  }),
  promises: object({
    title,
    items: list("promises", point("its subject", "the promise")),
  }),
  examples: object({
    title,
    items: list("examples", { rule: text(60, "the rule"), ...action.shape }),
  }),
  mistake: object({
    ...point("the headline", "what to send us, and what we do about it"),
    links,
  }),
});
