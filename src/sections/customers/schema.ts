/**
 * The words around the case studies, their summaries and their list (docs/specification.md, 2.19): the stories
 * themselves are src/content/case-studies.ts.
 */
import { link, list, object, text } from "#content/fields.ts";
import { meta } from "#content/shared-fields.ts";

const action = (what: string) => object({ label: text(40, what), href: link("where it leads") });
const label = (what: string) => text(40, what);

export const caseStudyPage = object({
  title: text(60, "the headline, which is the same for all"),
  all: label("the link to all customers"),
  action: action("the words of the first button; the second one is the story’s own"),
  facts: object({
    label: label("what the strip of facts is called"),
    common: list("facts that are the same for all", {
      label: text(24, "what it is"),
      value: text(80, "the fact"),
    }),
  }),
  rules: object({ when: label("the word before a condition"), then: label("the word after it") }),
  beds: object({
    title: text(70, "the headline of the eight features"),
    lead: text(240, "the paragraph below it"),
    used: label("a feature that is used"),
    fallow: label("a feature that is not"),
  }),
  onward: object({
    title: text(70, "the headline of the ways on"),
    links: list("links", action("the link's words")),
    label: label("what the two links are called"),
    previous: label("before the story before"),
    next: label("before the next story"),
    summary: label("the link to the summary"),
  }),
});

export const customerPage = object({
  all: label("the link to all customers"),
  began: label("before the problem"),
  first: label("before what was set up first"),
  uses: label("before the parts that they use"),
  more: label("the link to the case study"),
  about: label("the link to the product"),
  picture: label("the words below the picture"),
  label: label("what the two links are called"),
  previous: label("before the customer before"),
  next: label("before the next customer"),
});

export const customersPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead: text(240, "the paragraph below the headline"),
  }),
  threads: object({
    title: text(70, "the headline of the four stories"),
    began: label("before the problem"),
    first: label("before what was set up first"),
    more: label("the link to the case study"),
    summary: label("the link to the summary"),
  }),
  notes: object({
    title: text(70, "the headline of the notes"),
    items: list("notes", { title: text(48, "the note"), text: text(320, "what it says") }),
  }),
  closing: object({
    title: text(70, "the headline at the end"),
    lead: text(200, "the paragraph below it"),
    action: action("the words of the button"),
    links: list("links", { label: label("the link's words"), href: link("where it leads") }),
  }),
});
