/** The schema of content/pages/about.yaml: mission, backers, how to reach us (docs/specification.md, 2.18 and 13). */
import { flag, list, object, text } from "#content/fields.ts";
import { action, page, picture, point, section, title, ways } from "#content/shared.ts";

const backers = list("backers", {
  name: text(32, "the backer's name; the leaf next to it is drawn from its letters"),
  role: text(48, "their role or firm"),
});

export const aboutPage = page({
  hero: section({ blog: action }),
  years: object({
    label: picture,
    captions: list("years", text(16, "a year")),
    text: text(140, "the caption below the picture"),
  }),
  mission: object({ title, paragraphs: list("paragraphs", text(520, "a paragraph")) }),
  habits: object({ title, items: list("habits", point("the habit", "what it means")) }),
  backers: section({
    firmsLabel: text(32, "the heading of the list of firms"),
    peopleLabel: text(32, "the heading of the list of people"),
    sample: flag("are the backers invented? They stay marked as samples until this is false"),
    firms: backers,
    people: backers,
  }),
  find: object({ title, address: text(32, "the words before the mailing address"), ways }),
});
