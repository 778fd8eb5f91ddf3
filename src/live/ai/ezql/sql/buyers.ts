/** Measures about how often each customer ordered: orders are first counted for each of them. */
import type { FiguresPlan } from "../plan.ts";
import type { Core } from "./core.ts";
import { ranks, rounded } from "./figure.ts";
import { indent, selectSql } from "./parts.ts";
import type { Written } from "./write.ts";

export function buyersSql(plan: FiguresPlan, core: Core): Written | null {
  if (plan.shape.kind !== "plain" || plan.having !== null) return null;
  const groupColumns = core.groups.flatMap(({ columns }) => columns);
  const names = core.groups.flatMap((group) => group.names);
  const byItem = core.figures[0]?.base === "items";
  const inner = selectSql({
    columns: [
      ...groupColumns,
      "o.customer_id",
      byItem ? "count(DISTINCT o.id) AS orders" : "count(*) AS orders",
    ],
    from: core.from([...groupColumns, "o.customer_id"]),
    where: core.where,
    groupBy: [...core.groups.map(({ groupBy }) => groupBy), "o.customer_id"],
    having: [],
    orderBy: [],
    limit: null,
  });
  const [first] = core.figures;
  const rank = first === undefined ? "" : ranks(first);
  const own = core.groups.map(({ order }) => order).filter((order) => /^\w+$/.test(order));
  const sql = selectSql({
    columns: [
      ...names,
      ...core.figures.map((figure) => `${rounded(figure, core.value(figure))} AS ${figure.id}`),
    ],
    from: `FROM (\n${indent(inner)}\n) AS buyer`,
    where: [],
    groupBy: names,
    having: [],
    orderBy:
      names.length === 0
        ? []
        : plan.order === null && own.length > 0
          ? own
          : [`${rank}${plan.order === "asc" ? "" : " DESC"}`],
    limit: plan.limit,
  });
  return { sql, groups: names, figures: core.figures.map(({ id }) => id) };
}
