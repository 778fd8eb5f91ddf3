/** The schema of content/pages/queries.yaml: the words around the query editor. Its own: src/live/query/schema.ts. */
import { list, object, text } from "#content/fields.ts";
import { action, closing, heading, meta, opening, title } from "#content/shared-fields.ts";
import { sql } from "#content/sql.ts";

const eyebrow = text(40, "the feature's name, above the headline");
const picture = text(220, "what the picture shows, for screen readers", 20);
const shownSql = sql(400, "the SQL that is shown, with its line breaks");
const point = object({
  title: text(40, "the point in a few words"),
  text: text(160, "what it means, in a sentence or two"),
});

export const queriesPage = object({
  meta,
  hero: object({ ...opening, action }),
  writing: object({
    eyebrow,
    ...heading,
    question: text(100, "the question in words"),
    sql: shownSql,
    notes: list("notes next to the SQL", point),
    demo: text(160, "a note that AI is not part of the demo"),
  }),
  autocorrect: object({
    eyebrow,
    ...heading,
    before: text(24, "the SQL before the misspelled name"),
    wrong: text(24, "the misspelled name"),
    right: text(24, "the suggested name"),
    after: text(400, "the other lines of the query, after that name and a comma"),
    answer: text(24, "the words before the suggested name"),
    fixed: text(40, "the line above the result of the corrected query"),
    hint: text(120, "how to try it"),
    window: text(32, "the title of the drawn window"),
    picture,
  }),
  followUps: object({
    eyebrow,
    ...heading,
    start: text(40, "the first question"),
    sql: shownSql,
    picture,
    steps: list("questions", {
      title: text(40, "a follow-up question"),
      text: text(80, "what it changes"),
    }),
  }),
  history: object({
    eyebrow,
    ...heading,
    rows: text(16, "the word after the number of rows"),
    picture,
    entries: list("entries", {
      when: text(8, "the time of day"),
      what: text(60, "what was asked"),
      sql: text(80, "the beginning of its SQL, in one line"),
      rows: text(12, "how many rows came back"),
      time: text(12, "how long it took"),
    }),
  }),
  collaboration: object({
    eyebrow,
    ...heading,
    picture,
    name: text(32, "the saved query's name"),
    sql: shownSql,
    people: list("names", text(12, "a first name")),
    access: object({
      title: text(24, "the heading above who has access"),
      roles: list("people", {
        name: text(20, "a first name, or a team"),
        role: text(24, "what they may do"),
      }),
    }),
    points: list("points", point),
  }),
  highlighting: object({
    eyebrow,
    title,
    text: text(160, "what the colors are for"),
    sql: shownSql,
    kinds: object({
      comment: text(24, "the label for comments"),
      keyword: text(24, "the label for keywords"),
      name: text(24, "the label for table and column names"),
      string: text(24, "the label for text values"),
      number: text(24, "the label for numbers"),
    }),
  }),
  export: object({
    eyebrow,
    ...heading,
    ways: list("ways", {
      name: text(12, "the format or place"),
      text: text(160, "how the result arrives there"),
    }),
  }),
  soon: object({
    title: text(40, "the heading"),
    badge: text(16, "the label on a feature that is not available yet"),
    items: list("items", point),
  }),
  closing,
});
