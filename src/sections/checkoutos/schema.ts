/** The schema of content/pages/checkoutos.yaml: the product page of CheckoutOS (docs/specification.md, 1.2 and 2.14). */
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, page, point, section, trial, title } from "#content/shared.ts";

export const checkoutosPage = page({
  hero: section({ action }),
  /** Quoted from the plan (docs/specification.md, 9.1). */
  price: object({
    amount: text(16, "the price, with its currency sign"),
    label: text(40, "what the price is for"),
    tagline: text(40, "the plan's tagline"),
  }),
  roll: section({
    head: text(60, "the line at the top of the receipt"),
    foot: text(60, "the line at the bottom of the receipt"),
    parts: inOrder(
      "parts",
      /** The features of CheckoutOS, in the order in which they affect an order. */
      ["discounts", "extensions", "rules", "offers", "thanks", "widget"],
      point("the feature's name", "what it does, with amounts: [off], [total], [added]"),
    ),
  }),
  rules: section({
    when: text(40, "the word before a rule's condition"),
    does: text(40, "the word before a rule's action"),
    rule: text(16, "the word for a rule"),
    laws: list("principles", point("a principle of how rules run", "what follows from it")),
  }),
  before: title,
  plan: section({
    points: list("points", text(80, "something the plan includes")),
    ...trial,
  }),
});
