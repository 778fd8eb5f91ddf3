/** The schema of content/pages/solutions/for-startups.yaml (docs/specification.md, 2.12, which fixes its headings). */
import { each, list, number, object, text } from "#content/fields.ts";
import {
  action,
  headings,
  links,
  page,
  picture,
  point,
  section,
  trial,
  title,
} from "#content/shared.ts";
import { sql } from "#content/sql.ts";

/** The limits of a plan that the table compares. */
export const limits = ["stores", "users", "runs"] as const;

const feature = point("the feature's name", "what the feature does");
const forecast = {
  ...feature,
  chart: text(80, "the chart's title"),
  sql: sql(600, "its query: a week and a figure"),
};

export const forStartupsPage = page({
  hero: section({ action, onward: action, note: text(120, "the small print below") }),
  screen: object({
    alt: picture,
    name: text(32, "the shop's name"),
    places: list("parts", text(24, "the name of a part of the application")),
    asked: text(60, "the question on the screen, one that EZQL understands"),
    title: text(60, "the answer's title"),
    tables: text(24, "the heading of the list of tables"),
    caption: text(120, "the caption below the screen"),
  }),
  database: section({
    points: list("points", point("the point", "what it means")),
    links,
    picture,
    rows: text(24, "how many rows a table has: [n]"),
  }),
  insights: section({
    asked: text(80, "a question that EZQL understands"),
    read: text(120, "which data the answer comes from"),
    links,
  }),
  features: section({
    anomaly: object({
      ...forecast,
      described: text(160, "the chart in words: [count], [weeks]"),
      rule: text(240, "when a week is flagged: [before]"),
      before: number("how many weeks it is compared with", 4, 52, 0),
    }),
    prediction: object({
      ...forecast,
      described: text(160, "the chart in words: [count], [low], [high]"),
      rule: text(240, "what the forecast is based on"),
      ahead: number("how many weeks the forecast covers", 2, 26, 0),
    }),
    dig: object({
      ...feature,
      steps: list("steps", {
        ask: text(80, "a question that EZQL answers with a chart"),
        say: text(160, "its first row in words: [first], [n]"),
      }),
      links,
    }),
  }),
  before: title,
  scale: section({
    caption: text(60, "the table's caption, for screen readers"),
    plan: text(24, "the heading of the plan column"),
    columns: headings(...limits),
    rows: list("rows", {
      name: text(32, "the plan, quoted from content/plans.yaml"),
      ...each(limits, text(24, "a cell, quoted from content/plans.yaml")).shape,
    }),
    ...trial,
  }),
});
