/** The schema of content/pages/pricing.yaml: the words around the plans of content/plans.yaml (docs/specification.md, 2.15). */
import { each, list, object, text } from "#content/fields.ts";
import { action, claim, closing, faq, page, point, section, title } from "#content/shared.ts";
import { figureName } from "#content/quotes.ts";

const head = text(40, "the name of the row or group");

export const pricingPage = page({
  hero: section({ action }),
  crossing: object({
    picture: text(300, "it in words: [small], [smallPrice], [large], [largePrice], [turnover]"),
    caption: text(160, "the caption below the picture: [small], [large], [turnover]"),
    name: text(40, "the label of a line: [plan], [price]"),
    turnover: text(40, "the label of the horizontal axis"),
    cost: text(40, "the label of the vertical axis"),
  }),
  cards: object({
    title,
    noPrice: text(24, "the words shown in place of a price that is not published"),
    trial: text(160, "the terms that apply to every plan"),
  }),
  compare: section({
    caption: text(60, "the table's caption, for screen readers"),
    choose: text(40, "the label of the menu that picks a plan, on phones"),
    fact: text(24, "the heading of the feature column"),
    groups: each(["prices", "amounts", "parts"], head),
    ...each(["price", "fee", "sms", "mms", "agents"], head).shape,
    carriers: text(40, "the words after a message's price, about carrier fees"),
    cells: each(["unlimited", "yes", "no", "none", "ask"], text(24, "the word in such a cell")),
    note: text(300, "a note on what the table leaves out"),
  }),
  /** An answer may quote a figure as a claim. */
  questions: object({ claim, ...faq({ claim: figureName.optional() }) }),
  before: object({
    title,
    items: list("answers", {
      ...point("what a buyer asks about", "the answer"),
      link: action.optional(),
    }),
  }),
  closing,
});
