/** The schema of content/pages/dashboards.yaml: the words around the board (docs/specification.md, 2.8). */
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, closing, eyebrow, links, page, point, section } from "#content/shared.ts";
import { sql } from "#content/sql.ts";

export const dashboardsPage = page({
  hero: section({
    action,
    onward: action,
    horizon: object({
      title: text(60, "the title of the line along the ground"),
      sql: sql(400, "the query of the line: a week and a number"),
    }),
  }),
  selfServe: section({
    eyebrow,
    answered: text(120, "where the answers come from"),
    questions: list("questions", {
      who: text(24, "the team that asks"),
      ask: text(80, "what they ask: a question that EZQL answers with a chart"),
    }),
  }),
  building: section({
    sql: sql(600, "the query of all three: month, revenue, best_revenue"),
    /** The three parts that the specification names. */
    steps: inOrder("steps", ["setup", "customize", "highlight"], {
      ...point("the step's name", "what you do in this step"),
      caption: text(80, "the caption of the drawing next to it"),
    }),
  }),
  insights: section({
    eyebrow,
    asked: text(80, "a question in plain English"),
    steps: list("steps", text(160, "what EZQL does next")),
    links,
  }),
  embed: section({
    eyebrow,
    code: text(60, "the label of the code block, for screen readers"),
    caption: text(60, "what the drawn page shows"),
    page: text(40, "the drawn page's address"),
    heading: text(40, "the drawn page's heading"),
    notes: list("notes", text(160, "a fact about embedded charts")),
    link: action,
  }),
  closing,
});
