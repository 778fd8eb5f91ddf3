/** The schema of content/pages/about.yaml: mission, backers, how to reach us (docs/specification.md, 2.18 and 13). */
import { flag, list, object, text } from "#content/fields.ts";
import { action, described, meta, title } from "#content/shared-fields.ts";

const backer = object({
  name: text(32, "the backer's name; the leaf next to it is drawn from its letters"),
  role: text(48, "their role or firm"),
});

export const aboutPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead: text(360, "the mission, in one paragraph"),
    blog: action,
  }),
  years: object({
    label: text(260, "what the picture shows, for screen readers", 40),
    captions: list("years", text(16, "a year")),
    text: text(140, "the caption below the picture"),
  }),
  mission: object({ title, paragraphs: list("paragraphs", text(520, "a paragraph")) }),
  habits: object({
    title,
    items: list("habits", { title: text(48, "the habit"), text: text(240, "what it means") }),
  }),
  backers: object({
    title,
    lead: text(240, "the paragraph below the headline"),
    firmsLabel: text(32, "the heading of the list of firms"),
    peopleLabel: text(32, "the heading of the list of people"),
    sample: flag("are the backers invented? They stay marked as samples until this is false"),
    firms: list("firms", backer),
    people: list("people", backer),
  }),
  find: object({
    title,
    address: text(32, "the words before the mailing address"),
    ways: list("ways", described),
  }),
});
