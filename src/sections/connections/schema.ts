/** The schemas of content/pages/connections.yaml, the list of all, and connection.yaml, the words around each. */
import { list, object, text } from "#content/fields.ts";
import { action, closing, headings, page, point, section, title } from "#content/shared.ts";

const things = (what: string) =>
  object({ title: text(40, what), items: list("things", text(120, "one item")) });

export const connections = page({
  hero: section({ action }),
  ledger: object({
    title,
    caption: text(120, "what the table compares, for screen readers"),
    ...headings("database", "string", "port", "tls", "reader").shape,
    inDatabase: text(24, "the words before the tool whose data it is"),
    note: text(240, "a note that the strings are examples"),
  }),
  finder: section({}),
  keeps: section({
    yours: things("the heading of what the customer keeps"),
    ours: things("the heading of what we store"),
    picture: text(240, "what the drawing shows, for screen readers"),
  }),
  doors: section({ items: list("points", point("the point", "what it means")) }),
  closing,
});

export const connection = object({
  all: text(32, "the link to all connections"),
  around: text(40, "the label of the previous and next links, for screen readers"),
  previous: text(24, "the word before the previous connection"),
  next: text(24, "the word before the next connection"),
  inDatabase: text(16, "the word between a tool and its database"),
  picture: text(160, "what the drawing shows; its stones are [tool] and [database]"),
  string: text(60, "the label of the connection string, for screen readers"),
  check: text(60, "the heading of the connection string checker"),
  code: text(60, "the label of a code block, for screen readers; [step] is the step it belongs to"),
  query: text(60, "the words to click to show a query"),
  kept: object({
    title,
    items: list("sentences", text(240, "one fact about what is stored")),
    more: action,
  }),
  closing,
});
