/** The schema of content/pages/tables.yaml: the page of the embeddable table (docs/specification.md, 2.6). */
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, signup } from "#content/shared-fields.ts";

/** What the table can do, in the order of the specification. Each has a drawing of its own. */
export const tableFeatures = [
  "sorting",
  "filters",
  "columns",
  "export",
  "search",
  "tabs",
  "open-source",
  "upload",
] as const;
export type TableFeature = (typeof tableFeatures)[number];

/** The custom element's attributes (src/live/table/embed/attributes.ts). */
export const embedAttributes = ["src", "table", "height", "label", "theme"] as const;

export const tablesPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    action,
    onward: action,
    badge: text(16, "the badge on the table"),
    note: text(220, "what the table below is, and that nothing is sent anywhere"),
  }),
  pains: object({
    ...heading,
    items: list("pain points", {
      title: text(60, "what hurts"),
      text: text(240, "whom it costs what"),
    }),
  }),
  benefits: object({
    ...heading,
    caption: text(80, "what the table compares, for screen readers"),
    who: text(24, "the heading of the column of people"),
    before: text(24, "the heading of the column of what is"),
    after: text(24, "the heading of the column of what will be"),
    rows: list("rows", {
      who: text(32, "whose work it is"),
      before: text(120, "how it goes without the table"),
      after: text(160, "how it goes with it"),
    }),
  }),
  features: object({
    ...heading,
    items: inOrder("features", tableFeatures, {
      title: text(32, "the feature's name"),
      text: text(200, "what it does"),
      /** Words of the drawing, which adds nothing to the text. */
      sign: list("words", text(24, "a word in the drawing")),
    }),
  }),
  embed: object({
    ...heading,
    code: text(60, "what the code is, for screen readers"),
    attributes: object({
      title: text(40, "the heading above the attributes"),
      items: inOrder("attributes", embedAttributes, {
        text: text(200, "what it does"),
      }),
    }),
    allow: object({
      title: text(60, "the heading of what the page must allow"),
      text: text(400, "what it must allow, and what not"),
      code: text(60, "what the policy is, for screen readers"),
    }),
  }),
  closing: object({
    ...heading,
    signup,
    links,
  }),
});
