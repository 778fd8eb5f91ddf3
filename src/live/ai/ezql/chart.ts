/** The picture that suits an answer: a line for what runs with time, bars for groups, a number for a single figure. */
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import { isTime } from "./tables.ts";
import type { Plan } from "./plan.ts";
import type { Written } from "./sql/shapes.ts";

const table: ChartChoice = { kind: "table", x: "", ys: [] };

export function chartFor(plan: Plan, { groups, figures }: Written): ChartChoice {
  const [x, ...more] = groups;
  const [y] = figures;
  if (plan.kind === "list" || plan.chart === "table" || y === undefined) return table;
  if (x === undefined) return figures.length === 1 ? { kind: "number", x: "", ys: [y] } : table;
  if (plan.chart === "line" || plan.chart === "bar" || plan.chart === "area") {
    return { kind: plan.chart, x, ys: figures };
  }
  if (more.length > 0) return table;
  const [group] = plan.groups;
  const runs = group !== undefined && isTime(group) && group !== "weekday" && plan.order === null;
  return { kind: runs ? "line" : "bar", x, ys: figures };
}
