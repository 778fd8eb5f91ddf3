/** A query on one table, in the shape that is asked for. */
import { groupSql } from "../columns.ts";
import type { FiguresPlan } from "../plan.ts";
import { buyersSql } from "./buyers.ts";
import { comparedSql, grownSql } from "./compare.ts";
import { type Core, coreOf } from "./core.ts";
import { type Figure, figureOf, formula, ranks, rounded } from "./figure.ts";
import { indent, type Select, selectSql } from "./parts.ts";
import { filterOn, reachable, testSql } from "./scope.ts";
import type { Written } from "./write.ts";

/** The clauses of a plain query, which the other shapes change. */
function plainSelect(plan: FiguresPlan, core: Core, having: readonly string[]): Select {
  const groupColumns = core.groups.flatMap(({ columns }) => columns);
  const values = core.figures.map(
    (figure) => `${rounded(figure, core.value(figure))} AS ${figure.id}`,
  );
  const [first] = core.figures;
  const direction = plan.order === "asc" ? "" : " DESC";
  const ranked = first === undefined ? [] : [`${ranks(first)}${direction}`];
  const own = core.groups.map(({ order }) => order).filter((order) => order !== "");
  const usual =
    own.length > 0 ? [...own, ...(core.groups.length > own.length ? ranked : [])] : ranked;
  return {
    columns: [...groupColumns, ...values],
    from: core.from([...groupColumns, ...values, ...having, ...core.groups.map((g) => g.groupBy)]),
    where: core.where,
    groupBy: core.groups.map(({ groupBy }) => groupBy),
    having,
    orderBy: core.groups.length === 0 ? [] : plan.order === null ? usual : ranked,
    limit: plan.limit,
  };
}

/** What is asked of each group, as a condition; null where another table would have to say. */
function havingOf({ having }: FiguresPlan, base: Figure): string[] | null {
  if (having === null) return [];
  const figure = figureOf(having.measure, base.base === "items", true);
  if (figure?.base !== base.base || figure.perBuyer) return null;
  const same = figure.where.join() === base.where.join();
  const own = same || figure.where.length === 0 ? null : figure.where.join(" AND ");
  return [testSql(formula(figure.sql, own), having.test)];
}

function share(plan: FiguresPlan, core: Core): Written | null {
  const [figure] = core.figures;
  if (figure === undefined || plan.shape.kind !== "share") return null;
  const select = plainSelect(plan, core, []);
  const groups = core.groups.flatMap(({ names }) => names);
  const groupColumns = core.groups.flatMap(({ columns }) => columns);
  const { of } = plan.shape;
  if (of.length === 0) {
    if (groups.length === 0) return null;
    const value = core.value(figure);
    const part = `round(100.0 * ${value} / sum(${value}) OVER (), 3) AS share_percent`;
    return {
      sql: selectSql({ ...select, columns: [...select.columns, part] }),
      groups,
      figures: ["share_percent"],
    };
  }
  const conditions = of.map((filter) => filterOn(filter, figure.base, core.day));
  const known = conditions.filter((sql) => sql !== null);
  if (known.length < of.length) return null;
  const part = `100.0 * ${core.value(figure, known.join(" AND "))} / ${core.value(figure)}`;
  const columns = [...groupColumns, `round(${part}, 3) AS share_percent`];
  const by = `share_percent${plan.order === "asc" ? "" : " DESC"}`;
  const orderBy =
    groups.length > 0 && (plan.order !== null || select.orderBy[0] === select.orderBy.at(-1))
      ? [by]
      : [];
  const sql = selectSql({
    ...select,
    columns,
    from: core.from(columns, true),
    orderBy:
      core.groups.some(({ order }) => order !== "") && plan.order === null
        ? select.orderBy.filter((o) => !o.includes("DESC"))
        : orderBy,
  });
  return { sql, groups, figures: ["share_percent"] };
}

