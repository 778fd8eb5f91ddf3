/**
 * SQLite's own WebAssembly build, with a database in memory.
 */
import init, { type CAPI, type Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import { type Native, Values } from "./values.ts";

/** SQLite has refused; the code tells why, the offset where in the SQL (in bytes of UTF-8; -1: unknown). */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly code: number;
  readonly offset: number;
  constructor(message: string, code: number, offset: number) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}

/** An upper bound for what queries may take, beside the tables of a large file. */
const memoryLimit = 1 << 30;
/** Of one text or number of bytes. */
const valueLimit = 1 << 26;

export class Sqlite {
  readonly capi: CAPI;
  readonly db: number;
  readonly values: Values;
  readonly #native: Native;
  readonly #wasm: Sqlite3Static["wasm"];
  #guarded = false;

  constructor({ capi, wasm, oo1 }: Sqlite3Static) {
    this.capi = capi;
    this.#wasm = wasm;
    this.#native = wasm.exports as Native;
    this.values = new Values(this.#native, () => wasm.heap8u());
    this.db = new oo1.DB(":memory:").pointer as number;
    this.run(
      "PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=MEMORY; PRAGMA cache_size=-65536",
    );
    this.run(`PRAGMA hard_heap_limit=${String(memoryLimit)}`);
    capi.sqlite3_limit(this.db, capi.SQLITE_LIMIT_LENGTH, valueLimit);
    capi.sqlite3_set_authorizer(this.db, (_, action, name) => this.#allow(action, name), 0);
  }

  /** What a visitor's SQL may do: read. Everything else, from DROP to ATTACH, is refused before it runs. */
  #allow(action: number, name: string | 0): number {
    const { capi } = this;
    if (!this.#guarded) return capi.SQLITE_OK;
    switch (action) {
      case capi.SQLITE_SELECT:
      case capi.SQLITE_READ:
      case capi.SQLITE_RECURSIVE:
        return capi.SQLITE_OK;
      case capi.SQLITE_FUNCTION:
        return capi.SQLITE_OK;
      case capi.SQLITE_PRAGMA:
        return /^(table_x?info|table_list|index_(list|info|xinfo)|foreign_key_list)$/i.test(
          String(name),
        )
          ? capi.SQLITE_OK
          : capi.SQLITE_DENY;
      default:
        return capi.SQLITE_DENY;
    }
  }

  #fail(): never {
    const { capi, db } = this;
    throw new SqliteError(
      capi.sqlite3_errmsg(db),
      capi.sqlite3_extended_errcode(db),
      capi.sqlite3_error_offset(db),
    );
  }

  /** Runs statements of our own. @throws SqliteError */
  run(sql: string): void {
    if (this.capi.sqlite3_exec(this.db, sql, 0, 0, 0) !== 0) this.#fail();
  }

  /**
   * Compiles the first statement.
   *
   * @param guarded for a visitor's: it may read and do nothing else
   * @returns its pointer, to be given to `close`; 0 where there is none but blanks and comments
   * @throws SqliteError
   */
  prepare(sql: string, guarded = false): number {
    const { capi } = this;
    const scope = this.#wasm.scopedAllocPush();
    this.#guarded = guarded;
    try {
      const out = this.#wasm.scopedAlloc(8);
      const [text, bytes] = this.#wasm.scopedAllocCString(sql, true) as unknown as [number, number];
      if (capi.sqlite3_prepare_v3(this.db, text, bytes, 0, out, 0) !== 0) this.#fail();
      const statement = Number(this.#wasm.peekPtr(out));
      // What takes its way around the authorizer: VACUUM INTO.
      if (guarded && statement !== 0 && capi.sqlite3_stmt_readonly(statement) === 0) {
        this.close(statement);
        throw new SqliteError("not authorized", capi.SQLITE_AUTH, -1);
      }
      return statement;
    } finally {
      this.#guarded = false;
      this.#wasm.scopedAllocPop(scope);
    }
  }

  close(statement: number): void {
    this.capi.sqlite3_finalize(statement);
  }

  /** Runs with one compiled statement and closes it. */
  using<T>(sql: string, use: (statement: number) => T): T {
    const statement = this.prepare(sql);
    try {
      return use(statement);
    } finally {
      this.close(statement);
    }
  }

  /** The same for work that takes its time. */
  async usingAsync<T>(sql: string, use: (statement: number) => Promise<T>): Promise<T> {
    const statement = this.prepare(sql);
    try {
      return await use(statement);
    } finally {
      this.close(statement);
    }
  }

  /** @returns whether there is a row. @throws SqliteError */
  step(statement: number): boolean {
    const code = this.#native.sqlite3_step(statement);
    if (code === 100) return true;
    if (code === 101) return false;
    return this.#fail();
  }

  reset(statement: number): void {
    this.#native.sqlite3_reset(statement);
  }
}

/**
 * @param wasm the bytes of sqlite3.wasm
 * @throws what the browser throws where it forbids WebAssembly, or where the bytes are none
 */
export async function openSqlite(wasm: ArrayBuffer): Promise<Sqlite> {
  Object.assign(globalThis, {
    // Files of the browser's are not used; without this it would look for them and complain.
    sqlite3ApiConfig: {
      disable: { vfs: { kvvfs: true, opfs: true, "opfs-vfs": true, "opfs-wl": true } },
    },
  });
  // Its types know no options; Emscripten's modules take the bytes so.
  const start = init as (options: { wasmBinary: ArrayBuffer }) => Promise<Sqlite3Static>;
  return new Sqlite(await start({ wasmBinary: wasm }));
}
