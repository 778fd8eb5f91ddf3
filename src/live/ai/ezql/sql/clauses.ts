/** The clauses of a query: the tables it joins, its groups, its conditions, and what it computes. */
import { type Measure, measures } from "../measures.ts";
import type {
  Base,
  Filter,
  FiguresPlan,
  GroupId,
  MeasureId,
  NumberTest,
  Period,
  ValuesFilter,
} from "../plan.ts";
import { facts } from "../facts.ts";
import { aliasIn, columnSql, fields, groupSql, isTime, sparse, tables } from "../tables.ts";
import { weekdays } from "../words/days.ts";

export interface Select {
  readonly columns: readonly string[];
  readonly from: string;
  readonly where?: readonly string[];
  readonly groupBy?: readonly string[];
  readonly having?: readonly string[];
  readonly orderBy?: readonly string[];
  readonly limit?: number | null;
}

const clause = (word: string, pieces: readonly string[] = [], glue = ", "): string[] =>
  pieces.length === 0 ? [] : [`${word} ${pieces.join(glue)}`];

/** @returns the statement, one clause a line, without a semicolon */
export function selectSql({ columns, from, limit = null, ...more }: Select): string {
  const [only = "", ...others] = columns;
  return [
    others.length === 0 ? `SELECT ${only}` : `SELECT\n  ${columns.join(",\n  ")}`,
    from,
    ...clause("WHERE", more.where, "\n  AND "),
    ...clause("GROUP BY", more.groupBy),
    ...clause("HAVING", more.having, "\n  AND "),
    ...clause("ORDER BY", more.orderBy),
    ...(limit === null ? [] : [`LIMIT ${limit}`]),
  ].join("\n");
}

export const indent = (sql: string): string => sql.replaceAll(/^/gm, "  ");
/** A subquery as a table that another query reads. */
export const fromQuery = (sql: string, alias = ""): string => `FROM (\n${indent(sql)}\n)${alias}`;
/** A text as an SQL literal, whatever it contains. */
const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The aliases of tables that a piece of SQL uses, apart from text in quotes. */
export function tablesIn(sql: string): ReadonlySet<string> {
  const bare = sql.replaceAll(/'(?:[^']|'')*'/g, "");
  return new Set([...bare.matchAll(/\b(ch|[oipcasmf])\.\w/g)].map(([, name = ""]) => name));
}

/** Whether every table that the SQL uses can be joined to the base. */
export function reachable(sql: string, base: Base): boolean {
  const names = new Set([tables[base].from, ...tables[base].joins].map(aliasIn));
  return [...tablesIn(sql)].every((name) => names.has(name));
}

/**
 * @param pieces SQL whose tables must be joined
 * @param left whether to keep rows that have no affiliate or charge
 */
export function fromSql(base: Base, pieces: readonly string[], left = false): string {
  const { from, joins } = tables[base];
  const wanted = new Set(pieces.flatMap((piece) => [...tablesIn(piece)]));
  for (const sql of joins.toReversed())
    if (wanted.has(aliasIn(sql))) for (const needed of tablesIn(sql)) wanted.add(needed);
  const lines = joins
    .filter((sql) => wanted.has(aliasIn(sql)))
    .map((sql) => `${left && /^(?:affiliates|charges) /.test(sql) ? "LEFT JOIN" : "JOIN"} ${sql}`);
  return [`FROM ${from}`, ...lines].join("\n");
}

export const testSql = (sql: string, { op, value, to }: NumberTest): string =>
  op === "between" ? `${sql} BETWEEN ${value} AND ${to}` : `${sql} ${op} ${value}`;

/** @param sql the column's SQL */
function valuesSql(
  { column, values, not }: Omit<ValuesFilter, "kind">,
  sql = columnSql(column),
): string {
  const isNumber = column.endsWith("interval_days") || column.endsWith("attempt");
  const [only = "", ...more] = isNumber ? values : values.map(quote);
  return more.length === 0
    ? `${sql} ${not ? "<>" : "="} ${only}`
    : `${sql} ${not ? "NOT IN" : "IN"} (${[only, ...more].join(", ")})`;
}

/** @returns a column of the orders with a product for which the condition is true */
const ordersWith = (column: string, condition: string): string => `(
    SELECT bought.${column} FROM orders AS bought
    JOIN order_items AS line ON line.order_id = bought.id
    JOIN products AS product ON product.id = line.product_id
    WHERE ${condition.replaceAll(/\bp\./g, "product.")}
  )`;

