/** A query on one table, in the shape that the plan asks for. */
import type { FiguresPlan, Filter, GroupId, TimeId } from "../plan.ts";
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
  periodSql,
  quote,
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
    from: core.from([...columns, ...having, ...groupByOf(core)]),
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
  const groups = namesOf(core);
  const done = (sql: Select): Written => ({
    sql: selectSql(sql),
    groups,
    figures: ["share_percent"],
  });
  const value = core.value(figure);
  if (of.length === 0) {
    const part = `round(100.0 * ${value} / sum(${value}) OVER (), 3) AS share_percent`;
    return groups.length === 0 ? null : done({ ...select, columns: [...select.columns, part] });
  }
  const conditions = of.map((filter) => filterOn(filter, figure.base, core.day));
  if (conditions.includes(null)) return null;
  const part = `100.0 * ${core.value(figure, conditions.join(" AND "))} / ${value}`;
  const columns = [...columnsOf(core), `round(${part}, 3) AS share_percent`];
  const own = core.groups.map(({ order }) => order).filter((order) => order !== "");
  const orderBy = plan.order === null && own.length > 0 ? own : [`share_percent${descends(plan)}`];
  return done({
    ...select,
    columns,
    from: core.from(columns, true),
    orderBy: groups.length === 0 ? [] : orderBy,
  });
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

