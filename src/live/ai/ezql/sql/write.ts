/** From a plan to SQL in SQLite's language. Values are quoted, names come from this code alone. */
import { groupSql, lists } from "../columns.ts";
import type { FiguresPlan, ListPlan, MeasureId, Plan } from "../plan.ts";
import { fields } from "../columns.ts";
import { measures } from "../measures.ts";
import { churnSql, isChurnOverTime } from "./churn.ts";
import { type Figure, figureOf, sameBase } from "./figure.ts";
import { joinedSql } from "./joined.ts";
import { selectSql } from "./parts.ts";
import { asksForItems, filterOn, fromSql, periodSql, reachable } from "./scope.ts";
import { shapeSql } from "./shapes.ts";

export interface Written {
  readonly sql: string;
  /** Names of the columns of groups, and of those with figures. */
  readonly groups: readonly string[];
  readonly figures: readonly string[];
}

function writeList(plan: ListPlan): Written | null {
  const { base, day: usual, columns } = lists[plan.of];
  const cancelled = plan.filters.some(
    (filter) => filter.kind === "values" && filter.values.includes("cancelled"),
  );
  const day = cancelled ? "s.cancelled_on" : usual;
  const where = plan.filters.map((filter) => filterOn(filter, base, day));
  const by = plan.order === null ? [] : [plan.order.by === "date" ? day : fields[plan.order.by]];
  if (where.some((sql) => sql === null) || !by.every((sql) => reachable(sql, base))) return null;
  const conditions = [
    ...where.filter((sql) => sql !== null),
    ...(plan.period === null ? [] : periodSql(plan.period, day)),
  ];
  const sql = selectSql({
    columns: columns.split(", "),
    from: fromSql(base, [columns, ...conditions, ...by]),
    where: conditions,
    groupBy: [],
    having: [],
    orderBy: by.map((sql) => (plan.order?.direction === "desc" ? `${sql} DESC` : sql)),
    limit: plan.limit,
  });
  return { sql, groups: [], figures: [] };
}

/** The plan's measures as the shop's tables can tell them; null where they cannot. */
function figuresOf(plan: FiguresPlan): readonly Figure[] | null {
  const byItem = asksForItems(plan);
  const wanted = [...plan.groups, ...(plan.shape.kind === "count" ? [plan.shape.of] : [])];
  const groupsByItem = wanted.some((id) => (groupSql(id, "items", null) ?? "").startsWith("p."));
  const figures: Figure[] = [];
  if (isChurnOverTime(plan))
    return [{ ...measures.churn_over_time, id: "churn_over_time", perBuyer: false }];
  for (const id of new Set(plan.measures)) {
    const figure = figureOf(id, byItem, groupsByItem || plan.shape.kind === "share");
    if (figure === null) return null;
    figures.push(figure);
  }
  return figures;
}

/** What is told in place of a measure that was asked for: of revenue by product, what was sold of each. */
export function toldInstead(plan: Plan): ReadonlyMap<MeasureId, MeasureId> {
  const figures = plan.kind === "figures" ? (figuresOf(plan) ?? []) : [];
  const asked = plan.kind === "figures" ? [...new Set(plan.measures)] : [];
  return new Map(figures.flatMap(({ id }, i) => (asked[i] === undefined ? [] : [[asked[i], id]])));
}

function writeFigures(plan: FiguresPlan): Written | null {
  if (isChurnOverTime(plan)) return churnSql(plan);
  const figures = figuresOf(plan);
  if (figures === null) return null;
  if (sameBase(figures) !== null) return shapeSql(plan, figures);
  return plan.shape.kind === "plain" ? joinedSql(plan, figures) : null;
}

/** “The second best”: the row after those that stand before it. */
function skipping(written: Written | null, skip: number): Written | null {
  if (written === null || skip === 0) return written;
  const sql = written.sql
    .replace(/LIMIT 1$/, `LIMIT 1 OFFSET ${skip}`)
    .replace(/^WHERE place <= 1$/m, `WHERE place = ${skip + 1}`);
  return sql === written.sql ? null : { ...written, sql };
}

/** @returns null where the sample shop's tables cannot answer it */
export const writeSql = (plan: Plan): Written | null =>
  skipping(plan.kind === "list" ? writeList(plan) : writeFigures(plan), plan.skip);
