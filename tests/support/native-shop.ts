/** The sample shop in native SQLite, in memory: the reference for the browser, and the database for tests. */
import { DatabaseSync } from "node:sqlite";
import { generate } from "#live/engine/shop/generate.ts";
import { datasetTables, laterIndexes } from "#live/engine/shop/tables.ts";
import { createIndexSql, createTableSql, insertSql } from "#live/engine/tables.ts";

/** @returns the filled database, with all its indexes; references are enforced while it is filled */
export function openNative(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA cache_size=-65536; BEGIN");
  for (const { name, columns } of datasetTables) database.exec(createTableSql(name, columns));
  const statements = new Map(
    datasetTables.map(({ name, columns }) => [name, database.prepare(insertSql(name, columns))]),
  );
  generate((table) => (row) => statements.get(table)?.run(...row));
  for (const { name, indexes } of datasetTables) {
    for (const columns of indexes) database.exec(createIndexSql(name, columns));
  }
  for (const { table, columns } of laterIndexes) database.exec(createIndexSql(table, columns));
  database.exec("COMMIT; ANALYZE");
  return database;
}
