/** The schema of content/pages/solutions/for-enterprise.yaml (docs/specification.md, 2.13, which fixes its headings). */
import { flag, inOrder, list, object, text } from "#content/fields.ts";
import { action, heading, links, meta, opening } from "#content/shared-fields.ts";
import { sql } from "#content/sql.ts";

/** Where a deployment runs. */
export const groundIds = ["cloud", "own"] as const;

const part = text(40, "the part's name");
const alt = text(320, "what the picture shows, for screen readers", 20);
const said = text(200, "the paragraph about the part");

export const forEnterprisePage = object({
  meta,
  hero: object({
    ...opening,
    action,
    onward: action,
    picture: alt,
    caption: text(240, "the caption: what the picture represents"),
  }),
  models: object({
    ...heading,
    asked: text(60, "a question with a word that has two meanings"),
    note: text(160, "where both answers come from"),
    meanings: list("meanings", {
      who: text(60, "the kind of store with this meaning"),
      means: text(100, "the meaning"),
      sql: sql(300, "its query: one figure"),
    }),
    points: list("points", text(180, "a fact about custom models")),
    links,
  }),
  cloud: object({
    ...heading,
    picture: alt,
    ways: inOrder("ways", groundIds, {
      title: part,
      text: said,
      facts: list("facts", {
        what: text(32, "what the fact is about"),
        who: text(60, "the fact in a few words"),
      }),
    }),
    links,
  }),
  security: object({
    ...heading,
    encryption: object({
      title: part,
      text: said,
      before: text(80, "the caption of the columns before encryption"),
      after: text(80, "the caption of the columns after encryption"),
      columns: list("columns", text(40, "a table's column")),
    }),
    logs: object({
      title: part,
      text: said,
      sample: flag("are the log entries invented? They stay marked as samples until this is false"),
      caption: text(40, "the caption of the log"),
      question: text(60, "a question that EZQL answers; [question] in a line quotes it"),
      lines: list("lines", {
        when: text(8, "the time, in quotes"),
        who: text(16, "who did it"),
        what: text(80, "what was done"),
      }),
    }),
    access: object({
      title: part,
      text: said,
      roles: list("roles", { name: text(24, "the role"), text: text(160, "what the role may do") }),
    }),
    links,
  }),
  decisions: object({
    ...heading,
    steps: list("steps", { title: text(24, "the step"), text: text(100, "what you do in it") }),
    action,
    links,
  }),
});
