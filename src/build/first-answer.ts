/**
 * What the query that the query editor comes with answers, worked out at build from the sample shop itself, so that
 * the page shows a real answer before anything of the editor has come.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { generate } from "#lib/dataset/generate.ts";
import { datasetTables } from "#lib/dataset/tables.ts";
import { tokensOf } from "#lib/sql/tokens.ts";
import { createTableSql, insertSql, kindOfDeclared } from "#lib/tables/declare.ts";
import type { Cell, Column } from "#lib/tables/kinds.ts";

export interface FirstAnswer {
  readonly columns: readonly Column[];
  readonly first: readonly (readonly Cell[])[];
  /** How many rows there are in all. */
  readonly rows: number;
}

/** @throws Error where SQLite refuses the query */
function work(sql: string, shown: number): FirstAnswer {
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  const named = new Set(tokensOf(sql).map(({ text }) => text.toLowerCase()));
  const inserts = new Map<string, StatementSync>();
  // Only the tables that the query names; the others are made and thrown away.
  for (const { name, columns } of datasetTables.filter((table) => named.has(table.name))) {
    database.exec(createTableSql(name, columns));
    inserts.set(name, database.prepare(insertSql(name, columns)));
  }
  database.exec("BEGIN");
  generate((table) => {
    const insert = inserts.get(table);
    return insert === undefined ? () => undefined : (row) => void insert.run(...row);
  });
  database.exec("COMMIT");
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  const rows = statement.all() as unknown as Cell[][];
  const columns = statement.columns().map(({ name, type }, at): Column => {
    const value = rows[0]?.[at];
    const found =
      typeof value === "number" ? (Number.isInteger(value) ? "integer" : "real") : "text";
    return { name, kind: kindOfDeclared(type) ?? found };
  });
  database.close();
  return { columns, first: rows.slice(0, shown), rows: rows.length };
}

const asked = new Map<string, FirstAnswer>();

/**
 * @param sql one statement on the sample shop
 * @param shown how many rows are wanted
 * @returns its answer; worked out once for a query
 */
export function firstAnswer(sql: string, shown: number): FirstAnswer {
  const answer = asked.get(sql) ?? work(sql, shown);
  asked.set(sql, answer);
  return answer;
}
