/** The schema of content/pages/tables.yaml: the page of the embeddable table (docs/specification.md, 2.6). */
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, closing, heading, meta, opening } from "#content/shared-fields.ts";

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
    ...opening,
    action,
    onward: action,
    badge: text(16, "the badge on the table"),
    note: text(220, "what the table below is, and that nothing is sent anywhere"),
  }),
  pains: object({
    ...heading,
    requests: object({
      picture: text(300, "what the picture shows, for screen readers", 20),
      title: text(32, "the inbox's title"),
      aside: text(24, "what is at the end of the inbox's title"),
      rows: list("requests", {
        from: text(24, "who asks"),
        ask: text(60, "the request"),
        when: text(12, "when it came in"),
      }),
    }),
    items: list("pain points", {
      title: text(60, "the problem"),
      text: text(240, "who it affects, and how"),
    }),
  }),
  benefits: object({
    ...heading,
    caption: text(80, "what the table compares, for screen readers"),
    who: text(24, "the heading of the team column"),
    before: text(24, "the heading of the column before the table"),
    after: text(24, "the heading of the column with the table"),
    rows: list("rows", {
      who: text(32, "the team"),
      before: text(120, "how they work without the table"),
      after: text(160, "how they work with it"),
    }),
  }),
  features: object({
    ...heading,
    items: inOrder("features", tableFeatures, {
      title: text(32, "the feature's name"),
      text: text(200, "what it does"),
      /** Words in the drawing, which repeats what the text says. */
      sign: list("words", text(24, "a word in the drawing")),
    }),
  }),
  embed: object({
    ...heading,
    code: text(60, "the label of the code block, for screen readers"),
    attributes: object({
      title: text(40, "the heading above the attributes"),
      items: inOrder("attributes", embedAttributes, {
        text: text(200, "what it does"),
      }),
    }),
    allow: object({
      title: text(60, "the heading above what the page must allow"),
      text: text(400, "what the page must allow, and what it need not"),
      code: text(60, "the label of the policy, for screen readers"),
    }),
  }),
  closing,
});
