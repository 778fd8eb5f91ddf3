/** The schema of content/pages/editorial-guidelines.yaml: how articles are written (docs/specification.md, 2.20 and 10.3). */
import { link, list, object, text } from "#content/fields.ts";
import { links, meta, opening, title } from "#content/shared-fields.ts";

const part = object({
  cut: text(120, "what the paragraph said"),
  put: text(140, "what it says now"),
  note: text(80, "what the editor wrote in the margin"),
});

const rule = object({
  figure: text(32, "the rule in a word or two: [least], [most], [grade], [paragraph]"),
  rule: text(80, "the rest of the rule: [sentence]"),
  why: text(240, "the reason for the rule"),
});

export const editorialPage = object({
  meta,
  hero: object(opening),
  proof: object({
    title,
    caption: text(140, "the caption of the picture"),
    parts: list("changes", part),
  }),
  rules: object({
    title,
    lead: text(260, "the paragraph below the headline"),
    items: list("rules", rule),
  }),
  measure: object({
    title: text(70, "the section's headline: [count]"),
    picture: text(240, "the picture in words: [count], [shortest], [longest], [least], [most]"),
    caption: text(200, "the caption below it: [shortest], [longest]"),
    unit: text(16, "the unit of the axis"),
  }),
  promises: object({
    title,
    items: list("promises", {
      term: text(40, "the subject of the promise"),
      text: text(260, "what we promise"),
    }),
  }),
  examples: object({
    title,
    items: list("examples", {
      rule: text(60, "the rule"),
      label: text(70, "the link’s words"),
      href: link("the article"),
    }),
  }),
  mistake: object({
    title,
    text: text(200, "what to send us, and what we do about it"),
    links,
  }),
});
