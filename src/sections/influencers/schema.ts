/** The schema of content/pages/influencers.yaml: the page for creators (docs/specification.md, 1.2 and 2.20). */
import { distinct, flag, list, number, object, text } from "#content/fields.ts";
import { action, heading, links, meta, opening, question, title } from "#content/shared-fields.ts";

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
    ...opening,
    action: text(40, "the button to the sample email"),
    onward: text(40, "the link to the sample month"),
    picture: text(260, "what the picture shows, for screen readers: [placed], [returned], [code]"),
    caption: text(160, "the caption below the picture: [code], [counted], [returned]"),
  }),
  portal: object({
    ...heading,
    alt: text(
      260,
      "what the portal shows, for screen readers: [name], [code], [clicks], [counted], [sales], [commission]",
    ),
    words: object({
      link: text(24, "the heading of the link"),
      code: text(24, "the heading of the code"),
      clicks: text(16, "the heading of the clicks"),
      orders: text(16, "the heading of the orders"),
      sales: text(16, "the heading of the sales"),
      weeks: text(40, "the heading of the weekly chart"),
      due: text(24, "the heading of the balance due"),
      rate: text(32, "how the balance is calculated: [rate]"),
    }),
    notes: list("notes, in the order of the numbers on the picture", {
      title: text(40, "the part"),
      text: text(240, "what it is for"),
    }),
  }),
  counts: object({
    title,
    sure: object({
      title,
      items: list("sentences", text(200, "what always holds")),
    }),
    ask: object({
      ...heading,
      answer: text(16, "the word before each blank line"),
      items: list("questions", text(120, "the question")),
    }),
  }),
  month: object({
    title,
    lead: text(260, "what the creator sells and earns: [name], [price], [code], [rate]"),
    caption: text(120, "the table's caption, for screen readers: [name]"),
    columns: object({
      week: text(16, "the heading of the week column"),
      clicks: text(16, "the heading of the click column"),
      placed: text(16, "the heading of the order column"),
      returned: text(16, "the heading of the column of returned orders"),
      counted: text(16, "the heading of the column of orders that count"),
      sales: text(16, "the heading of the sales column"),
      commission: text(16, "the heading of the commission column"),
    }),
    week: text(16, "the label of a week: [number]"),
    total: text(24, "the label of the row of totals"),
    creator: object({
      name: text(40, "the creator's name"),
      code: text(12, "the code"),
      link: text(40, "the link as displayed"),
      price: number("the price of an order in dollars", { min: 1, max: 999, decimals: 2 }),
      rate: number("the commission rate in percent", { min: 0, max: 100, decimals: 1 }),
      weeks: list("weeks", week),
      sample: flag("is the creator invented? She stays marked as a sample until this is false"),
    }),
    sides: object({
      yours: object({
        title: text(40, "the heading"),
        payout: text(40, "the label of the payout"),
        fee: text(40, "the label of our fee"),
        none: text(16, "the word for no fee"),
        sum: text(40, "the label of the total"),
      }),
      brand: object({
        title: text(40, "the heading"),
        payout: text(40, "the label of the payout"),
        fee: text(90, "the label of the transaction fee"),
        sum: text(40, "the label of the total"),
        unknown: text(16, "the words shown in place of a fee that is not published"),
      }),
    }),
    note: text(340, "who pays the fee"),
  }),
  disclosure: object({
    ...heading,
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
  begin: object({
    ...heading,
    to: text(60, "the email's first line"),
    subject: text(80, "the email's subject"),
    letter: list("paragraphs", text(200, "a paragraph of the email")),
    hint: text(120, "what to change before sending it"),
    copy: text(30, "the button that copies the email"),
    copied: text(30, "the words shown after copying"),
    failed: text(120, "the words shown when copying failed"),
  }),
  questions: object({
    title,
    items: distinct("questions", {
      ...question,
      link: action.optional(),
    }),
  }),
  merchants: object({
    title,
    text: text(240, "where brands can read about Spark"),
    links,
  }),
});
