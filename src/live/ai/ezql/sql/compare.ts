/** Comparisons: of periods, of values or conditions, and of each step of time with the one before. */
import { isTime } from "../columns.ts";
import type { FiguresPlan, Period } from "../plan.ts";
import type { Core } from "./core.ts";
import { rounded } from "./figure.ts";
import { columnName, indent, selectSql } from "./parts.ts";
import { filterOn, periodSql, quote } from "./scope.ts";
import type { Written } from "./write.ts";

interface Labelled {
  readonly label: string;
  readonly sql: string;
}

const within = (period: Period, day: string): string => periodSql(period, day).join(" AND ");

function sidesOf({ shape }: FiguresPlan, core: Core): Labelled[] | null {
  const base = core.figures[0]?.base;
  const { day } = core;
  if (base === undefined) return null;
  if (shape.kind === "periods") {
    if (day === null) return null;
    return shape.periods.map((period) => ({ label: period.label, sql: within(period, day) }));
  }
  if (shape.kind !== "sides") return null;
  const sides = shape.sides.map(({ label, filter }) => ({
    label,
    sql: filterOn(filter, base, day),
  }));
  return sides.some(({ sql }) => sql === null)
    ? null
    : sides.map(({ label, sql }) => ({ label, sql: sql ?? "" }));
}

/** Side by side, with the change from the first to the second. */
function besideEachOther(core: Core, sides: readonly Labelled[]): Written | null {
  const [figure] = core.figures;
  const [first, second] = sides;
  if (figure === undefined || first === undefined || second === undefined) return null;
  const [before, after] = [first, second].map(
    ({ label }) => `${figure.id}_${columnName(label)}`,
  ) as [string, string];
  const names = core.groups.flatMap((group) => group.names);
  const columns = [
    ...core.groups.flatMap((group) => group.columns),
    `${rounded(figure, core.value(figure, first.sql))} AS ${before}`,
    `${rounded(figure, core.value(figure, second.sql))} AS ${after}`,
  ];
  const inner = selectSql({
    columns,
    from: core.from(columns),
    where: [...core.where, `(${first.sql}\n    OR ${second.sql})`],
    groupBy: core.groups.map(({ groupBy }) => groupBy),
    having: [],
    orderBy: [],
    limit: null,
  });
  const sql = [
    `WITH compared AS (\n${indent(inner)}\n)`,
    "SELECT",
    `  ${[...names, before, after].join(", ")},`,
    `  ${after} - ${before} AS change,`,
    `  round(100.0 * (${after} - ${before}) / ${before}, 3) AS growth_percent`,
    "FROM compared",
    ...(names.length === 0 ? [] : ["ORDER BY growth_percent DESC"]),
  ].join("\n");
  return { sql, groups: names, figures: [before, after] };
}

/** @returns a row for each side, or both in one where growth is asked for */
export function comparedSql(plan: FiguresPlan, core: Core): Written | null {
  const sides = sidesOf(plan, core);
  if (sides === null) return null;
  if (plan.shape.kind === "periods" && plan.shape.growth) return besideEachOther(core, sides);
  const name = plan.shape.kind === "periods" ? "period" : "side";
  const cases = sides.map(({ label, sql }) => `    WHEN ${sql} THEN ${quote(label)}`);
  const groupColumns = core.groups.flatMap(({ columns }) => columns);
  const names = core.groups.flatMap((group) => group.names);
  const columns = [
    ...groupColumns,
    `CASE\n${cases.join("\n")}\n  END AS ${name}`,
    ...core.figures.map((figure) => `${rounded(figure, core.value(figure))} AS ${figure.id}`),
  ];
  const any = sides.map(({ sql }) => `(${sql})`).join("\n    OR ");
  const sql = selectSql({
    columns,
    from: core.from(columns, plan.shape.kind === "sides"),
    where: [...core.where, `(${any})`],
    groupBy: [...core.groups.map(({ groupBy }) => groupBy), name],
    having: [],
    orderBy: [...names, name],
    limit: null,
  });
  return { sql, groups: [...names, name], figures: core.figures.map(({ id }) => id) };
}

/** Each step of time beside the one before it. */
export function grownSql(plan: FiguresPlan, core: Core): Written | null {
  const [figure] = core.figures;
  const group = core.groups.find(({ id }) => isTime(id));
  const others = core.groups.filter((other) => other !== group);
  if (figure === undefined || group === undefined || others.some(({ id }) => isTime(id)))
    return null;
  const names = others.flatMap((other) => other.names);
  const columns = [
    ...others.flatMap((other) => other.columns),
    ...group.columns,
    `${rounded(figure, core.value(figure))} AS ${figure.id}`,
  ];
  const inner = selectSql({
    columns,
    from: core.from(columns),
    where: core.where,
    groupBy: [...others.map(({ groupBy }) => groupBy), group.groupBy],
    having: [],
    orderBy: [],
    limit: null,
  });
  const name = group.id;
  const before = `lag(${figure.id}) OVER (${names.length === 0 ? "" : `PARTITION BY ${names.join(", ")} `}ORDER BY ${name})`;
  const sql = [
    `WITH steps AS (\n${indent(inner)}\n)`,
    `SELECT ${[...names, name].join(", ")}, ${figure.id},`,
    `  ${figure.id} - ${before} AS change,`,
    `  round(100.0 * (${figure.id} - ${before}) / ${before}, 3) AS growth_percent`,
    "FROM steps",
    `ORDER BY ${plan.order === null ? [...names, name].join(", ") : `growth_percent IS NULL, growth_percent${plan.order === "asc" ? "" : " DESC"}`}`,
    ...(plan.limit === null ? [] : [`LIMIT ${plan.limit}`]),
  ].join("\n");
  return { sql, groups: [name, ...names], figures: ["growth_percent"] };
}
