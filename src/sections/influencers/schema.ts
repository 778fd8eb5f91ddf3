/** The schema of content/pages/influencers.yaml: the page for creators (docs/specification.md, 1.2 and 2.20). */
import { distinct, flag, list, number, object, slug, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, title } from "#content/shared-fields.ts";

/** A week of the example; returns cannot exceed orders. */
const week = object({
  clicks: number("the clicks", { min: 0, max: 99_999, decimals: 0 }),
  placed: number("the orders", { min: 0, max: 999, decimals: 0 }),
  returned: number("the orders that came back", { min: 0, max: 999, decimals: 0 }),
}).superRefine(({ clicks, placed, returned }, { addIssue }) => {
  const fault = (path: string, message: string) =>
    addIssue({ code: "custom", path: [path], message });
  if (returned > placed)
    fault("returned", `is ${String(returned)} of ${String(placed)} orders; write fewer`);
  if (placed > clicks)
    fault("placed", `is ${String(placed)} after ${String(clicks)} clicks; write fewer`);
});

export const influencersPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    action: text(40, "the button that leads to the letter"),
    onward: text(40, "the link that leads to the example"),
    picture: text(260, "what the flower shows, by [placed], [returned] and [code]"),
    caption: text(160, "the line below it, by [code], [counted] and [returned]"),
  }),
  portal: object({
    ...heading,
    alt: text(
      260,
      "what the portal shows, by [name], [code], [clicks], [counted], [sales], [commission]",
    ),
    words: object({
      link: text(24, "what stands above the link"),
      code: text(24, "what stands above the code"),
      clicks: text(16, "the heading of the clicks"),
      orders: text(16, "the heading of the orders"),
      sales: text(16, "the heading of the sales"),
      weeks: text(40, "the heading of the weeks"),
      due: text(24, "the heading of what is owed"),
      rate: text(32, "what it is a share of, by [rate]"),
    }),
    notes: list("notes, in the order of the marks on the picture", {
      title: text(40, "the part"),
      text: text(240, "what it is for"),
    }),
  }),
  counts: object({
    title,
    sure: object({
      title: text(60, "the heading"),
      items: list("sentences", text(200, "what always holds")),
    }),
    ask: object({
      title: text(60, "the heading"),
      lead: text(160, "what the lines are for"),
      answer: text(16, "what stands before each line"),
      items: list("questions", text(120, "the question")),
    }),
  }),
  month: object({
    title,
    lead: text(260, "who sells what, by [name], [price], [code] and [rate]"),
    caption: text(120, "what the table holds, for screen readers, by [name]"),
    columns: object({
      week: text(16, "the column of the weeks"),
      clicks: text(16, "the column of the clicks"),
      placed: text(16, "the column of the orders"),
      returned: text(16, "the column of what came back"),
      counted: text(16, "the column of what counts"),
      sales: text(16, "the column of the sales"),
      commission: text(16, "the column of the commission"),
    }),
    week: text(16, "the name of a week, by [number]"),
    total: text(24, "the name of the sum"),
    creator: object({
      name: text(40, "the creator's name"),
      code: text(12, "the code"),
      link: text(40, "the link, as it is shown"),
      price: number("the price of an order in dollars", { min: 1, max: 999, decimals: 2 }),
      rate: number("the share in percent", { min: 0, max: 100, decimals: 1 }),
      weeks: list("weeks", week),
      sample: flag("is the creator invented?"),
    }),
    sides: object({
      yours: object({
        title: text(40, "the heading"),
        payout: text(40, "the line of the payout"),
        fee: text(40, "the line of our fee"),
        none: text(16, "that there is none"),
        sum: text(40, "the line of the sum"),
      }),
      brand: object({
        title: text(40, "the heading"),
        payout: text(40, "the line of the payout"),
        fee: text(90, "the line of the transaction fee"),
        sum: text(40, "the line of the sum"),
        unknown: text(16, "what stands there where no fee is published"),
      }),
    }),
    note: text(340, "who pays the fee"),
  }),
  disclosure: object({
    ...heading,
    say: text(24, "the heading of what is clear"),
    weak: text(24, "the heading of what is not"),
    rows: list("places", {
      where: text(32, "the place"),
      say: text(120, "what is clear there"),
      weak: text(120, "what is not"),
    }),
    note: text(300, "that this is advice"),
    link: action,
  }),
  begin: object({
    ...heading,
    to: text(60, "the letter's first line"),
    subject: text(80, "the letter's subject"),
    letter: list("paragraphs", text(200, "a paragraph of the letter")),
    hint: text(120, "what to do before it is sent"),
    copy: text(30, "the button that copies the letter"),
    copied: text(30, "what is said when it is copied"),
    failed: text(120, "what is said when it could not be"),
  }),
  questions: object({
    title,
    items: distinct("questions", {
      id: slug(24, "a short name for its address"),
      question: text(90, "the question"),
      answer: text(420, "the answer"),
      link: action.optional(),
    }),
  }),
  merchants: object({
    title,
    text: text(240, "what brands find elsewhere"),
    links,
  }),
});