/** How many groups there are. */
function counted(plan: FiguresPlan, core: Core, having: readonly string[]): Written | null {
  const [figure] = core.figures;
  if (figure === undefined || plan.shape.kind !== "count") return null;
  const sql = groupSql(plan.shape.of, figure.base, core.day);
  if (sql === undefined || !reachable(sql, figure.base) || core.groups.length > 0) return null;
  const name = plan.shape.of === "customer" ? "customers" : `${plan.shape.of}_count`;
  const from = core.from([sql, ...having]);
  if (having.length === 0) {
    const columns = [`count(DISTINCT ${sql}) AS ${name}`];
    const select = { ...plainSelect(plan, core, []), columns, from };
    return { sql: selectSql(select), groups: [], figures: [name] };
  }
  const inner = selectSql({
    columns: [sql],
    from,
    where: core.where,
    groupBy: [sql],
    having,
    orderBy: [],
    limit: null,
  });
  return {
    sql: `SELECT count(*) AS ${name}\nFROM (\n${indent(inner)}\n)`,
    groups: [],
    figures: [name],
  };
}

function averaged(plan: FiguresPlan, core: Core): Written | null {
  const [figure] = core.figures;
  if (figure === undefined || plan.shape.kind !== "average") return null;
  const { over } = plan.shape;
  if (over === null) {
    const id = `average_${figure.id}`;
    const each = {
      ...figure,
      id: id as typeof figure.id,
      sql: figure.sql.replace(/^sum\(/, "avg("),
    };
    const select = plainSelect(plan, { ...core, figures: [each] }, []);
    const where = figure.id === "refunds" ? [...select.where, "ch.refunded > 0"] : select.where;
    return {
      sql: selectSql({ ...select, where }),
      groups: core.groups.flatMap(({ names }) => names),
      figures: [id],
    };
  }
  const within = coreOf({ ...plan, groups: [...plan.groups, over] }, core.figures);
  if (within === null) return null;
  const inner = selectSql({ ...plainSelect(plan, within, []), orderBy: [], limit: null });
  const names = core.groups.flatMap((group) => group.names);
  const name = `average_${figure.id}`;
  const sql = selectSql({
    columns: [...names, `round(avg(${figure.id}), 3) AS ${name}`],
    from: `FROM (\n${indent(inner)}\n)`,
    where: [],
    groupBy: names,
    having: [],
    orderBy: names.length === 0 ? [] : [`${name}${plan.order === "asc" ? "" : " DESC"}`],
    limit: plan.limit,
  });
  return { sql, groups: names, figures: [name] };
}

/** The first of each: ranked within the first group. */
function firstOfEach(plan: FiguresPlan, core: Core): Written | null {
  const [outer, ...inner] = core.groups;
  const [figure] = core.figures;
  if (outer === undefined || inner.length === 0 || figure === undefined) return null;
  const select = plainSelect(plan, core, []);
  const direction = plan.order === "asc" ? "" : " DESC";
  const place = `rank() OVER (PARTITION BY ${outer.columns[0]?.split(" AS ")[0] ?? ""} ORDER BY ${core.value(figure)}${direction}) AS place`;
  const ranked = selectSql({
    ...select,
    columns: [...select.columns, place],
    orderBy: [],
    limit: null,
  });
  const names = core.groups.flatMap((group) => group.names);
  const ids = core.figures.map(({ id }) => id);
  const sql = `SELECT ${[...names, ...ids].join(", ")}\nFROM (\n${indent(ranked)}\n)\nWHERE place <= ${plan.limit ?? 1}\nORDER BY ${names[0] ?? "1"}, place`;
  return { sql, groups: names, figures: ids };
}

/** @param ordered false for a part of a larger query @returns null where the table cannot answer it */
export function shapeSql(
  plan: FiguresPlan,
  figures: readonly Figure[],
  ordered = true,
): Written | null {
  const core = coreOf(plan, figures);
  const [first] = figures;
  if (core === null || first === undefined) return null;
  if (first.perBuyer) return buyersSql(plan, core);
  const having = havingOf(plan, first);
  if (having === null) return null;
  switch (plan.shape.kind) {
    case "share":
      return share(plan, core);
    case "count":
      return counted(plan, core, having);
    case "average":
      return averaged(plan, core);
    case "first-of-each":
      return firstOfEach(plan, core);
    case "periods":
    case "sides":
      return comparedSql(plan, core);
    case "growth":
      return grownSql(plan, core);
    case "plain": {
      const select = plainSelect(plan, core, having);
      return {
        sql: selectSql(ordered ? select : { ...select, orderBy: [] }),
        groups: core.groups.flatMap(({ names }) => names),
        figures: figures.map(({ id }) => id),
      };
    }
  }
}
