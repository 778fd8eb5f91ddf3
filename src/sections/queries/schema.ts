/** The schema of content/pages/queries.yaml: what stands around the query editor. Its own words: query-demo.ts. */
import { list, object, text } from "#content/fields.ts";
import { link } from "#content/link.ts";
import { meta } from "#content/meta.ts";
import { sql } from "#content/sql.ts";
import { signup } from "#content/signup.ts";

const eyebrow = text(40, "the feature's name, above the headline");
const title = text(70, "the section's headline");
const lead = text(240, "the paragraph below the headline");
const shownSql = sql(400, "the SQL that is shown, with its line breaks");
const point = object({
  title: text(40, "the point in a few words"),
  text: text(160, "what it means, in a sentence or two"),
});

export const queriesPage = object({
  meta,
  hero: object({ title: text(60, "the headline"), lead }),
  writing: object({
    eyebrow,
    title,
    lead,
    question: text(100, "the question in words"),
    sql: shownSql,
    notes: list(point, "notes beside the SQL"),
    demo: text(160, "that the demo runs without the AI"),
  }),
  autocorrect: object({
    eyebrow,
    title,
    before: text(24, "the SQL before the misspelt name"),
    wrong: text(24, "the misspelt name"),
    right: text(24, "the name that was meant"),
    after: text(24, "the SQL after it"),
    answer: text(24, "the words before the name that was meant"),
    text: text(240, "what happens to a misspelt name"),
    hint: text(120, "how to try it"),
  }),
  followUps: object({
    eyebrow,
    title,
    lead,
    start: text(40, "what was asked at first"),
    steps: list(
      object({ ask: text(40, "a question that follows"), text: text(80, "what it changes") }),
      "questions",
    ),
  }),
  history: object({
    eyebrow,
    title,
    lead,
    rows: text(16, "the word after the number of rows"),
    entries: list(
      object({
        when: text(8, "the time of day"),
        what: text(60, "what was asked"),
        rows: text(12, "how many rows came back"),
        time: text(12, "how long it took"),
      }),
      "entries",
    ),
  }),
  collaboration: object({
    eyebrow,
    title,
    lead,
    picture: text(220, "what the picture shows, for those who cannot see it", 20),
    name: text(32, "the saved query's name"),
    sql: shownSql,
    people: list(text(12, "a first name"), "names"),
    points: list(point, "points"),
  }),
  highlighting: object({
    eyebrow,
    title,
    text: text(160, "what the colors are for"),
    sql: shownSql,
    kinds: object({
      comment: text(24, "the comments"),
      keyword: text(24, "the keywords"),
      name: text(24, "the names of tables and columns"),
      string: text(24, "the texts"),
      number: text(24, "the numbers"),
    }),
  }),
  export: object({
    eyebrow,
    title,
    lead,
    ways: list(
      object({ name: text(12, "where it goes"), text: text(160, "what arrives there") }),
      "ways",
    ),
  }),
  soon: object({
    title: text(40, "the heading"),
    badge: text(16, "the mark on what is not there yet"),
    items: list(point, "items"),
  }),
  closing: object({
    title,
    lead,
    signup,
    links: list(
      object({ label: text(40, "the link's words"), href: link("where it leads") }),
      "links",
    ),
  }),
});
