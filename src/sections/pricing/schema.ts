/** The schema of content/pages/pricing.yaml: the words around the plans of content/plans.yaml (docs/specification.md, 2.15). */
import { distinct, list, object, slug, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, signup, title } from "#content/shared-fields.ts";
import { quotations } from "#content/quotes.ts";

const head = text(40, "the row's or the group's name");
const word = text(24, "what stands in such a cell");

/** The figure of content/plans.yaml that an answer claims. */
const figureName = text(40, "the name of a figure in content/plans.yaml").refine(
  (name) => quotations().has(`figure.${name}`),
  {
    error: ({ input }) => `is "${String(input)}"; write the name of a figure in content/plans.yaml`,
  },
);

const question = object({
  id: slug(24, "its name in addresses"),
  question: text(80, "the question"),
  answer: text(420, "the answer, with its figures quoted from content/plans.yaml"),
  claim: figureName.optional(),
});

export const pricingPage = object({
  meta,
  hero: object({ title: text(60, "the headline"), lead, action }),
  crossing: object({
    picture: text(
      300,
      "the picture in words: [small], [smallPrice], [large], [largePrice], [turnover]",
    ),
    caption: text(160, "what it shows: [small], [large], [turnover]"),
    name: text(40, "a line's name: [plan], [price]"),
    turnover: text(40, "what goes to the right"),
    cost: text(40, "what goes up"),
  }),
  cards: object({
    title,
    noPrice: text(24, "what stands where no price is published"),
    trial: text(160, "what holds for every plan"),
  }),
  compare: object({
    ...heading,
    caption: text(60, "what the table is, for screen readers"),
    choose: text(40, "what the choice of a plan is, on phones"),
    fact: text(24, "the heading above the rows' names"),
    groups: object({ prices: head, amounts: head, parts: head }),
    price: head,
    fee: head,
    sms: head,
    mms: head,
    agents: head,
    carriers: text(40, "what comes on top of a message's price"),
    cells: object({ unlimited: word, yes: word, no: word, none: word, ask: word }),
    note: text(300, "what the table does not say"),
  }),
  questions: object({
    title,
    claim: object({
      label: text(24, "the mark on a claim of ours"),
      hint: text(80, "what the mark means"),
    }),
    items: distinct("questions", question),
  }),
  before: object({
    title,
    items: list("answers", {
      term: text(40, "what a buyer asks about"),
      text: text(320, "the answer"),
      link: action.optional(),
    }),
  }),
  closing: object({ ...heading, signup, links }),
});
