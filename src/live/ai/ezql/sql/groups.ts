/** The groups of a query: what is shown of each, by what rows are put together, and their usual order. */
import { groupSql, isTime, sparse } from "../columns.ts";
import type { Base } from "../measures.ts";
import type { GroupId } from "../plan.ts";

export interface Group {
  readonly id: GroupId;
  readonly columns: readonly string[];
  readonly groupBy: string;
  readonly where: readonly string[];
  /** By what its own values are ordered; empty where it has no order of its own. */
  readonly order: string;
  readonly names: readonly string[];
}

/** @returns null where the base has no such group */
export function groupOn(id: GroupId, base: Base, day: string | null): Group | null {
  const sql = groupSql(id, base, day);
  if (sql === undefined) return null;
  const ofOrders = base === "orders" || base === "items";
  if (ofOrders && (id === "failure_code" || id === "attempt")) return null;
  if (id === "customer") {
    const names = ["first_name", "last_name"];
    return {
      id,
      columns: names.map((name) => `c.${name}`),
      groupBy: sql,
      where: [],
      order: "",
      names,
    };
  }
  const own: Partial<Record<GroupId, string>> = {
    weekday: `(strftime('%w', ${day ?? ""}) + 6) % 7`,
    interval_days: id,
    attempt: id,
  };
  const plain = /^\w+\.\w+$/.test(sql);
  return {
    id,
    columns: [sql.endsWith(`.${id}`) ? sql : `${sql} AS ${id}`],
    groupBy: plain ? sql : id,
    where: sparse.has(id) ? [`${sql} IS NOT NULL`] : [],
    order: own[id] ?? (isTime(id) ? id : ""),
    names: [id],
  };
}