/** The average per row, or per step of time. */
function averaged(
  plan: FiguresPlan,
  core: Core,
  figure: Figure,
  over: TimeId | null,
): Written | null {
  const names = namesOf(core);
  const id = `average_${figure.id}`;
  if (over === null) {
    const each = { ...figure, id, sql: figure.sql.replace(/^sum\(/, "avg(") };
    const select = plainSelect(plan, { ...core, figures: [each] });
    const where = figure.id === "refunds" ? [...select.where, "ch.refunded > 0"] : select.where;
    return { sql: selectSql({ ...select, where }), groups: names, figures: [id] };
  }
  const within = coreOf({ ...plan, groups: [...plan.groups, over] }, core.figures);
  if (within === null) return null;
  const steps = selectSql({ ...plainSelect(plan, within), orderBy: [], limit: null });
  const sql = selectSql({
    columns: [...names, `round(avg(${figure.id}), 3) AS ${id}`],
    from: fromQuery(steps),
    groupBy: names,
    orderBy: names.length === 0 ? [] : [id + descends(plan)],
    limit: plan.limit,
  });
  return { sql, groups: names, figures: [id] };
}

/** The top ones of each group: ranked within the first group. */
function firstOfEach(plan: FiguresPlan, core: Core, figure: Figure): Written | null {
  const [outer, ...inner] = core.groups;
  if (outer === undefined || inner.length === 0) return null;
  const select = plainSelect(plan, core);
  const part = outer.columns[0]?.split(" AS ")[0] ?? "";
  const place = `rank() OVER (PARTITION BY ${part} ORDER BY ${core.value(figure)}${descends(plan)}) AS place`;
  const ranked = { ...select, columns: [...select.columns, place], orderBy: [], limit: null };
  const sql = selectSql({
    columns: [...namesOf(core), ...idsOf(core)],
    from: fromQuery(selectSql(ranked)),
    where: [`place <= ${plan.limit ?? 1}`],
    orderBy: [outer.names[0] ?? "1", "place"],
  });
  return { sql, groups: namesOf(core), figures: idsOf(core) };
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

interface Compared {
  readonly label: string;
  readonly sql: string;
}

/** @returns null if the table lacks one of the sides */
function sidesOf({ shape }: FiguresPlan, { day }: Core, { base }: Figure): Compared[] | null {
  const sides =
    shape.kind === "sides"
      ? shape.sides.map(({ label, filter }) => ({ label, sql: filterOn(filter, base, day) }))
      : shape.kind === "periods"
        ? shape.periods.map((period) => ({
            label: period.label,
            sql: day === null ? null : periodSql(period, day).join(" AND "),
          }))
        : [];
  const known = sides.flatMap(({ label, sql }) => (sql === null ? [] : [{ label, sql }]));
  return known.length < 2 || known.length < sides.length ? null : known;
}

const columnName = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");

/** The change from one value to another, and the growth in percent. */
const change = (before: string, after: string): string[] => [
  `round(${after} - ${before}, 3) AS change`,
  `round(100.0 * (${after} - ${before}) / ${before}, 3) AS growth_percent`,
];

/** Both sides in one row, with the change from the first to the second. */
function growthBetween(
  plan: FiguresPlan,
  core: Core,
  figure: Figure,
  sides: readonly Compared[],
): Written {
  const names = namesOf(core);
  const ids = sides.map(({ label }) => `${figure.id}_${columnName(label)}`);
  const columns = [
    ...columnsOf(core),
    ...sides.map(
      ({ sql }, at) => `${rounded(figure, core.value(figure, sql))} AS ${ids[at] ?? ""}`,
    ),
  ];
  const where = [...core.where, `(${sides.map(({ sql }) => sql).join("\n    OR ")})`];
  const inner = selectSql({ columns, from: core.from(columns), where, groupBy: groupByOf(core) });
  const sql = selectSql({
    columns: [...names, ...ids, ...change(ids[0] ?? "", ids[1] ?? "")],
    from: fromQuery(inner),
    orderBy: names.length === 0 ? [] : [`growth_percent${descends(plan)}`],
    limit: plan.limit,
  });
  return { sql, groups: names, figures: ids };
}

/** One row per side; with growth, both sides in one row. */
function compared(plan: FiguresPlan, core: Core, figure: Figure): Written | null {
  const sides = sidesOf(plan, core, figure);
  if (sides === null) return null;
  if (plan.shape.kind === "periods" && plan.shape.growth)
    return growthBetween(plan, core, figure, sides.slice(0, 2));
  const names = namesOf(core);
  const name = plan.shape.kind === "periods" ? "period" : "side";
  const cases = sides.map(({ label, sql }) => `    WHEN ${sql} THEN ${quote(label)}`);
  const columns = [
    ...columnsOf(core),
    `CASE\n${cases.join("\n")}\n  END AS ${name}`,
    ...valuesOf(core),
  ];
  const sql = selectSql({
    columns,
    from: core.from(columns, plan.shape.kind === "sides"),
    where: [...core.where, `(${sides.map((side) => `(${side.sql})`).join("\n    OR ")})`],
    groupBy: [...groupByOf(core), name],
    orderBy: [...names, name],
  });
  return { sql, groups: [...names, name], figures: idsOf(core) };
}

/** Each step of time next to the one before it. */
function grown(plan: FiguresPlan, core: Core, figure: Figure): Written | null {
  const group = core.groups.find(({ id }) => isTime(id));
  const others = core.groups.filter((other) => other !== group);
  if (group === undefined || others.some(({ id }) => isTime(id))) return null;
  const names = others.flatMap((other) => other.names);
  const ordered = { ...core, groups: [...others, group] };
  const columns = [...columnsOf(ordered), ...valuesOf({ ...core, figures: [figure] })];
  const inner = selectSql({
    columns,
    from: core.from(columns),
    where: core.where,
    groupBy: groupByOf(ordered),
  });
  const part = names.length === 0 ? "" : `PARTITION BY ${names.join(", ")} `;
  const steps = [...names, group.id];
  const before = `lag(${figure.id}) OVER (${part}ORDER BY ${group.id})`;
  const ranked = ["growth_percent IS NULL", `growth_percent${descends(plan)}`];
  const sql = selectSql({
    columns: [...steps, figure.id, ...change(before, figure.id)],
    from: fromQuery(inner),
    orderBy: plan.order === null ? steps : ranked,
    limit: plan.limit,
  });
  return { sql, groups: [group.id, ...names], figures: ["growth_percent"] };
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
  switch (plan.shape.kind) {
    case "share":
      return share(plan, core, first, plan.shape.of);
    case "count":
      return counted(core, first, plan.shape.of, having);
    case "average":
      return averaged(plan, core, first, plan.shape.over);
    case "first-of-each":
      return firstOfEach(plan, core, first);
    case "periods":
    case "sides":
      return compared(plan, core, first);
    case "growth":
      return grown(plan, core, first);
    case "plain":
    case "ratio":
    case "between": {
      const select = plainSelect(plan, core, having);
      const sql = selectSql(ordered ? select : { ...select, orderBy: [] });
      return { sql, groups: namesOf(core), figures: idsOf(core) };
    }
  }
}
