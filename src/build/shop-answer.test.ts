import { expect, it } from "vitest";
import { chartAnswer } from "./shop-answer.ts";

const sql = "SELECT status, count(*) AS orders FROM orders GROUP BY status";
const field = 'content/dashboard-demo.yaml: field "charts #1"';

it("answers a chart whose columns exist", () => {
  expect(chartAnswer(field, { sql, x: "status", ys: ["orders"] }).rows.length).toBeGreaterThan(1);
  expect(chartAnswer(field, { sql, x: "", ys: [] }).columns).toHaveLength(2);
});

it.each([
  ["ordrs", 'did you mean "orders"?'],
  ["churn", "it gives status, orders"],
])("says which column is missing, and what to write: %s", (name, remedy) => {
  expect(() => chartAnswer(field, { sql, x: "status", ys: [name] })).toThrow(
    `${field} draws "${name}", which its query does not give; ${remedy}`,
  );
});
