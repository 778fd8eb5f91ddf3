/** The schema of content/case-studies/: one file for each customer (docs/specification.md, 2.19 and 9.5). */
import { checked, distinct, each, flag, list, object, oneOf, text } from "./fields.ts";
import { action, beforeAndAfter, meta, page, point, section, title } from "./shared.ts";
import { featureIds } from "#illustrations/features/ids.ts";
import { figuresOf, outcomeOf, sumFault, figureCount, figuresIn } from "./sums.ts";

const paragraph = text(520, "a paragraph");

/** The pages that show what a customer says about that part of the product. */
export const quotedPages = [
  "platform",
  "checkoutos",
  "queries",
  "tables",
  "ai",
  "dashboards",
  "data-catalog",
  "connections",
  "pricing",
  "why",
  "contact-sales",
  "influencers",
  "partnerships",
  "get-ramp",
  "solutions",
  "shopify",
  "for-enterprise",
  "for-startups",
  "migrate",
  "versus",
] as const;
export type QuotedPage = (typeof quotedPages)[number];

/** One calculation behind a story. It is not shown; the build checks it. */
const sum = checked(text(90, 'a calculation, such as "986 / 5,480 = 18.0%"'), sumFault);

const figure = {
  from: text(12, "what it was before").optional(),
  value: text(12, "the figure"),
  label: text(60, "what it counts"),
};

const quote = {
  text: text(220, "the quote, without quotation marks"),
  name: text(32, "who said it"),
  role: text(70, "their job"),
};

/** What a customer said, without a story of their own. */
export const voice = {
  ...quote,
  customer: text(24, "the customer whose logo is shown"),
  sample: flag("is the quote invented? It stays marked as a sample until this is false"),
};

const story = page({
  name: text(32, "the customer's name"),
  line: text(140, "their story in one or two sentences, for lists"),
  figures: list("figures for lists, the same as in the story", figure, 0),
  sample: flag("is the story invented? It stays marked as a sample until this is false"),
  lead: text(240, "the paragraph below the headline"),
  picture: text(300, "the picture's description for screen readers", 40),
  facts: list("facts", { label: text(24, "the fact's label"), value: text(40, "the fact") }),
  /** The second button: what to try. */
  tool: action,
  /** Its story in three lines, for the customer list and the summary. */
  summary: object({
    meta,
    who: text(200, "who the customer is"),
    began: text(160, "the problem they began with"),
    first: text(160, "what they set up first"),
    uses: list("parts of the product that they use", text(60, "one part of the product")),
    quote: object(quote),
  }),
  said: each(quotedPages, (name) =>
    text(160, `the quote on the page ${name}, without quotation marks`).optional(),
  ),
  results: object({
    title,
    figures: list("figures, the most important one first", {
      ...figure,
      how: text(200, "how it was calculated"),
    }),
    note: object(point("the note's heading", "the note")),
  }),
  wrong: object({ title, paragraphs: list("paragraphs", paragraph) }),
  setup: section({
    rules: list("rules, in the order in which they run", {
      when: text(120, "the condition, which follows the word “When”"),
      then: text(120, "what the rule does, which follows the word “then”"),
      why: text(220, "why they use the rule"),
    }),
  }),
  trouble: object({
    title,
    items: list("problems", point("what went wrong", "how it went wrong, and how it ended")),
  }),
  changed: object({ title, ...beforeAndAfter, paragraphs: list("paragraphs", paragraph) }),
  features: distinct("features", {
    id: oneOf(featureIds, "a feature"),
    used: flag("does this customer use it?"),
    text: text(150, "what they use it for, or why not"),
  }),
  sums: list("calculations", sum),
});

/**
 * Checks the figures: every number in a list or a calculation is in the story, and every percentage among the results
 * comes from a calculation.
 */
export const caseStudy = story.superRefine((study, { addIssue }) => {
  // The name, the line and the figures for lists repeat what the story says; alone they prove nothing.
  const { sums, name: _name, line: _line, figures, ...told } = study;
  const all = figuresIn(told);
  const results = sums.map(outcomeOf);
  const mustTell = (written: string, ...path: (string | number)[]) => {
    const lost = figuresOf(written).find((figure) => figureCount(all, figure) === 0);
    if (lost === undefined) return;
    const message = `gives ${lost}, which is not in the story; write the figure that the story uses now`;
    addIssue({ code: "custom", path, message });
  };
  figures.forEach(({ from = "", value }, i) => {
    mustTell(from, "figures", i, "from");
    mustTell(value, "figures", i, "value");
  });
  sums.forEach((written, i) => mustTell(written, "sums", i));
  const reckoned = figuresIn(sums);
  told.results.figures.forEach(({ how, from, value }, i) => {
    const alone = figuresOf(how).find(
      (figure) => figureCount(reckoned, figure) === 0 && figureCount(all, figure) < 2,
    );
    if (alone !== undefined) {
      const message = `gives ${alone}, which is in no line of “sums” and nowhere else in the story; write the same figure as elsewhere, or add its calculation`;
      addIssue({ code: "custom", path: ["results", "figures", i, "how"], message });
    }
    for (const [field, written = ""] of Object.entries({ from, value })) {
      if (!written.includes("%") || results.includes(written)) continue;
      const message = `is ${written}, which is not the result of any line of “sums”; write the result of one, or add the calculation behind it`;
      addIssue({ code: "custom", path: ["results", "figures", i, field], message });
    }
  });
});
