/** The schema of content/pages/queries.yaml: the words around the query editor. Its own: src/live/query/schema.ts. */
import { each, list, object, text } from "#content/fields.ts";
import { action, closing, eyebrow, page, picture, point, section } from "#content/shared.ts";
import { sql } from "#content/sql.ts";

const shownSql = sql(400, "the SQL that is shown, with its line breaks");
const note = point("the point in a few words", "what it means, in a sentence or two");

export const queriesPage = page({
  hero: section({ action }),
  writing: section({
    eyebrow,
    question: text(100, "the question in words"),
    sql: shownSql,
    notes: list("notes next to the SQL", note),
    demo: text(160, "a note that AI is not part of the demo"),
  }),
  autocorrect: section({
    eyebrow,
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
  followUps: section({
    eyebrow,
    start: text(40, "the first question"),
    sql: shownSql,
    picture,
    steps: list("questions", point("a follow-up question", "what it changes")),
  }),
  history: section({
    eyebrow,
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
  collaboration: section({
    eyebrow,
    picture,
    name: text(32, "the saved query's name"),
    sql: shownSql,
    people: list("names", text(12, "a first name")),
    access: object({
      title: text(24, "the heading above who has access"),
      roles: list("people", { name: text(20, "a name"), role: text(24, "what they may do") }),
    }),
    points: list("points", note),
  }),
  highlighting: object({
    eyebrow,
    ...point("the headline", "what the colors are for"),
    sql: shownSql,
    kinds: each(["comment", "keyword", "name", "string", "number"], (kind) =>
      text(24, `the label of this kind of word: ${kind}`),
    ),
  }),
  export: section({
    eyebrow,
    ways: list("ways", point("the place", "how the result gets there")),
  }),
  soon: object({
    title: text(40, "the heading"),
    badge: text(16, "the label on a feature that is not available yet"),
    items: list("items", note),
  }),
  closing,
});
