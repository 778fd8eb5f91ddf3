/** A query on one table, in the shape that the plan asks for. */
import type { FiguresPlan, Filter, GroupId } from "../plan.ts";
import { groupSql, isTime } from "../tables.ts";
import {
  type Core,
  coreOf,
  type Figure,
  figureOf,
  filterOn,
  formula,
  fromQuery,
  isPerBuyer,
  ranks,
  reachable,
  rounded,
  type Select,
  selectSql,
  testSql,
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

/** Each step, of time or of the periods compared, next to the one before it, with the change in percent. */
function grown(plan: FiguresPlan, core: Core, figure: Figure): Written | null {
  const isCompared = plan.shape.kind === "periods";
  const step = core.groups.find(({ id }) => (isCompared ? id === "period" : isTime(id)));
  const others = core.groups.filter((group) => group !== step);
  if (step === undefined || others.some(({ id }) => isTime(id))) return null;
  const names = namesOf({ ...core, groups: others });
  const [name = ""] = step.names;
  const inner = plainSelect(plan, { ...core, groups: [...others, step], figures: [figure] });
  const part = names.length === 0 ? "" : `PARTITION BY ${names.join(", ")} `;
  const before = `lag(${figure.id}) OVER (${part}ORDER BY ${name})`;
  const isRanked = plan.order !== null || isCompared;
  const all = selectSql({
    columns: [
      ...names,
      name,
      figure.id,
      `${before} AS before`,
      `round(${figure.id} - ${before}, 3) AS change`,
      `round(100.0 * (${figure.id} - ${before}) / ${before}, 3) AS growth_percent`,
    ],
    from: fromQuery(selectSql({ ...inner, orderBy: [], limit: null })),
    orderBy: isRanked ? [] : [...names, name],
  });
  const ranked = {
    columns: ["*"],
    from: fromQuery(all),
    where: ["growth_percent IS NOT NULL"],
    orderBy: [`growth_percent${descends(plan)}`],
    limit: plan.limit,
  };
  const sql = isRanked ? selectSql(ranked) : all;
  return { sql, groups: [name, ...names], figures: ["growth_percent"] };
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

/** @param ordered false for a part of a larger query @returns null if the table cannot answer it */
export function shapeSql(
  plan: FiguresPlan,
  figures: readonly Figure[],
  ordered = true,
): Written | null {
  const core = coreOf(plan, figures);
  const [first] = figures;
  if (core === null || first === undefined) return null;
  if (isPerBuyer(first)) return perBuyer(plan, core, first);
  const having = havingOf(plan, first);
  if (having === null) return null;
  const { shape } = plan;
  if (shape.kind === "share") return share(plan, core, first, shape.of);
  if (shape.kind === "count") return counted(core, first, shape.of, having);
  if (shape.kind === "growth" || (shape.kind === "periods" && shape.growth))
    return grown(plan, core, first);
  const select = plainSelect(plan, core, having);
  const sql = selectSql(ordered ? select : { ...select, orderBy: [] });
  return { sql, groups: namesOf(core), figures: idsOf(core) };
}
