/** Churn over time, on a few subscriptions whose churn is known. */
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import type { FiguresPlan } from "../plan.ts";
import { churnSql } from "./churn.ts";

const plan = (over: Partial<FiguresPlan>): FiguresPlan => ({
  kind: "figures",
  measures: ["churn_rate"],
  groups: [],
  filters: [],
  period: null,
  shape: { kind: "plain" },
  having: null,
  order: null,
  limit: null,
  skip: 0,
  chart: null,
  ...over,
});

/** Four start in January 2024, one in February and one in March. One ends in February and one in March. */
function rowsOf(over: Partial<FiguresPlan>): unknown[] {
  const database = new DatabaseSync(":memory:");
  database.exec(`
    CREATE TABLE subscriptions (id INTEGER, status TEXT, started_on TEXT, cancelled_on TEXT);
    INSERT INTO subscriptions VALUES
      (1, 'cancelled', '2024-01-03', '2024-02-10'), (2, 'cancelled', '2024-01-10', '2024-03-01'),
      (3, 'active', '2024-01-20', NULL), (4, 'active', '2024-01-31', NULL),
      (5, 'active', '2024-02-01', NULL), (6, 'active', '2024-03-05', NULL);
  `);
  const written = churnSql(plan(over));
  if (written === null) throw new Error("cannot be told");
  return database.prepare(written.sql).all();
}

const period = { from: "2024-02-01", to: "2024-04-01", label: "", words: "" };

it("counts the subscriptions that were active when each month began", () => {
  expect(rowsOf({ groups: ["month"] })).toEqual([
    { month: "2024-02", active_at_first: 4, then_cancelled: 1, churn_rate: 25 },
    { month: "2024-03", active_at_first: 4, then_cancelled: 1, churn_rate: 25 },
  ]);
});

it("counts by week, starting on Monday", () => {
  const rows = rowsOf({ groups: ["week"] });
  expect(rows).toContainEqual({
    week: "2024-03-04",
    active_at_first: 3,
    then_cancelled: 0,
    churn_rate: 0,
  });
  expect(rows).not.toContainEqual(expect.objectContaining({ week: "2024-01-01" }));
});

it("treats a period as one step", () => {
  expect(rowsOf({ period })).toEqual([{ active_at_first: 4, then_cancelled: 2, churn_rate: 50 }]);
});

it.each<[string, Partial<FiguresPlan>]>([
  ["without a time", {}],
  ["by weekday", { groups: ["weekday"] }],
  ["by two steps of time", { groups: ["month", "year"] }],
  ["until a day, of an open beginning", { period: { ...period, from: null } }],
])("tells none %s", (_, over) => {
  expect(churnSql(plan(over))).toBeNull();
});
