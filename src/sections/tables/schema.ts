/** The schema of content/pages/tables.yaml: the page of the embeddable table (docs/specification.md, 2.6). */
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, closing, eyebrow, links, page, picture, point, section } from "#content/shared.ts";
import { sql } from "#content/sql.ts";

export const tablesPage = page({
  hero: section({
    action,
    onward: action,
    badge: text(16, "the badge on the table"),
    note: text(220, "what the table below is, and that nothing is sent anywhere"),
  }),
  pains: section({
    requests: object({
      picture,
      title: text(32, "the inbox's title"),
      aside: text(24, "what is at the end of the inbox's title"),
      rows: list("requests", {
        from: text(24, "who asks"),
        ask: text(60, "the request"),
        when: text(12, "when it came in"),
      }),
    }),
    items: list("pain points", point("the problem", "who it affects, and how")),
  }),
  benefits: section({
    eyebrow,
    picture,
    /** The drawn page of a customer. */
    portal: object({
      title: text(32, "the page's title"),
      shop: text(32, "the shop's name"),
      search: text(32, "the words in the search field"),
      filter: text(32, "the filter that is set"),
      export: text(24, "the button that exports"),
      sql: sql(400, "the query whose rows it shows, by product, date and total"),
    }),
    rows: list("rows", {
      who: text(32, "the team"),
      before: text(120, "how they work without the table"),
      after: text(160, "how they work with it"),
    }),
  }),
  features: section({
    /** What the table can do, in the order of the specification. Each has a drawing of its own. */
    items: inOrder(
      "features",
      ["sorting", "filters", "columns", "export", "search", "tabs", "open-source", "upload"],
      {
        ...point("the feature's name", "what it does"),
        /** Words in the drawing, which repeats what the text says. */
        sign: list("words", text(24, "a word in the drawing")),
      },
    ),
  }),
  embed: section({
    code: text(60, "the label of the code block, for screen readers"),
    attributes: object({
      title: text(40, "the heading above the attributes"),
      /** The custom element's attributes (src/live/table/embed/attributes.ts). */
      items: inOrder("attributes", ["src", "table", "height", "label", "theme"], {
        text: text(200, "what it does"),
      }),
    }),
    links,
  }),
  closing,
});
