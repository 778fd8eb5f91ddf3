/** The schema of content/pages/dashboards.yaml: the words around the board (docs/specification.md, 2.8). */
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, signup } from "#content/shared-fields.ts";
import { sql } from "#content/sql.ts";

const eyebrow = text(40, "the feature's name, above the headline");

/** The three parts that the specification names. */
export const buildingSteps = ["setup", "customize", "highlight"] as const;

export const dashboardsPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    action,
    onward: action,
    horizon: object({
      title: text(60, "what the line along the ground shows"),
      sql: sql(400, "the query of the line: a week and a number"),
    }),
  }),
  selfServe: object({
    eyebrow,
    ...heading,
    answered: text(120, "where the answers come from"),
    questions: list("questions", {
      who: text(24, "who asks"),
      ask: text(80, "what they ask: a question that EZQL answers with a chart"),
    }),
  }),
  building: object({
    ...heading,
    sql: sql(600, "the query of all three: month, revenue, best_revenue"),
    steps: inOrder("steps", buildingSteps, {
      title: text(24, "the step's name"),
      text: text(240, "what one does in it"),
      caption: text(80, "what is drawn beside it"),
    }),
  }),
  insights: object({
    eyebrow,
    ...heading,
    asked: text(80, "a question as somebody asks it"),
    steps: list("steps", text(160, "what happens then")),
    links,
  }),
  embed: object({
    eyebrow,
    ...heading,
    code: text(60, "what the code is, for screen readers"),
    caption: text(60, "what the drawn page shows"),
    page: text(40, "the drawn page's address"),
    heading: text(40, "the drawn page's heading"),
    notes: list("notes", text(160, "what holds of an embedded chart")),
    link: action,
  }),
  closing: object({ ...heading, signup, links }),
});