/** @returns the filter on whatever table has its column; null if it needs the day of a row */
export function filterSql(filter: Filter, day: string | null): string | null {
  switch (filter.kind) {
    case "fact":
      return facts[filter.fact][0];
    case "number":
      return testSql(fields[filter.field], filter.test);
    case "bought": {
      const condition = valuesSql({ ...filter, not: false });
      return `c.id ${filter.not ? "NOT IN" : "IN"} ${ordersWith("customer_id", condition)}`;
    }
    case "values": {
      if (filter.column !== "weekday") return valuesSql(filter);
      const values = filter.values.map((name) => String(weekdays.indexOf(name)));
      return day === null ? null : valuesSql({ ...filter, values }, `strftime('%w', ${day})`);
    }
  }
}

/** @returns the filter in a query on `base`; null if the base has no such column */
export function filterOn(filter: Filter, base: Base, day: string | null): string | null {
  const sql = filterSql(filter, day);
  if (sql === null) return null;
  // Orders join only the charge that succeeded, which says nothing about failures.
  const isOfFailure = /\bch\.(?:failure_code|status|attempt)\b/.test(sql);
  if ((base === "orders" || base === "items") && isOfFailure) return null;
  if (tablesIn(sql).has("p") && (base === "orders" || base === "charges")) {
    // "Orders without tea" have no line of it.
    const isNot = filter.kind === "values" && filter.not;
    const has = isNot ? valuesSql({ ...filter, not: false }) : sql;
    const id = base === "orders" ? "o.id" : "ch.order_id";
    return `${id} ${isNot ? "NOT IN" : "IN"} ${ordersWith("id", has)}`;
  }
  return reachable(sql, base) ? sql : null;
}

export const periodSql = ({ from, to }: Period, day: string): string[] => [
  ...(from === null ? [] : [`${day} >= ${quote(from)}`]),
  ...(to === null ? [] : [`${day} < ${quote(to)}`]),
];

interface Group {
  /** For the sides of a comparison, the name of their column. */
  readonly id: GroupId | "period" | "side";
  readonly columns: readonly string[];
  readonly groupBy: string;
  readonly where: readonly string[];
  /** The expression that sorts its values; empty if they have no order. */
  readonly order: string;
  readonly names: readonly string[];
}

/** @returns null if the base has no such group */
export function groupOn(id: GroupId, base: Base, day: string | null): Group | null {
  const sql = groupSql(id, base, day);
  if (sql === undefined || !reachable(sql, base)) return null;
  if ((base === "orders" || base === "items") && (id === "failure_code" || id === "attempt"))
    return null;
  const names = id === "customer" ? ["first_name", "last_name"] : [id];
  const columns =
    id === "customer"
      ? names.map((name) => `c.${name}`)
      : [sql.endsWith(`.${id}`) ? sql : `${sql} AS ${id}`];
  const isNumber = id === "interval_days" || id === "attempt";
  return {
    id,
    columns,
    groupBy: /^\w+\.\w+$/.test(sql) ? sql : id,
    where: sparse.includes(id) ? [`${sql} IS NOT NULL`] : [],
    order:
      id === "weekday"
        ? `(strftime('%w', ${day ?? ""}) + 6) % 7`
        : isTime(id) || isNumber || id === "cohort"
          ? id
          : "",
    names,
  };
}

/** The sides of a comparison as one group. @returns null if the table lacks one of them */
function sidesOn({ shape }: FiguresPlan, base: Base, day: string | null): Group | null {
  const sides =
    shape.kind === "sides"
      ? shape.sides.map(({ label, filter }) => [label, filterOn(filter, base, day)] as const)
      : shape.kind === "periods" && day !== null
        ? shape.periods.map((one) => [one.label, periodSql(one, day).join(" AND ")] as const)
        : [];
  if (sides.length < 2 || sides.some(([, sql]) => sql === null)) return null;
  const id = shape.kind === "periods" ? "period" : "side";
  const cases = sides.map(([label, sql]) => `    WHEN ${sql ?? ""} THEN ${quote(label)}`);
  const where = [`(${sides.map(([, sql]) => `(${sql ?? ""})`).join("\n    OR ")})`];
  const columns = [`CASE\n${cases.join("\n")}\n  END AS ${id}`];
  return { id, columns, groupBy: id, where, order: id, names: [id] };
}

