/**
 * The schema of content/case-studies/: one file for each customer of content/customers.yaml (docs/specification.md, 2.19
 * and 9.5).
 */
import { distinct, flag, inOrder, link, list, object, oneOf, slug, text } from "./fields.ts";
import { meta, title } from "./shared-fields.ts";
import { figuresOf, outcomeOf, sumFault, timesTold, toldIn } from "./sums.ts";

const paragraph = text(520, "a paragraph");

/** The parts of CheckoutOS: eight of the thirty features, in the order on the home page. */
export const checkoutFeatures = [
  "post-purchase-offers",
  "content-blocks",
  "trust-badges",
  "checkout-upsells",
  "smart-discounts",
  "checkout-rules",
  "thank-you-offers",
  "shopping-widget",
] as const;

const feature = object({
  id: oneOf(checkoutFeatures, "the feature"),
  used: flag("does this customer use it?"),
  text: text(150, "what for, or why not"),
});

/** Its story in three lines, for the customer list and the summary. */
const summary = object({
  meta,
  who: text(200, "who the customer is"),
  began: text(160, "the problem they began with"),
  first: text(160, "what they set up first"),
  uses: list("parts that they use", text(60, "a part of the product")),
  quote: object({
    text: text(220, "what was said, without quotation marks"),
    name: text(32, "who said it"),
    role: text(70, "what they do"),
  }),
});

/** One calculation behind a story. It is not shown; the build checks it. */
const sum = text(
  90,
  'a sum that the story’s figures have to keep to, such as "986 / 5,480 = 18.0%"',
).superRefine((written, { addIssue }) => {
  const message = sumFault(written);
  if (message !== undefined) addIssue({ code: "custom", message });
});

const story = object({
  meta,
  sample: flag("is the story invented? It stays marked as a sample until this is false"),
  lead: text(240, "the paragraph below the headline"),
  picture: text(300, "what the picture shows, for those who cannot see it", 40),
  facts: list("facts of this customer", {
    label: text(24, "what it is"),
    value: text(40, "the fact"),
  }),
  tool: object({ label: text(40, "the second button’s words"), href: link("what to try") }),
  summary,
  results: object({
    title,
    figures: list("figures, the one that says most first", {
      value: text(12, "the figure"),
      label: text(60, "what it counts"),
      how: text(200, "what it is worked out from"),
    }),
    note: object({ title: text(60, "the note's heading"), text: text(420, "the note") }),
  }),
  wrong: object({ title, paragraphs: list("paragraphs", paragraph) }),
  setup: object({
    title,
    lead: text(240, "the paragraph below the headline"),
    rules: list("rules, in the order in which they are read", {
      when: text(120, "the condition, as it goes on after “When”"),
      then: text(120, "what the rule does, as it goes on after “then”"),
      why: text(220, "why it is there"),
    }),
  }),
  trouble: object({
    title,
    items: list("troubles", {
      title: text(48, "what went wrong"),
      text: text(420, "how, and what came of it"),
    }),
  }),
  changed: object({
    title,
    columns: list("headings: what, before, after", text(32, "the column's heading")).length(3, {
      error: "has to have three headings: what, before, after",
    }),
    rows: list("rows", {
      what: text(60, "what was counted"),
      before: text(24, "before"),
      after: text(24, "after"),
    }),
    paragraphs: list("paragraphs", paragraph),
  }),
  features: inOrder("features", checkoutFeatures, feature),
  sums: list("sums", sum),
});

/** Checks figures: the story states each number in a sum, and each result comes from a sum. */
export const caseStudy = story.superRefine(({ sums, ...told }, { addIssue }) => {
  const all = toldIn(told);
  sums.forEach((written, i) => {
    const lost = figuresOf(written).find((figure) => timesTold(all, figure) === 0);
    if (lost === undefined) return;
    const message = `reckons with ${lost}, which the story tells nowhere; write the figure that it tells now`;
    addIssue({ code: "custom", path: ["sums", i], message });
  });
  const reckoned = toldIn(sums);
  told.results.figures.forEach(({ how, value }, i) => {
    const alone = figuresOf(how).find(
      (figure) => timesTold(reckoned, figure) === 0 && timesTold(all, figure) < 2,
    );
    if (alone !== undefined) {
      const message = `tells ${alone}, which stands in no line of “sums” and nowhere else in the story; write it like the others, or add its sum`;
      addIssue({ code: "custom", path: ["results", "figures", i, "how"], message });
    }
    if (!value.includes("%") || sums.some((each) => outcomeOf(each) === value)) return;
    const message = `is ${value}, which no line of “sums” comes to; write the outcome of one, or add the sum behind it`;
    addIssue({ code: "custom", path: ["results", "figures", i, "value"], message });
  });
});

/** The schema of content/customers.yaml, in the order in which they are shown. Each has a file in content/case-studies/. */
const customer = object({
  slug: slug(40, "the customer's address"),
  name: text(32, "the customer's name"),
  line: text(140, "their story in one or two sentences"),
  figures: list("figures", { value: text(12, "the figure"), label: text(60, "what it counts") }, 0),
  sample: flag("is the customer invented? It stays marked as a sample until this is false"),
});
export const customers = object({ customers: distinct("customers", customer, 1, "slug") });
