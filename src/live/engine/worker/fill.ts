/** Puts rows into tables: the sample shop's from their seed, a visitor's from the file. */
import { blobSource } from "#live/engine/csv/records.ts";
import { type CsvRefusal, readRows } from "#live/engine/csv/read.ts";
import { generate } from "#live/engine/shop/generate.ts";
import { datasetTables, laterIndexes } from "#live/engine/shop/tables.ts";
import {
  createIndexSql,
  createTableSql,
  insertSql,
  plainColumns,
  quoteName,
} from "#live/engine/tables/declare.ts";
import type { Column } from "#live/engine/tables/kinds.ts";
import type { Upload } from "../client/protocol.ts";
import type { Table } from "../client/types.ts";
import type { Sqlite } from "./sqlite.ts";

type Insert = (row: readonly (string | number | null)[]) => void;

/** A statement that takes rows; closed by `using`. */
const inserter =
  (sqlite: Sqlite, statement: number): Insert =>
  (row) => {
    sqlite.values.bind(statement, row);
    sqlite.step(statement);
    sqlite.reset(statement);
  };

/** @returns the sample shop's tables, filled */
export function fillShop(sqlite: Sqlite, progress: (share: number) => void): Table[] {
  const rows = new Map<string, number>();
  const statements: number[] = [];
  sqlite.run("BEGIN");
  for (const { name, columns } of datasetTables) sqlite.run(createTableSql(name, columns));
  generate((name) => {
    const table = datasetTables.find((known) => known.name === name);
    const statement = sqlite.prepare(insertSql(name, table?.columns ?? []));
    statements.push(statement);
    const insert = inserter(sqlite, statement);
    return (row) => {
      rows.set(name, (rows.get(name) ?? 0) + 1);
      insert(row);
    };
  }, progress);
  for (const statement of statements) sqlite.close(statement);
  for (const { name, indexes } of datasetTables) {
    for (const columns of indexes) sqlite.run(createIndexSql(name, columns));
  }
  sqlite.run("COMMIT; ANALYZE");
  return datasetTables.map(({ name, columns }) => ({
    name,
    origin: "shop",
    rows: rows.get(name) ?? 0,
    columns,
    file: "",
  }));
}

/** What makes further questions on the shop quick, in steps that can be done while nobody asks. */
export const laterSteps = (sqlite: Sqlite): (() => void)[] =>
  laterIndexes.map(({ table, columns }) => () => {
    sqlite.run(`${createIndexSql(table, columns)}; ANALYZE ${quoteName(table)}`);
  });

/**
 * Makes the table of a visitor's file. Where it does not come to its end, nothing of it stays.
 *
 * @returns why it did not; null where it did
 * @throws SqliteError where the memory does not hold it
 */
export async function fillUpload(
  sqlite: Sqlite,
  { name, file, survey }: Upload,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<CsvRefusal["fault"] | null> {
  const columns: readonly Column[] = survey.columns;
  sqlite.run(createTableSql(name, plainColumns(columns)));
  let isWhole = false;
  try {
    const outcome = await sqlite.usingAsync(insertSql(name, columns), async (statement) =>
      readRows(blobSource(file), survey, inserter(sqlite, statement), { progress, signal }),
    );
    isWhole = outcome.ok;
    return outcome.ok ? null : outcome.fault;
  } finally {
    if (!isWhole) sqlite.run(`DROP TABLE ${quoteName(name)}`);
  }
}