/** A measure in one query. */
export interface Figure extends Measure {
  /** The name of its column. */
  readonly id: string;
}

/** It counts how often each customer ordered. */
export const isPerBuyer = ({ sql }: Figure): boolean => sql.includes("buyer.");

/**
 * @param byItem the question is about products or categories
 * @param groupsByItem products are groups, not only a condition
 * @returns null if the measure is unknown for products
 */
export function figureOf(id: MeasureId, byItem: boolean, groupsByItem: boolean): Figure | null {
  const measure = { id, ...measures[id] };
  if (!byItem || measure.base !== "orders") return measure;
  const { byItem: other } = measure;
  if (other === null) return groupsByItem ? null : measure;
  if (other in measures) return { id: other, ...measures[other as MeasureId] };
  return { ...measure, base: "items", sql: other === "same" ? measure.sql : other };
}

/** @returns the formula; with a condition, over only the rows for which it is true */
export const formula = (sql: string, condition: string | null): string =>
  sql.replaceAll(/\{([^{}]*)\}/g, (_, counted: string) =>
    condition === null
      ? counted
      : `CASE WHEN ${condition} THEN ${counted === "*" ? "1" : counted} END`,
  );

/** As shown: money to the cent, other fractions to three decimals. */
export const rounded = ({ unit }: Measure, sql: string): string =>
  unit === "count" ? sql : `round(${sql}, ${unit === "money" ? 2 : 3})`;

/** Sums are ranked by name. A rounded quotient could tie when the exact one does not. */
export const ranks = ({ sql, id }: Figure): string =>
  /avg\(| \/ /.test(sql) ? formula(sql, null) : id;

const both = (conditions: readonly string[]): string | null =>
  conditions.length === 0 ? null : conditions.join(" AND ");

/** What all shapes of a query on one table share. @returns null if the table lacks something the plan needs */
export function coreOf(plan: FiguresPlan, figures: readonly Figure[]) {
  const [first] = figures;
  if (first === undefined || (plan.period !== null && first.day === null)) return null;
  const { base, day } = first;
  const isCompared = plan.shape.kind === "periods" || plan.shape.kind === "sides";
  const groups = [
    ...plan.groups.map((id) => groupOn(id, base, day)),
    ...(isCompared ? [sidesOn(plan, base, day)] : []),
  ];
  const filters = plan.filters.map((filter) => filterOn(filter, base, day));
  if (groups.includes(null) || filters.includes(null)) return null;
  const found = groups.filter((group) => group !== null);
  const byStatus = plan.filters.some(
    (filter) => filter.kind === "values" && filter.column === "orders.status",
  );
  const ownOf = ({ where }: Figure) =>
    byStatus ? where.filter((sql) => sql !== "o.status = 'paid'") : where;
  // "Recovered orders by attempt": its own condition leaves one value only.
  const fixed = ownOf(first).flatMap((sql) => /^(\S+) = /.exec(sql)?.[1] ?? []);
  const tests = filters.filter((sql) => sql !== null && !ownOf(first).includes(sql));
  const tested = [
    ...found.map(({ groupBy }) => groupBy),
    ...tests.map((sql) => sql?.split(" ")[0]),
  ];
  if (tested.some((column) => fixed.includes(column ?? ""))) return null;
  const isAlike = figures.every((figure) => both(ownOf(figure)) === both(ownOf(first)));
  const where = [
    ...new Set([
      ...(isAlike ? ownOf(first) : []),
      ...filters.filter((sql) => sql !== null),
      ...found.flatMap((group) => group.where),
      ...(plan.period === null || day === null ? [] : periodSql(plan.period, day)),
    ]),
  ];
  return {
    figures,
    groups: found,
    where,
    day,
    /** The formula of a figure under its own condition (if the figures differ in it) and under `side`. */
    value: (figure: Figure, side: string | null = null) =>
      formula(
        figure.sql,
        both([...(isAlike ? [] : ownOf(figure)), ...(side === null ? [] : [side])]),
      ),
    /** The table with the joins that these pieces need. */
    from: (pieces: readonly string[], left = false) => fromSql(base, [...where, ...pieces], left),
  };
}
export type Core = NonNullable<ReturnType<typeof coreOf>>;
