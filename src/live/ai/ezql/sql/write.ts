/** From a plan to SQL in SQLite's dialect. Values are quoted; names come only from this code. */
import type { FiguresPlan, Filter, ListPlan, MeasureId, Plan } from "../plan.ts";
import { fields, groupSql, isTime, tables } from "../tables.ts";
import {
  betweenFigure,
  type Figure,
  figureOf,
  filterOn,
  filterSql,
  fromQuery,
  fromSql,
  indent,
  isPerBuyer,
  periodSql,
  reachable,
  selectSql,
} from "./clauses.ts";
import { shapeSql, type Written } from "./shapes.ts";

export type { Written } from "./shapes.ts";

function writeList(plan: ListPlan): Written | null {
  const { day: usual, columns } = tables[plan.of];
  const isCancelled = plan.filters.some(
    (filter) => filter.kind === "values" && filter.values.includes("cancelled"),
  );
  const day = isCancelled ? "s.cancelled_on" : usual;
  const where = plan.filters.map((filter) => filterOn(filter, plan.of, day));
  const by = plan.order === null ? [] : [plan.order.by === "date" ? day : fields[plan.order.by]];
  if (where.includes(null) || !by.every((sql) => reachable(sql, plan.of))) return null;
  const conditions = [
    ...where.filter((sql) => sql !== null),
    ...(plan.period === null ? [] : periodSql(plan.period, day)),
  ];
  const sql = selectSql({
    columns: columns.split(", "),
    from: fromSql(plan.of, [columns, ...conditions, ...by]),
    where: conditions,
    orderBy: by.map((one) => (plan.order?.direction === "desc" ? `${one} DESC` : one)),
    limit: plan.limit,
  });
  return { sql, groups: [], figures: [] };
}

/** The plan's measures as formulas on the shop's tables; null if there are none. */
function figuresOf(plan: FiguresPlan): readonly Figure[] | null {
  if (plan.shape.kind === "between") {
    const figure = betweenFigure(plan.shape);
    return figure === null ? null : [figure];
  }
  const { groups, filters, shape } = plan;
  const split = [...groups, ...(shape.kind === "count" ? [shape.of] : [])];
  const isItem = (sql: string | null | undefined) => sql?.startsWith("p.") === true;
  const groupsByItem = split.some((id) => isItem(groupSql(id, "items", null)));
  const conditions: readonly Filter[] = [
    ...filters,
    ...(shape.kind === "share" ? shape.of : []),
    ...(shape.kind === "sides" ? shape.sides.map(({ filter }) => filter) : []),
  ];
  const byItem = groupsByItem || conditions.some((filter) => isItem(filterSql(filter, null)));
  const figures = [...new Set(plan.measures)].map((id) =>
    figureOf(id, byItem, groupsByItem || shape.kind === "share"),
  );
  if (figures.includes(null)) return null;
  const found = figures.filter((figure) => figure !== null);
  if (shape.kind !== "average") return found;
  return found.map(({ id, sql, ...figure }) => ({
    ...figure,
    id: `average_${id}`,
    sql: sql.replace(/^sum\(/, "avg("),
  }));
}

/** Replaces the measure that was asked for: for revenue by product, the sales of each product. */
export function shownInstead(plan: Plan): ReadonlyMap<MeasureId, MeasureId> {
  if (plan.kind === "list" || /^(?:between|average)$/.test(plan.shape.kind)) return new Map();
  const figures = figuresOf(plan) ?? [];
  return new Map(
    [...new Set(plan.measures)].map((id, i) => [id, (figures[i]?.id ?? id) as MeasureId]),
  );
}

/** Measures of different tables: each is computed separately, then joined. */
function joinedSql(plan: FiguresPlan, figures: readonly Figure[]): Written | null {
  if (plan.having !== null) return null;
  const parts = figures.map((figure) =>
    shapeSql({ ...plan, limit: null, order: null }, [figure], false),
  );
  if (parts.includes(null)) return null;
  const queries = parts.map((part, i) => ({ id: figures[i]?.id ?? "", sql: part?.sql ?? "" }));
  const ids = queries.map(({ id }) => id);
  const groups = parts[0]?.groups ?? [];
  if (groups.length === 0) {
    const columns = queries.map(({ id, sql }) => `  (\n${indent(indent(sql))}\n  ) AS ${id}`);
    return { sql: `SELECT\n${columns.join(",\n")}`, groups, figures: ids };
  }
  const [first = "", ...others] = ids;
  const joins = others.map((id) => `\nLEFT JOIN by_${id} USING (${groups.join(", ")})`);
  const parted = queries.map((query) => `by_${query.id} AS (\n${indent(query.sql)}\n)`);
  const select = selectSql({
    columns: [...groups, ...ids],
    from: `FROM by_${first}${joins.join("")}`,
    orderBy: plan.order === null ? groups : [`${first}${plan.order === "asc" ? "" : " DESC"}`],
    limit: plan.limit,
  });
  const sql = `WITH ${parted.join(",\n")}\n${select}`;
  return { sql, groups, figures: ids };
}

/** One measure divided by another; each is computed separately. */
function ratioSql(plan: FiguresPlan, figures: readonly Figure[]): Written | null {
  const written = joinedSql({ ...plan, limit: null }, figures);
  const [part, whole] = figures.map(({ id }) => id);
  if (written === null || part === undefined || whole === undefined) return null;
  const isShare = plan.shape.kind === "ratio" && plan.shape.by === "percent";
  const name = isShare ? "share_percent" : "difference";
  const value = isShare
    ? `round(100.0 * ${part} / ${whole}, 3)`
    : `${part} - coalesce(${whole}, 0)`;
  const isTimed = plan.groups.some(isTime) && plan.order === null;
  const isRanked = written.groups.length > 0 && !isTimed;
  const sql = selectSql({
    columns: ["*", `${value} AS ${name}`],
    from: fromQuery(written.sql),
    orderBy: isRanked ? [`${name}${plan.order === "asc" ? "" : " DESC"}`] : written.groups,
    limit: plan.limit,
  });
  return { sql, groups: written.groups, figures: [name] };
}

function writeFigures(plan: FiguresPlan): Written | null {
  const figures = figuresOf(plan);
  const [first] = figures ?? [];
  if (figures === null || first === undefined) return null;
  if (plan.shape.kind === "ratio") return ratioSql(plan, figures);
  const isOneTable = figures.every(
    (one) =>
      one.base === first.base && one.day === first.day && isPerBuyer(one) === isPerBuyer(first),
  );
  if (isOneTable) return shapeSql(plan, figures);
  return plan.shape.kind === "plain" ? joinedSql(plan, figures) : null;
}

/** @returns null if the sample shop's tables cannot answer it */
export const writeSql = (plan: Plan): Written | null =>
  plan.kind === "list" ? writeList(plan) : writeFigures(plan);
