/** SQL in the content: queries that visitors can run are first checked against the sample shop's tables. */
import { DatabaseSync } from "node:sqlite";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { statementsOf } from "#lib/sql/statements.ts";
import { createTableSql } from "#live/engine/tables.ts";
import { nearest } from "#lib/text/nearest.ts";
import { checked, text } from "./fields.ts";

let shop: DatabaseSync | undefined;

/** The shop's tables without rows: enough to check names in SQL. */
function emptyShop(): DatabaseSync {
  if (shop !== undefined) return shop;
  shop = new DatabaseSync(":memory:");
  for (const { name, columns } of datasetTables) shop.exec(createTableSql(name, columns));
  return shop;
}

const names = datasetTables.flatMap(({ name, columns }) => [
  name,
  ...columns.map((column) => column.name),
]);

/** @returns the SQL's fault, as the rest of a sentence; undefined if the sample shop accepts it */
export function sqlFault(sql: string): string | undefined {
  const statements = statementsOf(sql);
  if (statements.length === 0) return "is only a comment; write a query below it";
  for (const statement of statements) {
    try {
      emptyShop().prepare(statement.sql);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const name = /^no such \w+: (?:\w+\.)?(\w+)$/.exec(said)?.[1];
      const close = name === undefined ? undefined : nearest(name, names);
      const remedy = close === undefined ? "fix the query" : `did you mean "${close}"?`;
      return `is SQL that the sample shop rejects (${said}); ${remedy}`;
    }
  }
  return undefined;
}

/** @returns the column names of the last statement's result; none for SQL with a fault */
export function columnsOf(sql: string): readonly string[] {
  const last = statementsOf(sql).at(-1);
  if (last === undefined || sqlFault(sql) !== undefined) return [];
  const columns = emptyShop().prepare(last.sql).columns();
  return columns.map(({ name }) => name);
}

/**
 * A query on the sample shop, with line breaks.
 *
 * @param max the largest number of characters
 * @param what what it asks
 */
export const sql = (max: number, what: string) =>
  checked(text(max, what), sqlFault).meta({ format: "lines" });
