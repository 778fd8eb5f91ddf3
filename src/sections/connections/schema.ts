/** The schemas of content/pages/connections.yaml, the list of all, and connection.yaml, the words around each. */
import { list, object, text } from "#content/fields.ts";
import { action, closing, heading, meta, opening, title } from "#content/shared-fields.ts";

const point = object({
  title: text(60, "the point in a few words"),
  text: text(320, "what it means"),
});

export const connectionsPage = object({
  meta,
  hero: object({ ...opening, action }),
  ledger: object({
    title,
    caption: text(120, "what the table compares, for screen readers"),
    database: text(24, "the heading of the database column"),
    string: text(40, "the heading of the connection string column"),
    port: text(16, "the heading of the port column"),
    tls: text(24, "the heading of the encryption column"),
    reader: text(32, "the heading of the read-only user column"),
    inDatabase: text(24, "the words before the tool whose data it is"),
    note: text(240, "a note that the strings are examples"),
  }),
  finder: object({ ...heading }),
  keeps: object({
    ...heading,
    yours: object({
      title: text(40, "the heading of what the customer keeps"),
      items: list("things", text(120, "one item")),
    }),
    ours: object({
      title: text(40, "the heading of what we store"),
      items: list("things", text(120, "one item")),
    }),
    picture: text(240, "what the drawing shows, for screen readers"),
  }),
  doors: object({ ...heading, items: list("points", point) }),
  closing,
});

export const connectionPage = object({
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
