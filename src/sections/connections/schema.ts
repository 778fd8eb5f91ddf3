/** The schemas of content/pages/connections.yaml, the list of all, and content/pages/connection.yaml, the words around each. */
import { list, object, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, signup, title } from "#content/shared-fields.ts";

const point = object({
  title: text(60, "the point in a few words"),
  text: text(320, "what it means"),
});
const closing = object({ ...heading, signup, links });

export const connectionsPage = object({
  meta,
  hero: object({ title: text(60, "the headline"), lead, action }),
  ledger: object({
    title,
    caption: text(120, "what the table compares, for screen readers"),
    database: text(24, "the heading of the databases"),
    string: text(40, "the heading of the strings"),
    port: text(16, "the heading of the ports"),
    tls: text(24, "the heading of the encryption"),
    reader: text(32, "the heading of the readers"),
    inDatabase: text(24, "the words before the tool"),
    note: text(240, "what the strings are examples of"),
  }),
  finder: object({ ...heading }),
  keeps: object({
    ...heading,
    yours: object({
      title: text(40, "the customer's side"),
      items: list("things", text(120, "a thing")),
    }),
    ours: object({
      title: text(40, "our side"),
      items: list("things", text(120, "a thing")),
    }),
    picture: text(240, "what the drawing shows, for those who cannot see it"),
  }),
  doors: object({ ...heading, items: list("points", point) }),
  closing,
});

export const connectionPage = object({
  all: text(32, "the link to all"),
  around: text(40, "what the links to the neighbors are, for screen readers"),
  previous: text(24, "the word before the previous one"),
  next: text(24, "the word before the next one"),
  inDatabase: text(16, "the word between a tool and its database"),
  picture: text(160, "what the drawing shows; [tool] and [database] are its stones"),
  string: text(60, "what the string is, for screen readers"),
  check: text(60, "the heading above the checker"),
  code: text(60, "what a piece of code is, for screen readers; [step] is its step"),
  query: text(60, "the words that open a query"),
  kept: object({
    title,
    items: list("sentences", text(240, "what is stored, or not")),
    more: action,
  }),
  closing,
});
