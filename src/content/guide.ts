/** The schema of a guide: a page that answers a buyer's questions step by step (/migrate/, /solutions/shopify/). */
import { featureIds } from "#illustrations/features/ids.ts";
import { distinct, flag, inOrder, list, number, object, oneOf, slug, text } from "./fields.ts";
import {
  action,
  beforeAndAfter,
  closing,
  copying,
  headings,
  lead,
  page,
  picture,
  point,
  section,
  title,
} from "./shared.ts";

/** A drawn window with a list: each line has a name and what it says at its end. */
const scene = object({
  picture,
  title: text(40, "the window's title"),
  rows: list("lines", {
    name: text(40, "the line's name"),
    value: text(24, "what is at its end").optional(),
    done: flag("does it have a check mark?").optional(),
  }),
  button: text(24, "the words of a button below the lines").optional(),
});

/** A drawn comparison of figures before and after, each line checked. */
const ledger = object({
  picture,
  title: text(40, "the window's title"),
  aside: text(24, "what is at the end of the window's title"),
  ...beforeAndAfter,
  note: text(80, "the line below"),
});

/** The stages of a move that are drawn. */
const moveStages = ["import", "first", "everyone"] as const;

const plan = section({
  stages: inOrder("stages", moveStages, {
    when: text(24, "the day"),
    text: text(120, "where subscribers are charged on that day"),
  }),
  caption: text(80, "the table's label for screen readers"),
  columns: headings("when", "what", "check"),
  rows: list("days", {
    when: text(24, "the day"),
    what: text(240, "what happens"),
    check: text(200, "how to check that it worked"),
  }),
});

const checklist = section({
  label: text(60, "the list's name"),
  ...copying,
  items: list("things to do", text(140, "one thing to do")),
});

/** A drawn product page with the block where customers choose to subscribe. */
const product = object({
  picture,
  store: text(40, "the store's address"),
  name: text(30, "the product's name"),
  text: text(60, "the product in one line"),
  price: number("the price of one purchase, in dollars", 1, 999, 2),
  percent: number("the discount for subscribers, in percent", 1, 50, 0),
  once: text(28, "the way to buy it once"),
  every: text(40, "the way to subscribe"),
  note: text(60, "the line below the two ways"),
  block: text(28, "the name of the block"),
  button: text(20, "the button's words"),
});

export const guidePage = page({
  hero: section({ action, onward: action }),
  product: product.optional(),
  ledger: ledger.optional(),
  facts: list("facts", point("what the fact is about", "the fact")),
  parts: distinct("parts", {
    id: slug(24, "the part's name in addresses"),
    title,
    lead: lead.optional(),
    ground: oneOf(["night", "sunken"], "the band's color, if it is not the page's").optional(),
    items: list("points", {
      ...point("what it is about", "the answer"),
      feature: oneOf(featureIds, "the feature whose picture is above it").optional(),
      scene: scene.optional(),
    }),
  }),
  plan: plan.optional(),
  checklist: checklist.optional(),
  before: title,
  closing,
});
