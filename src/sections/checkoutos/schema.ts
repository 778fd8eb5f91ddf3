/** The schema of content/pages/checkoutos.yaml: the product page of CheckoutOS (docs/specification.md, 1.2 and 2.14). */
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, signup } from "#content/shared-fields.ts";

/** What CheckoutOS does, in the order in which an order meets it. */
export const checkoutParts = [
  "discounts",
  "extensions",
  "rules",
  "offers",
  "thanks",
  "widget",
] as const;
export type CheckoutPart = (typeof checkoutParts)[number];

export const checkoutosPage = object({
  meta,
  hero: object({ title: text(60, "the headline"), lead, action }),
  /** From the plan (docs/specification.md, 9.1): both its price and its tagline are shown. */
  price: object({
    amount: text(16, "the price, with its sign"),
    label: text(40, "what the price is for"),
    tagline: text(40, "the plan's tagline"),
  }),
  roll: object({
    ...heading,
    head: text(60, "what is printed at the head of the receipt"),
    foot: text(60, "what is printed at its foot"),
    parts: inOrder("parts", checkoutParts, {
      title: text(60, "what it is called"),
      text: text(320, "what it does, by what stands on the receipt: [off], [total], [added]"),
    }),
  }),
  rules: object({
    ...heading,
    when: text(40, "the heading of what a rule looks at"),
    does: text(40, "the heading of what a rule does"),
    rule: text(16, "what stands between the two"),
    laws: list("laws", {
      title: text(60, "how rules are read"),
      text: text(240, "what follows from it"),
    }),
  }),
  plan: object({
    ...heading,
    points: list("points", text(80, "what the plan holds")),
    signup,
    links,
  }),
});
