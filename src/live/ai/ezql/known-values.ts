/** Where the names come from that a question may call a value by. */
import { columnIds } from "./ids.ts";
import type { KnownValues } from "./types.ts";

/**
 * One query for all: rows of a column's name and one of its values. Run it once on the shop, and give its
 * rows to `knownValues`.
 */
export const valuesQuery: string = columnIds
  .map((column) => {
    const [table = "", name = ""] = column.split(".");
    return `SELECT DISTINCT '${column}' AS name, CAST(${name} AS TEXT) AS value FROM ${table} WHERE ${name} IS NOT NULL`;
  })
  .join("\nUNION ALL\n");

/** @param rows of `valuesQuery`: the column's name, and a value */
export function knownValues(rows: Iterable<readonly unknown[]>): KnownValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of rows) (values[String(name)] ??= []).push(String(value));
  return values;
}
