/** The schema of content/pages/solutions/for-enterprise.yaml (docs/specification.md, 2.13, which fixes its headings). */
import { flag, inOrder, list, object, text } from "#content/fields.ts";
import { action, links, page, picture, point, section, title } from "#content/shared.ts";
import { sql } from "#content/sql.ts";

const part = point("the part's name", "the paragraph about the part");

export const forEnterprisePage = page({
  hero: section({
    action,
    onward: action,
    picture,
    caption: text(240, "the caption: what the picture represents"),
  }),
  models: section({
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
  cloud: section({
    picture,
    /** Where a deployment runs. */
    ways: inOrder("ways", ["cloud", "own"], {
      ...part,
      facts: list("facts", { what: text(32, "its subject"), who: text(60, "the fact, in short") }),
    }),
    links,
  }),
  security: section({
    encryption: object({
      ...part,
      before: text(80, "the caption of the columns before encryption"),
      after: text(80, "the caption of the columns after encryption"),
      columns: list("columns", text(40, "a table's column")),
    }),
    logs: object({
      ...part,
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
      ...part,
      roles: list("roles", { name: text(24, "the role"), text: text(160, "what the role may do") }),
    }),
    links,
  }),
  before: title,
  decisions: section({
    steps: list("steps", point("the step", "what you do in it")),
    action,
    links,
  }),
});
