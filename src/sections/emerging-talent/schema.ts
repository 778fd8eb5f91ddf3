/** The schema of content/pages/emerging-talent.yaml (docs/specification.md, 2.20 and 13: the year is sample content). */
import { flag, inOrder, link, list, object, text } from "#content/fields.ts";
import { action, faq, headings, links, page, point, section, title } from "#content/shared.ts";

/** The four seasons of the year, by a gardener's work. */
export const seasons = ["sowing", "grafting", "thinning", "harvest"] as const;
export type Season = (typeof seasons)[number];

const side = object({
  title: text(24, "the heading"),
  items: list("sentences", text(140, "a sentence")),
});

const work = point("the kind of work", "what you do");

export const emergingTalentPage = page({
  hero: section({
    action: text(40, "the button to the dates"),
    onward: text(40, "the link to the year"),
  }),
  year: section({
    sample: flag("is the year invented? It stays marked as a sample until this is false"),
    ...headings("look", "work", "hands", "yield").shape,
    seasons: inOrder("seasons", seasons, {
      name: text(24, "the season"),
      months: text(40, "the season's months"),
      look: text(160, "what you learn"),
      work: text(220, "what you do"),
      hands: text(120, "who teaches"),
      yield: text(140, "the result"),
    }),
  }),
  bench: section({
    motif: object({
      ...work,
      alt: text(160, "what the drawing shows, for screen readers"),
      link: action,
    }),
    article: object({
      ...work,
      before: text(60, "the crossed-out words"),
      after: text(80, "the words that replace them"),
      rest: text(140, "the rest of the sentence"),
    }),
    check: object({ ...work, code: text(120, "the test's error message") }),
  }),
  honest: object({ title, is: side, not: side }),
  dates: section({
    sample: flag("are the dates invented? They stay marked as samples until this is false"),
    steps: list("dates", { when: text(24, "the day"), ...point("what happens", "the details") }),
    send: text(40, "the link that opens an email to us"),
    subject: text(80, "the email's subject"),
    email: link("the address to write to"),
  }),
  questions: object({
    ...faq({}),
    aside: object(point("the heading", "who should look elsewhere, and where")),
    links,
  }),
});
