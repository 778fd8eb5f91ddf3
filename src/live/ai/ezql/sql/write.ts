/** From a plan to SQL in SQLite's dialect. Values are quoted; names come only from this code. */
import type { FiguresPlan, Filter, GroupId, ListPlan, MeasureId, Plan } from "../plan.ts";
import { measures } from "../measures.ts";
import { fields, groupSql, tables } from "../tables.ts";
import {
  coreOf,
  figureOf,
  filterOn,
  filterSql,
  formula,
  fromQuery,
  fromSql,
  indent,
  isPerBuyer,
  periodSql,
  ranks,
  reachable,
  rounded,
  selectSql,
  testSql,
  type Core,
  type Figure,
  type Select,
} from "./clauses.ts";

export interface Written {
  readonly sql: string;
  /** The names of the group columns and of the figure columns. */
  readonly groups: readonly string[];
  readonly figures: readonly string[];
}

const descends = ({ order }: FiguresPlan): string => (order === "asc" ? "" : " DESC");
const namesOf = ({ groups }: Core): string[] => groups.flatMap(({ names }) => names);
const columnsOf = ({ groups }: Core): string[] => groups.flatMap(({ columns }) => columns);
const groupByOf = ({ groups }: Core): string[] => groups.map(({ groupBy }) => groupBy);
const valuesOf = (core: Core): string[] =>
  core.figures.map((figure) => `${rounded(figure, core.value(figure))} AS ${figure.id}`);
const idsOf = ({ figures }: Core): string[] => figures.map(({ id }) => id);

/** The clauses of a plain query, which the other shapes change. */
function plainSelect(plan: FiguresPlan, core: Core, having: readonly string[] = []) {
  const columns = [...columnsOf(core), ...valuesOf(core)];
  const [first] = core.figures;
  const ranked = first === undefined ? [] : [ranks(first) + descends(plan)];
  const own = core.groups.map(({ order }) => order).filter((order) => order !== "");
  const usual = [...own, ...(own.length > 0 && core.groups.length === own.length ? [] : ranked)];
  return {
    columns,
    from: core.from([...columns, ...having, ...groupByOf(core)], plan.shape.kind === "sides"),
    where: core.where,
    groupBy: groupByOf(core),
    having,
    orderBy: core.groups.length === 0 ? [] : plan.order === null ? usual : ranked,
    limit: plan.limit,
  } satisfies Select;
}

/** Each group's share of the whole, or the share that matches the filters. */
function share(
  plan: FiguresPlan,
  core: Core,
  figure: Figure,
  of: readonly Filter[],
): Written | null {
  const select = plainSelect(plan, core);
  const written = { groups: namesOf(core), figures: ["share_percent"] };
  const value = core.value(figure);
  if (of.length === 0) {
    const part = `round(100.0 * ${value} / sum(${value}) OVER (), 3) AS share_percent`;
    const sql = selectSql({ ...select, columns: [...select.columns, part] });
    return written.groups.length === 0 ? null : { ...written, sql };
  }
  const conditions = of.map((filter) => filterOn(filter, figure.base, core.day));
  if (conditions.includes(null)) return null;
  const part = `100.0 * ${core.value(figure, conditions.join(" AND "))} / ${value}`;
  const columns = [...columnsOf(core), `round(${part}, 3) AS share_percent`];
  const own = core.groups.map(({ order }) => order).filter((order) => order !== "");
  const isOwn = plan.order === null && own.length > 0;
  const orderBy = isOwn || core.groups.length === 0 ? own : [`share_percent${descends(plan)}`];
  const sql = selectSql({ ...select, columns, from: core.from(columns, true), orderBy });
  return { ...written, sql };
}

/** The number of groups. */
function counted(core: Core, figure: Figure, of: GroupId, having: string[]): Written | null {
  const group = groupSql(of, figure.base, core.day);
  if (core.groups.length > 0 || group === undefined || !reachable(group, figure.base)) return null;
  const name = of === "customer" ? "customers" : `${of}_count`;
  const query = { from: core.from([group, ...having]), where: core.where };
  const within = { ...query, columns: [group], groupBy: [group], having };
  const sql =
    having.length === 0
      ? selectSql({ ...query, columns: [`count(DISTINCT ${group}) AS ${name}`] })
      : `SELECT count(*) AS ${name}\n${fromQuery(selectSql(within))}`;
  return { sql, groups: [], figures: [name] };
}

