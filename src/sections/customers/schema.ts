/**
 * The words around the case studies, their summaries and their list (docs/specification.md, 2.19). The schema of the
 * stories themselves is src/content/case-studies.ts.
 */
import { quotedPages, voice } from "#content/case-studies.ts";
import { each, link, list, object, oneOf, text } from "#content/fields.ts";
import { pictureIds } from "#illustrations/features/ids.ts";
import { action, links, page, point, section, title } from "#content/shared.ts";

const label = (what: string) => text(40, what);

export const caseStudy = object({
  title: text(60, "the headline of every case study"),
  all: label("the link to all customers"),
  action,
  facts: object({
    label: label("the label of the row of facts"),
    common: list("shared facts", { label: text(24, "its name"), value: text(80, "the fact") }),
  }),
  rules: object({
    when: label("the word before a rule's condition"),
    then: label("the word before its action"),
  }),
  features: section({
    used: label("the label on a feature that the store uses"),
    unused: label("the label on a feature that the store does not use"),
  }),
  onward: object({
    title,
    links,
    label: label("the label of the previous and next links, for screen readers"),
    previous: label("the words before the previous story"),
    next: label("the words before the next story"),
    summary: label("the link to the summary"),
  }),
});

export const customer = object({
  all: label("the link to all customers"),
  began: label("the label before the problem"),
  first: label("the label before what was set up first"),
  uses: label("the label before the parts that the store uses"),
  more: label("the link to the case study"),
  about: label("the link to the product"),
  label: label("the label of the previous and next links, for screen readers"),
  previous: label("the word before the previous customer"),
  next: label("the word before the next customer"),
});

export const customersPage = page({
  hero: section({}),
  order: list(
    "customers, in their order; others follow by file name",
    link("the customer's page", "/customers/"),
    0,
  ),
  /** Of people whose shops have no story here. */
  voices: each(quotedPages, (name) =>
    object({
      ...voice,
      picture: oneOf(pictureIds, `the picture next to it on the page ${name}`).optional(),
    }).optional(),
  ),
  others: object({ title }),
  threads: object({ title, summary: label("the link to the summary") }),
  notes: object({ title, items: list("notes", point("the note", "what it says")) }),
  closing: section({
    yours: text(24, "the words on the label for the visitor's own store"),
    action,
    links,
  }),
});
