/** The worker's tables: the sample shop's, generated from a seed, and the visitor's, filled from files. */
import { namesIn } from "#lib/sql/tokens.ts";
import { renamedColumns, tableNameOf } from "#live/engine/csv/names.ts";
import { CsvError } from "#live/engine/csv/parser.ts";
import { readRows, surveyCsv, type Watch } from "#live/engine/csv/read.ts";
import { generate } from "../shop/generate.ts";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { quoteName } from "#lib/sql/names.ts";
import {
  createIndexSql,
  createTableSql,
  type CsvChoices,
  insertSql,
  plainColumns,
} from "../tables.ts";
import { type ImportAnswer, tableOfUpload, type Upload } from "../client/protocol.ts";
import type { Table } from "../client/types.ts";
import { type Sqlite, SqliteError } from "./sqlite.ts";

const inserter =
  (sqlite: Sqlite, statement: number) => (row: readonly (string | number | null)[]) => {
    sqlite.bind(statement, row);
    sqlite.step(statement);
    sqlite.reset(statement);
  };

/** @returns the sample shop's tables, filled */
export function fillShop(sqlite: Sqlite, progress: (share: number) => void): Table[] {
  sqlite.run("BEGIN");
  const statements = new Map<string, number>();
  for (const { name, columns } of datasetTables) {
    sqlite.run(createTableSql(name, columns));
    statements.set(name, sqlite.prepare(insertSql(name, columns)));
  }
  generate((name) => inserter(sqlite, statements.get(name) ?? 0), progress);
  for (const statement of statements.values()) sqlite.close(statement);
  for (const { name, indexes } of datasetTables) {
    for (const columns of indexes) sqlite.run(createIndexSql(name, columns));
  }
  sqlite.run("COMMIT; ANALYZE");
  return datasetTables.map(({ name, columns }) => {
    // The ids are 1, 2, 3 and so on.
    const rows = sqlite.using(`SELECT max(id) FROM ${name}`, (statement) => {
      sqlite.step(statement);
      return sqlite.number(statement);
    });
    return { name, origin: "shop", rows, columns, file: "" };
  });
}

/**
 * Makes the table of a visitor's file. If it fails, nothing of the table remains.
 *
 * @throws CsvError if the file cannot be read, SqliteError if the memory is too small
 */
async function fillUpload(sqlite: Sqlite, upload: Upload, watch?: Watch): Promise<void> {
  const { name, file, survey } = upload;
  sqlite.run(createTableSql(name, plainColumns(survey.columns)));
  const statement = sqlite.prepare(insertSql(name, survey.columns));
  await readRows(file, survey, inserter(sqlite, statement), watch)
    .finally(() => sqlite.close(statement))
    .catch((error: unknown) => {
      sqlite.run(`DROP TABLE ${quoteName(name)}`);
      throw error;
    });
}

export class Catalog {
  readonly shop: readonly Table[];
  readonly #sqlite: Sqlite;
  readonly #uploads = new Map<string, Upload>();
  /** Files that are tables, or will be. */
  readonly #filled = new Map<string, Promise<unknown>>();

  /** @param shop whether to fill the sample shop's tables, reporting progress as a share */
  constructor(
    sqlite: Sqlite,
    shop: boolean,
    uploads: readonly Upload[],
    progress: (share: number) => void,
  ) {
    this.#sqlite = sqlite;
    this.shop = shop ? fillShop(sqlite, progress) : [];
    for (const upload of uploads) this.#uploads.set(upload.name, upload);
  }

  tables(): Table[] {
    return [...this.shop, ...[...this.#uploads.values()].map(tableOfUpload)];
  }

  /** The table with this name, filled. @throws Error if there is none, or if its file can no longer be read */
  async table(name: string): Promise<Table> {
    const table = this.tables().find((known) => known.name === name);
    if (table === undefined) throw new Error(`no such table: ${name}`);
    await this.#fill(name);
    return table;
  }

  /** Reads the files whose tables a query names. */
  async prepareFor(sql: string): Promise<void> {
    if (this.#uploads.size === 0) return;
    for (const name of namesIn(sql)) await this.#fill(name);
  }

  async #fill(name: string): Promise<void> {
    const upload = this.#uploads.get(name);
    if (upload === undefined) return;
    const filling = this.#filled.get(name) ?? fillUpload(this.#sqlite, upload);
    this.#filled.set(name, filling);
    await filling.catch((error: unknown) => {
      // Tried again on the next use.
      this.#filled.delete(name);
      throw error instanceof CsvError ? new Error(`${upload.fileName}: ${error.message}`) : error;
    });
  }

  /** Adds a file that has just become a table. */
  add(upload: Upload): void {
    this.#uploads.set(upload.name, upload);
    this.#filled.set(upload.name, Promise.resolve());
  }

  drop(name: string): void {
    if (this.#uploads.delete(name) && this.#filled.delete(name))
      this.#sqlite.run(`DROP TABLE IF EXISTS ${quoteName(name)}`);
  }
}

/** The share of progress at which the file has been read once. */
const surveyed = 0.4;

function answerOf(upload: Upload): ImportAnswer {
  const { reading, columns, short, long } = upload.survey;
  const table = tableOfUpload(upload);
  const renamed = reading.header ? renamedColumns(columns) : [];
  const offsets = columns.filter(({ hasOffsets }) => hasOffsets).map(({ name }) => name);
  return { ok: true, upload, report: { table, reading, short, long, renamed, offsets } };
}

export async function importCsv(
  sqlite: Sqlite,
  catalog: Catalog,
  { file, choices }: { file: File; choices: CsvChoices },
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportAnswer> {
  const watch = (from: number, to: number): Watch => ({
    signal,
    progress: (share) => progress(from + share * (to - from)),
  });
  try {
    const survey = await surveyCsv(file, choices, watch(0, surveyed));
    const taken = catalog.tables().map((table) => table.name);
    const upload = { name: tableNameOf(file.name, taken), file, fileName: file.name, survey };
    await fillUpload(sqlite, upload, watch(surveyed, 1));
    catalog.add(upload);
    return answerOf(upload);
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, fault: error.fault };
    if (!(error instanceof SqliteError)) throw error;
    return { ok: false, fault: { kind: "memory", detail: error.message, line: 0 } };
  }
}
