/** The sample shop in native SQLite, in memory: what the tab is compared with, and what tests ask questions of. */
import { DatabaseSync } from "node:sqlite";
import { generate } from "#lib/dataset/generate.ts";
import { datasetTables } from "#lib/dataset/tables.ts";
import { createTableSql, insertSql, quoteName } from "#lib/tables/declare.ts";

/** @returns the filled database, with its indexes; references are enforced while it is filled */
export function openNative(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA cache_size=-65536; BEGIN");
  for (const { name, columns } of datasetTables) database.exec(createTableSql(name, columns));
  const statements = new Map(
    datasetTables.map(({ name, columns }) => [name, database.prepare(insertSql(name, columns))]),
  );
  generate((table) => (row) => statements.get(table)?.run(...row));
  for (const { name, indexes } of datasetTables) {
    for (const columns of indexes) {
      const index = quoteName(`${name}_by_${columns.join("_")}`);
      database.exec(
        `CREATE INDEX ${index} ON ${quoteName(name)} (${columns.map(quoteName).join(", ")})`,
      );
    }
  }
  database.exec("COMMIT; ANALYZE");
  return database;
}
