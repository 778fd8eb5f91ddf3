/** The schema of content/pages/emerging-talent.yaml (docs/specification.md, 2.20 and 13: the year is sample content). */
import { distinct, flag, inOrder, link, list, object, slug, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, title } from "#content/shared-fields.ts";

/** The year as a gardener has it. */
export const seasons = ["sowing", "grafting", "thinning", "harvest"] as const;
export type Season = (typeof seasons)[number];

const side = object({
  title: text(24, "the heading"),
  items: list("sentences", text(140, "what holds")),
});

export const emergingTalentPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    action: text(40, "the button that leads to the dates"),
    onward: text(40, "the link that leads to the year"),
  }),
  year: object({
    ...heading,
    sample: flag("is the year invented?"),
    look: text(24, "the heading of what to look for"),
    work: text(24, "the heading of what one does"),
    hands: text(24, "the heading of who teaches"),
    yield: text(24, "the heading of what comes of it"),
    seasons: inOrder("seasons", seasons, {
      name: text(24, "what it is called"),
      months: text(40, "its months"),
      look: text(160, "what to look for"),
      work: text(220, "what one does"),
      hands: text(120, "who teaches"),
      yield: text(140, "what comes of it"),
    }),
  }),
  bench: object({
    ...heading,
    motif: object({
      title: text(40, "the piece"),
      text: text(200, "what one does"),
      alt: text(160, "what the drawing shows, for those who cannot see it"),
      link: action,
    }),
    article: object({
      title: text(40, "the piece"),
      text: text(200, "what one does"),
      before: text(60, "the words that are struck out"),
      after: text(80, "the words that stand instead"),
      rest: text(140, "how the sentence goes on"),
    }),
    check: object({
      title: text(40, "the piece"),
      text: text(200, "what one does"),
      code: text(120, "what the check says"),
    }),
  }),
  honest: object({ title, is: side, not: side }),
  dates: object({
    ...heading,
    sample: flag("are the dates invented?"),
    steps: list("dates", {
      when: text(24, "the day"),
      what: text(32, "what happens"),
      text: text(160, "how"),
    }),
    send: text(40, "the link that writes to us"),
    subject: text(80, "the letter's subject"),
    email: link("whom one writes to"),
  }),
  questions: object({
    title,
    items: distinct("questions", {
      id: slug(24, "a short name for its address"),
      question: text(90, "the question"),
      answer: text(300, "the answer"),
    }),
    aside: object({ title: text(40, "the heading"), text: text(160, "who should go on where") }),
    links,
  }),
});
