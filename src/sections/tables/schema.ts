/** The schema of content/pages/tables.yaml: the page of the embeddable table (docs/specification.md, 2.6). */
import { inOrder, list, object, oneOf, text } from "#content/fields.ts";
import { link } from "#content/link.ts";
import { meta } from "#content/meta.ts";
import { signup } from "#content/signup.ts";

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

/** What the custom element understands (src/live/table/embed/attributes.ts). */
export const embedAttributes = ["src", "table", "height", "label", "theme"] as const;

const title = text(70, "the section's headline");
const lead = text(260, "the paragraph below the headline");
const action = object({ label: text(40, "the link's words"), href: link("where it leads") });

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
    title,
    lead,
    items: list(
      object({ title: text(60, "what hurts"), text: text(240, "whom it costs what") }),
      "pain points",
    ),
  }),
  benefits: object({
    title,
    lead,
    caption: text(80, "what the table compares, for screen readers"),
    who: text(24, "the heading of the column of people"),
    before: text(24, "the heading of the column of what is"),
    after: text(24, "the heading of the column of what will be"),
    rows: list(
      object({
        who: text(32, "whose work it is"),
        before: text(120, "how it goes without the table"),
        after: text(160, "how it goes with it"),
      }),
      "rows",
    ),
  }),
  features: object({
    title,
    lead,
    items: inOrder(
      object({
        id: oneOf(tableFeatures, "the feature"),
        title: text(32, "the feature's name"),
        text: text(200, "what it does"),
        /** Words of the drawing, which says nothing that the text does not. */
        sign: list(text(24, "a word in the drawing"), "words"),
      }),
      tableFeatures,
      "features",
    ),
  }),
  embed: object({
    title,
    lead,
    code: text(60, "what the code is, for screen readers"),
    attributes: object({
      title: text(40, "the heading above the attributes"),
      items: inOrder(
        object({
          id: oneOf(embedAttributes, "the attribute"),
          text: text(200, "what it does"),
        }),
        embedAttributes,
        "attributes",
      ),
    }),
    allow: object({
      title: text(60, "the heading of what the page must allow"),
      text: text(400, "what it must allow, and what not"),
      code: text(60, "what the policy is, for screen readers"),
    }),
  }),
  closing: object({
    title,
    lead,
    signup,
    links: list(action, "links"),
  }),
});
