/** The schema of content/pages/influencers.yaml: the page for creators (docs/specification.md, 1.2 and 2.20). */
import { flag, list, number, object, text } from "#content/fields.ts";
import {
  action,
  copying,
  faq,
  headings,
  links,
  page,
  point,
  section,
  title,
} from "#content/shared.ts";

/** A week of the example. */
const week = object({
  clicks: number("the clicks", 0, 99_999, 0),
  counted: number("the orders that customers kept", 0, 999, 0),
  returned: number("the orders that came back", 0, 999, 0),
}).refine(({ clicks, counted, returned }) => clicks >= counted + returned, {
  path: ["clicks"],
  error: "is less than the week’s orders; every order began with a click, so raise it",
});

const side = {
  title: text(40, "the heading"),
  payout: text(40, "the label of the payout"),
  fee: text(90, "the label of the fee"),
  sum: text(40, "the label of the total"),
};

export const influencersPage = page({
  hero: section({
    action: text(40, "the button to the sample email"),
    onward: text(40, "the link to the sample month"),
    picture: text(260, "what the picture shows, for screen readers: [placed], [returned], [code]"),
    caption: text(160, "the caption below the picture: [code], [counted], [returned]"),
  }),
  portal: section({
    alt: text(260, "it in words: [name], [code], [clicks], [counted], [sales], [commission]"),
    words: object({
      ...headings("link", "code", "clicks", "orders", "sales", "weeks", "due").shape,
      rate: text(32, "how the balance is calculated: [rate]"),
    }),
    notes: list("notes, by the numbers on the picture", point("the part", "what it is for")),
  }),
  counts: object({
    title,
    sure: object({
      title: text(60, "the heading"),
      items: list("sentences", text(200, "what always holds")),
    }),
    ask: section({
      answer: text(16, "the word before each blank line"),
      items: list("questions", text(120, "the question")),
    }),
  }),
  month: object({
    title,
    lead: text(260, "what the creator sells and earns: [name], [price], [code], [rate]"),
    caption: text(120, "the table's caption, for screen readers: [name]"),
    columns: headings("week", "clicks", "placed", "returned", "counted", "sales", "commission"),
    week: text(16, "the label of a week: [number]"),
    total: text(24, "the label of the row of totals"),
    creator: object({
      name: text(40, "the creator's name"),
      code: text(12, "the code"),
      link: text(40, "the link as displayed"),
      price: number("the price of an order in dollars", 1, 999, 2),
      rate: number("the commission rate in percent", 0, 100, 1),
      weeks: list("weeks", week),
      sample: flag("is the creator invented? She stays marked as a sample until this is false"),
    }),
    sides: object({
      yours: object({ ...side, none: text(16, "the word for no fee") }),
      brand: object({ ...side, unknown: text(16, "shown in place of an unpublished fee") }),
    }),
    note: text(340, "who pays the fee"),
  }),
  disclosure: section({
    say: text(24, "the heading of the clear wording"),
    weak: text(24, "the heading of the unclear wording"),
    rows: list("places", {
      where: text(32, "the place"),
      say: text(120, "clear wording for this place"),
      weak: text(120, "unclear wording for this place"),
    }),
    note: text(300, "a note that this is not legal advice"),
    link: action,
  }),
  begin: section({
    to: text(60, "the email's first line"),
    subject: text(80, "the email's subject"),
    letter: list("paragraphs", text(200, "a paragraph of the email")),
    hint: text(120, "what to change before sending it"),
    ...copying,
  }),
  questions: object(faq({ link: action.optional() })),
  merchants: object({ ...point("the headline", "where brands can read about Spark"), links }),
});
