/** What all shapes of a query on one table share: its groups, its conditions, its rows. */
import { formula, type Figure } from "./figure.ts";
import type { FiguresPlan } from "../plan.ts";
import { type Group, groupOn } from "./groups.ts";
import { filterOn, fromSql, periodSql, reachable } from "./scope.ts";

export interface Core {
  readonly figures: readonly Figure[];
  readonly groups: readonly Group[];
  readonly where: readonly string[];
  readonly day: string | null;
  /** The tables that these pieces need, joined; for buyers, each with how often they ordered. */
  readonly from: (pieces: readonly string[], left?: boolean) => string;
  /** The formula of a figure, under its own condition where the figures differ in it, and under `side`. */
  readonly value: (figure: Figure, side?: string | null) => string;
}

const both = (conditions: readonly string[]): string | null =>
  conditions.length === 0 ? null : conditions.join(" AND ");

/** @returns null where the table has not what is asked for */
export function coreOf(plan: FiguresPlan, figures: readonly Figure[]): Core | null {
  const [first] = figures;
  if (first === undefined) return null;
  const { base, day } = first;
  const groups = plan.groups.map((id) => groupOn(id, base, day));
  const filters = plan.filters.map((filter) => filterOn(filter, base, day));
  if (plan.period !== null && day === null) return null;
  const known = [...groups.map((group) => group?.columns.join(", ") ?? null), ...filters];
  if (known.some((sql) => sql === null || !reachable(sql, base))) return null;
  const byStatus = plan.filters.some(
    (filter) => filter.kind === "values" && filter.column === "orders.status",
  );
  const ownOf = ({ where }: Figure) =>
    byStatus ? where.filter((sql) => sql !== "o.status = 'paid'") : where;
  const own = ownOf(first);
  const alike = figures.every((figure) => both(ownOf(figure)) === both(own));
  const found = groups.filter((group) => group !== null);
  const where = [
    ...new Set([
      ...(alike ? own : []),
      ...filters.filter((sql) => sql !== null),
      ...found.flatMap((group) => group.where),
      ...(plan.period === null || day === null ? [] : periodSql(plan.period, day)),
    ]),
  ];
  const value = (figure: Figure, side: string | null = null) =>
    formula(figure.sql, both([...(alike ? [] : ownOf(figure)), ...(side === null ? [] : [side])]));
  return {
    figures,
    groups: found,
    where,
    day,
    value,
    from: (pieces, left) => fromSql(base, [...where, ...pieces], left),
  };
}
