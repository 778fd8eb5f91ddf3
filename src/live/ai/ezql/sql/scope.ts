/** Where a query's rows come from: which tables are joined for what it names, and which conditions hold. */
import { columnSql, facts, fields, fromTable, groupSql, joins } from "../columns.ts";
import type { Base } from "../measures.ts";
import type { Filter, FiguresPlan, NumberTest, Period } from "../plan.ts";

/** A text as SQL writes it, whatever is in it. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The short names of tables that a piece of SQL uses; what stands in quotes is none. */
export function tablesIn(sql: string): ReadonlySet<string> {
  const bare = sql.replaceAll(/'(?:[^']|'')*'/g, "");
  return new Set([...bare.matchAll(/\b(ch|[oipcasmf])\.\w/g)].map(([, name = ""]) => name));
}

const ownName = (base: Base): string => fromTable[base].split(" AS ")[1] ?? "";

/** Whether every table that the SQL names can be joined to the base. */
export function reachable(sql: string, base: Base): boolean {
  const names = new Set([ownName(base), ...joins[base].map(([name]) => name)]);
  return [...tablesIn(sql)].every((name) => names.has(name));
}

/** @param left tables whose absence must not take rows away */
export function fromSql(base: Base, pieces: readonly string[], left = false): string {
  const wanted = new Set(pieces.flatMap((piece) => [...tablesIn(piece)]));
  for (const [name, , needs] of joins[base].toReversed()) {
    if (wanted.has(name) && needs !== undefined) wanted.add(needs);
  }
  const lines = joins[base]
    .filter(([name]) => wanted.has(name) && name !== ownName(base))
    .map(
      ([name, sql]) => `${left && (name === "a" || name === "ch") ? "LEFT JOIN" : "JOIN"} ${sql}`,
    );
  return [`FROM ${fromTable[base]}`, ...lines].join("\n");
}

export function testSql(sql: string, { op, value, to }: NumberTest): string {
  return op === "between" ? `${sql} BETWEEN ${value} AND ${to}` : `${sql} ${op} ${value}`;
}

/** What a filter says on its own, apart from the query that it stands in. */
export function filterSql(filter: Filter, day: string | null): string | null {
  switch (filter.kind) {
    case "fact":
      return facts[filter.fact];
    case "number":
      return testSql(fields[filter.field], filter.test);
    case "days":
      return day === null
        ? null
        : `strftime('%w', ${day}) IN (${filter.days.map((at) => `'${at}'`).join(", ")})`;
    case "values": {
      const column = columnSql(filter.column);
      const numbers = filter.column.endsWith("interval_days") || filter.column.endsWith("attempt");
      const [only = "", ...more] = numbers ? filter.values : filter.values.map(quote);
      if (more.length === 0) return `${column} ${filter.not ? "<>" : "="} ${only}`;
      return `${column} ${filter.not ? "NOT IN" : "IN"} (${[only, ...more].join(", ")})`;
    }
  }
}

/** Of an order only the charge that went through is joined, so that it says nothing of failures. */
const onlyOfCharges = /\bch\.(?:failure_code|status|attempt)\b/;

/** A filter within a query on `base`; null where the base knows nothing of it. */
export function filterOn(filter: Filter, base: Base, day: string | null): string | null {
  const sql = filterSql(filter, day);
  if (sql === null) return null;
  const ofOrders = base === "orders" || base === "items";
  if (ofOrders && onlyOfCharges.test(sql)) return null;
  const byItems = tablesIn(sql).has("p") && (base === "orders" || base === "charges");
  if (byItems) {
    const id = base === "orders" ? "o.id" : "ch.order_id";
    return `${id} IN (
    SELECT i.order_id FROM order_items AS i JOIN products AS p ON p.id = i.product_id
    WHERE ${sql}
  )`;
  }
  return reachable(sql, base) ? sql : null;
}

export function periodSql({ from, to }: Period, day: string): string[] {
  return [
    ...(from === null ? [] : [`${day} >= ${quote(from)}`]),
    ...(to === null ? [] : [`${day} < ${quote(to)}`]),
  ];
}

/** Whether any group or filter asks for a product or its category. */
export function asksForItems({ groups, filters, shape }: FiguresPlan): boolean {
  const all = [
    ...filters,
    ...(shape.kind === "share" ? shape.of : []),
    ...(shape.kind === "sides" ? shape.sides.map(({ filter }) => filter) : []),
  ];
  const wanted = [...groups, ...(shape.kind === "count" ? [shape.of] : [])];
  return (
    wanted.some((group) => (groupSql(group, "items", null) ?? "").startsWith("p.")) ||
    all.some((filter) => (filterSql(filter, "x") ?? "").startsWith("p."))
  );
}
