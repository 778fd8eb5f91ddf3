/** The schema of content/pages/solutions/for-startups.yaml (docs/specification.md, 2.12, which fixes its headings). */
import { list, number, object, text } from "#content/fields.ts";
import { action, heading, links, meta, opening, signup } from "#content/shared-fields.ts";
import { sql } from "#content/sql.ts";

const alt = text(320, "what the picture shows, for screen readers", 20);
const told = text(260, "what the feature does");
const weekly = sql(600, "its query: a week and a figure");
const chart = text(80, "the chart's title");

export const forStartupsPage = object({
  meta,
  hero: object({
    ...opening,
    action,
    onward: action,
    note: text(120, "the small print below"),
  }),
  screen: object({
    alt,
    name: text(32, "the shop's name"),
    places: list("parts", text(24, "the name of a part of the application")),
    asked: text(60, "the question on the screen, one that EZQL understands"),
    title: text(60, "the answer's title"),
    tables: text(24, "the heading of the list of tables"),
    caption: text(120, "the caption below the screen"),
  }),
  database: object({
    ...heading,
    points: list("points", { title: text(40, "the point"), text: text(160, "what it means") }),
    links,
    picture: alt,
    rows: text(24, "how many rows a table has: [n]"),
  }),
  insights: object({
    ...heading,
    asked: text(80, "a question that EZQL understands"),
    read: text(120, "which data the answer comes from"),
    links,
  }),
  features: object({
    ...heading,
    anomaly: object({
      title: text(40, "the feature's name"),
      text: told,
      chart,
      sql: weekly,
      described: text(160, "the chart in words: [count], [weeks]"),
      rule: text(240, "when a week is flagged: [before]"),
      before: number("how many weeks it is compared with", { min: 4, max: 52, decimals: 0 }),
    }),
    prediction: object({
      title: text(40, "the feature's name"),
      text: told,
      chart,
      sql: weekly,
      described: text(160, "the chart in words: [count], [low], [high]"),
      rule: text(240, "what the forecast is based on"),
      ahead: number("how many weeks the forecast covers", { min: 2, max: 26, decimals: 0 }),
    }),
    dig: object({
      title: text(40, "the feature's name"),
      text: told,
      steps: list("steps", {
        ask: text(80, "a question that EZQL answers with a chart"),
        say: text(160, "its first row in words: [first], [n]"),
      }),
      links,
    }),
  }),
  scale: object({
    ...heading,
    caption: text(60, "the table's caption, for screen readers"),
    plan: text(24, "the heading of the plan column"),
    columns: list("columns", text(32, "a column's heading")),
    rows: list("rows", {
      name: text(32, "the plan, quoted from content/plans.yaml"),
      cells: list("cells", text(24, "a cell, quoted from content/plans.yaml")),
    }),
    signup,
    links,
  }).superRefine(({ columns, rows }, { addIssue }) => {
    rows.forEach(({ cells }, i) => {
      if (cells.length === columns.length) return;
      const message = `has ${cells.length} cells; write ${columns.length}, one for each of the columns`;
      addIssue({ code: "custom", path: ["rows", i, "cells"], message });
    });
  }),
});