/** Measures of how often each customer ordered: orders are first counted per customer. */
function perBuyer(plan: FiguresPlan, core: Core, figure: Figure): Written | null {
  if (plan.shape.kind !== "plain" || plan.having !== null) return null;
  const names = namesOf(core);
  const orders = figure.base === "items" ? "count(DISTINCT o.id)" : "count(*)";
  const buyers = selectSql({
    columns: [...columnsOf(core), "o.customer_id", `${orders} AS orders`],
    from: core.from([...columnsOf(core), "o.customer_id"]),
    where: core.where,
    groupBy: [...groupByOf(core), "o.customer_id"],
  });
  const own = core.groups.map(({ order }) => order).filter((order) => /^\w+$/.test(order));
  const ranked = [ranks(figure) + descends(plan)];
  const sql = selectSql({
    columns: [...names, ...valuesOf(core)],
    from: fromQuery(buyers, " AS buyer"),
    groupBy: names,
    orderBy: names.length === 0 ? [] : plan.order === null && own.length > 0 ? own : ranked,
    limit: plan.limit,
  });
  return { sql, groups: names, figures: idsOf(core) };
}

/** Each step of time, with the change in percent since the one before it. */
function grown(plan: FiguresPlan, core: Core, figure: Figure): Written | null {
  const [step, other] = core.groups;
  if (step === undefined || other !== undefined) return null;
  const select = plainSelect(plan, core);
  const value = core.value(figure);
  const before = `lag(${value}) OVER (ORDER BY ${step.columns[0]?.split(" AS ")[0] ?? ""})`;
  const change = `round(100.0 * (${value} / (1.0 * ${before}) - 1), 3) AS growth_percent`;
  const sql = selectSql({ ...select, columns: [...select.columns, change] });
  return { sql, groups: namesOf(core), figures: ["growth_percent"] };
}

/** The plan's condition on each group; null if it needs another table. */
function havingOf({ having }: FiguresPlan, base: Figure): string[] | null {
  if (having === null) return [];
  const figure = figureOf(having.measure, base.base === "items", true);
  if (figure?.base !== base.base || isPerBuyer(figure)) return null;
  const isSame = figure.where.join() === base.where.join();
  const own = isSame || figure.where.length === 0 ? null : figure.where.join(" AND ");
  return [testSql(formula(figure.sql, own), having.test)];
}

/**
 * @param ordered false for a part of a larger query
 * @returns null if the table cannot answer it
 */
function shapeSql(plan: FiguresPlan, figures: readonly Figure[], ordered = true): Written | null {
  const core = coreOf(plan, figures);
  const [first] = figures;
  if (core === null || first === undefined) return null;
  if (isPerBuyer(first)) return perBuyer(plan, core, first);
  const having = havingOf(plan, first);
  if (having === null) return null;
  const { shape } = plan;
  if (shape.kind === "share") return share(plan, core, first, shape.of);
  if (shape.kind === "count") return counted(core, first, shape.of, having);
  if (shape.kind === "growth") return grown(plan, core, first);
  const select = plainSelect(plan, core, having);
  const sql = selectSql(ordered ? select : { ...select, orderBy: [] });
  return { sql, groups: namesOf(core), figures: idsOf(core) };
}

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
  const { groups, filters, shape } = plan;
  const split = [...groups, ...(shape.kind === "count" ? [shape.of] : [])];
  const isItem = (sql: string | null | undefined) => sql?.startsWith("p.") === true;
  const groupsByItem = split.some((id) => isItem(groupSql(id, "items", null)));
  const conditions: readonly Filter[] = [
    ...filters,
    ...(shape.kind === "share" ? shape.of : []),
    ...(shape.kind === "sides" ? shape.sides.map(({ filter }) => filter) : []),
  ];
  const items = conditions.filter((filter) => isItem(filterSql(filter, null)));
  // "Orders with both coffee and tea" are not about single lines.
  const isWhole =
    items.length > 1 || items.some((filter) => filter.kind === "values" && filter.not);
  const figures = [...new Set(plan.measures)].map((id) => {
    const byOrder = isWhole && measures[id].unit === "count" && shape.kind === "plain";
    const byItem = groupsByItem || (items.length > 0 && !byOrder);
    return figureOf(id, byItem, groupsByItem || shape.kind === "share");
  });
  if (figures.includes(null)) return null;
  return figures.filter((figure) => figure !== null);
}

/** Replaces the measure that was asked for: for revenue by product, the sales of each product. */
export function shownInstead(plan: Plan): ReadonlyMap<MeasureId, MeasureId> {
  if (plan.kind === "list") return new Map();
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

function writeFigures(plan: FiguresPlan): Written | null {
  const figures = figuresOf(plan);
  const [first] = figures ?? [];
  if (figures === null || first === undefined) return null;
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
