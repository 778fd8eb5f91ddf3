/** The tables that the worker knows, and those of the visitor's files that it has yet to read. */
import { quoteName } from "#live/engine/tables/declare.ts";
import { nameOf, tokensOf } from "#lib/sql/tokens.ts";
import { tableOfUpload, type Upload } from "../client/protocol.ts";
import type { Table } from "../client/types.ts";
import { fillShop, fillUpload } from "./fill.ts";
import type { Sqlite } from "./sqlite.ts";

export class Catalog {
  readonly shop: readonly Table[];
  readonly #sqlite: Sqlite;
  readonly #uploads = new Map<string, Upload>();
  /** Files that have become tables, or are about to. */
  readonly #filled = new Map<string, Promise<unknown>>();

  /** @param shop whether to fill the sample shop's tables; what it takes is told as a share of it */
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

  names(): string[] {
    return this.tables().map(({ name }) => name);
  }

  /** The table of a name, filled. @throws Error where there is none, or where its file cannot be read any more */
  async table(name: string): Promise<Table> {
    const table = this.tables().find((known) => known.name === name);
    if (table === undefined) throw new Error(`no such table: ${name}`);
    await this.#fill(name);
    return table;
  }

  /** Reads the files whose tables a query names. */
  async prepareFor(sql: string): Promise<void> {
    if (this.#uploads.size === 0) return;
    for (const name of new Set(tokensOf(sql).map(nameOf))) await this.#fill(name.toLowerCase());
  }

  async #fill(name: string): Promise<void> {
    const upload = this.#uploads.get(name);
    if (upload === undefined) return;
    const filling =
      this.#filled.get(name) ??
      fillUpload(this.#sqlite, upload, () => undefined, new AbortController().signal).then(
        (fault) => {
          if (fault !== null) throw new Error(`${upload.fileName}: ${fault.kind} ${fault.detail}`);
        },
      );
    this.#filled.set(name, filling);
    // Tried again at the next use.
    await filling.catch((error: unknown) => {
      this.#filled.delete(name);
      throw error;
    });
  }

  /** Takes up a file that has just become a table. */
  add(upload: Upload): void {
    this.#uploads.set(upload.name, upload);
    this.#filled.set(upload.name, Promise.resolve());
  }

  drop(name: string): void {
    if (this.#uploads.delete(name) && this.#filled.delete(name))
      this.#sqlite.run(`DROP TABLE IF EXISTS ${quoteName(name)}`);
  }
}
