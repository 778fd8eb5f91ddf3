/** The schema of content/pages/versus.yaml: five approaches compared, and no company (docs/specification.md, 2.20). */
import { inOrder, list, object, oneOf, text } from "#model/fields.ts";
import { distinct, slug } from "#model/ids.ts";
import { link } from "#model/link.ts";
import { meta } from "#model/meta.ts";
import { quotations } from "../constants.ts";

/** In the order of their plots. */
export const approachIds = ["basics", "tools", "in-house", "agency", "platform"] as const;
export type ApproachId = (typeof approachIds)[number];

const title = text(70, "the section's headline");
const points = list(text(110, "one point"), 2, 4, "points");
const kind = text(90, "what it costs");
const column = text(24, "the kind of cost");
const id = oneOf(approachIds, "the approach");
const onward = object({ label: text(70, "the link’s words"), href: link("where it leads") });

const approach = object({
  id,
  name: text(40, "its name"),
  plot: text(60, "its plot in words"),
  what: text(160, "what it is"),
  good: points,
  hurts: points,
  choose: text(180, "when to choose it, as the end of “choose it when …”"),
  read: onward,
});

const row = object({
  id,
  start: kind,
  monthly: kind,
  claim: text(40, "the name of a figure in content/plans.yaml")
    .refine((name) => quotations().has(`figure.${name}`), {
      error: ({ input }) =>
        `is "${String(input)}"; write the name of a figure in content/plans.yaml`,
    })
    .optional(),
  growth: kind,
  time: kind,
  end: kind,
});

export const versusPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead: text(260, "the paragraph below the headline"),
    plan: text(120, "what the row of plots is, for screen readers"),
  }),
  labels: object({
    good: text(24, "the words above what it is good at"),
    hurts: text(24, "the words above where it hurts"),
    choose: text(24, "the words above when to choose it"),
  }),
  approaches: inOrder(approach, approachIds, "approaches"),
  fits: object({
    title,
    lead: text(200, "how to use it"),
    items: distinct(
      object({
        id: slug(24, "its name in addresses"),
        says: text(80, "a sentence that a visitor may say"),
        to: id,
        text: text(240, "what we answer"),
      }),
      4,
      8,
      "sentences",
    ),
    onward: text(40, "the link to the approach: [name]"),
  }),
  costs: object({
    title,
    lead: text(200, "the paragraph below the headline"),
    caption: text(60, "what the table is, for screen readers"),
    approach: text(24, "the heading above the approaches"),
    columns: object({ start: column, monthly: column, growth: column, time: column, end: column }),
    claim: object({
      label: text(24, "the mark on a claim of ours"),
      hint: text(80, "what the mark means"),
    }),
    rows: inOrder(row, approachIds, "rows"),
  }),
  wrong: object({
    title,
    items: list(text(260, "one case"), 2, 6, "cases"),
    links: list(onward, 1, 5, "links"),
  }),
});
