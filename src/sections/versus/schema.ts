/** The schema of content/pages/versus.yaml: five approaches compared, and no company (docs/specification.md, 2.20). */
import { distinct, inOrder, list, number, object, oneOf, slug, text } from "#content/fields.ts";
import { action, address, claim, headings, links, page, section, title } from "#content/shared.ts";
import { figureName, planId } from "#content/quotes.ts";

/** The approaches, in the order in which they are drawn. */
export const approachIds = ["basics", "tools", "in-house", "agency", "platform"] as const;
export type ApproachId = (typeof approachIds)[number];

const points = list("points", text(110, "one point"));
const kind = text(90, "what it costs");
const id = oneOf(approachIds, "the approach");

export const versusPage = page({
  hero: section({
    action,
    onward: action,
    plan: text(120, "the label of the row of drawings, for screen readers"),
  }),
  labels: headings("good", "hurts", "choose"),
  approaches: inOrder("approaches", approachIds, {
    name: text(40, "the approach's name"),
    plot: text(60, "the line below its drawing: how it works, in a few words"),
    what: text(160, "what it is"),
    good: points,
    hurts: points,
    choose: text(180, "when to choose it, as the rest of “choose it when …”"),
    read: action,
  }),
  fits: section({
    items: distinct("sentences", {
      id: slug(24, "the sentence’s name in addresses"),
      says: text(80, "a sentence that a visitor may say"),
      to: id,
      text: text(240, "what we answer"),
    }),
    onward: text(40, "the link to the approach: [name]"),
  }),
  prices: object({
    title,
    lead: text(240, "what the table compares: [order]"),
    caption: text(80, "the table's caption, for screen readers"),
    option: text(24, "the heading of the option column"),
    size: text(40, "a size of store: [count]"),
    sales: text(40, "that store's sales per year: [sales]"),
    quote: text(24, "the words shown in place of a price that is not published"),
    order: number("what a subscriber pays for an order, in dollars", 1, 1000),
    sizes: list("sizes", number("the number of subscribers", 1, 1_000_000)),
    /** One option of the price table: its published cost, or one of our plans, or neither if it has no price. */
    rows: list("options", {
      name: text(60, "the option"),
      monthly: number("its price per month, in dollars", 0, 100_000, 2).optional(),
      yearly: number("its price per year, in dollars", 0, 10_000_000, 2).optional(),
      percent: number("its share of sales, in percent", 0, 100, 2).optional(),
      each: number("its fee per order, in dollars", 0, 100, 2).optional(),
      plan: planId.optional(),
      source: text(240, "what the price is, who published it, and when"),
      cites: object({
        label: text(60, "the source’s name"),
        url: address("its address"),
      }).optional(),
    }),
    note: text(360, "our weak points, in plain words"),
  }),
  costs: section({
    caption: text(60, "the table's caption, for screen readers"),
    approach: text(24, "the heading of the approach column"),
    columns: headings("start", "monthly", "growth", "time", "end"),
    claim,
    rows: inOrder("rows", approachIds, {
      start: kind,
      monthly: kind,
      claim: figureName.optional(),
      growth: kind,
      time: kind,
      end: kind,
    }),
  }),
  before: title,
  wrong: object({ title, items: list("cases", text(260, "one case")), links }),
});
