/**
 * SQLite's own WebAssembly build, with a database in memory. Values go through the compiled functions directly: the
 * library's high-level API takes five times as long for 300,000 rows.
 */
import init, { type CAPI, type Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import type { Cell } from "../tables.ts";

/** The compiled functions that are called for every value. Pointers are numbers. */
type Native = Record<
  | "sqlite3_malloc"
  | "sqlite3_free"
  | "sqlite3_step"
  | "sqlite3_reset"
  | "sqlite3_bind_null"
  | "sqlite3_bind_double"
  | "sqlite3_bind_int"
  | "sqlite3_bind_text"
  | "sqlite3_column_type"
  | "sqlite3_column_double"
  | "sqlite3_column_text"
  | "sqlite3_column_bytes",
  (...values: number[]) => number
>;

/** A buffer for one text on its way in; longer ones get their own memory. */
const roomBytes = 1 << 16;
/** Makes SQLite copy the value (SQLITE_TRANSIENT). */
const copied = -1;

/** SQLite's types of values: numbers are 1 and 2, texts and bytes 3 and 4. */
const [float, nothing] = [2, 5];

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An error from SQLite: its code, and the offset in the SQL (in UTF-8 bytes; -1 if unknown). */
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

/** An upper bound for the memory of queries, on top of a large file's tables. */
const memoryLimit = 1 << 30;
const valueLimit = 1 << 26;

/** What a visitor's SQL may ask about the tables. */
const readablePragma = /^(table_x?info|table_list|index_(list|info|xinfo)|foreign_key_list)$/i;

export class Sqlite {
  readonly capi: CAPI;
  readonly db: number;
  readonly #native: Native;
  readonly #wasm: Sqlite3Static["wasm"];
  readonly #room: number;
  #guarded = false;

  constructor({ capi, wasm, oo1 }: Sqlite3Static) {
    this.capi = capi;
    this.#wasm = wasm;
    this.#native = wasm.exports as Native;
    this.#room = this.#native.sqlite3_malloc(roomBytes);
    this.db = new oo1.DB(":memory:").pointer as number;
    this.run(
      "PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=MEMORY; PRAGMA cache_size=-65536",
    );
    this.run(`PRAGMA hard_heap_limit=${String(memoryLimit)}`);
    capi.sqlite3_limit(this.db, capi.SQLITE_LIMIT_LENGTH, valueLimit);
    capi.sqlite3_set_authorizer(
      this.db,
      (_, action, name) => (this.#isAllowed(action, name) ? capi.SQLITE_OK : capi.SQLITE_DENY),
      0,
    );
  }

  /** A visitor's SQL may only read. Everything else, from DROP to ATTACH, is refused before it runs. */
  #isAllowed(action: number, name: string | 0): boolean {
    const { SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE, SQLITE_FUNCTION } = this.capi;
    const reads: number[] = [SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE, SQLITE_FUNCTION];
    if (!this.#guarded || reads.includes(action)) return true;
    return action === this.capi.SQLITE_PRAGMA && readablePragma.test(String(name));
  }

  #fail(): never {
    const { capi, db } = this;
    throw new SqliteError(
      capi.sqlite3_errmsg(db),
      capi.sqlite3_extended_errcode(db),
      capi.sqlite3_error_offset(db),
    );
  }

  /** Runs our own statements. @throws SqliteError */
  run(sql: string): void {
    if (this.capi.sqlite3_exec(this.db, sql, 0, 0, 0) !== 0) this.#fail();
  }

  /**
   * Compiles the first statement.
   *
   * @param guarded for a visitor's statement, which may only read
   * @returns its pointer, to pass to `close`; 0 if there are only blanks and comments
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
      // This bypasses the authorizer: VACUUM INTO.
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

  /** Runs a callback with one compiled statement, then closes it. */
  using<T>(sql: string, use: (statement: number) => T, guarded = false): T {
    const statement = this.prepare(sql, guarded);
    try {
      return use(statement);
    } finally {
      this.close(statement);
    }
  }

  functionNames(): string[] {
    return this.using("SELECT name FROM pragma_function_list", (statement) => {
      const names: string[] = [];
      while (this.step(statement)) names.push(String(this.row(statement, 1)[0]));
      return names.filter((name) => /^[a-z]/.test(name));
    });
  }

  /** Binds values, starting at the first parameter. */
  bind(statement: number, values: readonly (string | number | null)[]): void {
    for (let i = 0; i < values.length; i++) {
      const value = values[i] ?? null;
      if (value === null) this.#native.sqlite3_bind_null(statement, i + 1);
      else if (typeof value === "string") this.#bindText(statement, i + 1, value);
      else if ((value | 0) === value) this.#native.sqlite3_bind_int(statement, i + 1, value);
      else this.#native.sqlite3_bind_double(statement, i + 1, value);
    }
  }

  #bindText(statement: number, at: number, text: string): void {
    const native = this.#native;
    // Read the memory again each time: it moves when it grows.
    if (text.length * 3 <= roomBytes) {
      const room = this.#wasm.heap8u().subarray(this.#room, this.#room + roomBytes);
      const { written } = encoder.encodeInto(text, room);
      native.sqlite3_bind_text(statement, at, this.#room, written, copied);
      return;
    }
    const bytes = encoder.encode(text);
    const place = native.sqlite3_malloc(bytes.length);
    this.#wasm.heap8u().set(bytes, place);
    native.sqlite3_bind_text(statement, at, place, bytes.length, copied);
    native.sqlite3_free(place);
  }

  /** The first value of the current row, as a number. */
  number(statement: number): number {
    return this.#native.sqlite3_column_double(statement, 0);
  }

  /** The current row. */
  row(statement: number, columns: number): Cell[] {
    const row: Cell[] = [];
    for (let i = 0; i < columns; i++) row.push(this.#cell(statement, i));
    return row;
  }

  #cell(statement: number, at: number): Cell {
    const native = this.#native;
    const type = native.sqlite3_column_type(statement, at);
    if (type === nothing) return null;
    if (type <= float) return native.sqlite3_column_double(statement, at);
    const from = native.sqlite3_column_text(statement, at);
    const end = from + native.sqlite3_column_bytes(statement, at);
    return decoder.decode(this.#wasm.heap8u().subarray(from, end));
  }

  /**
   * @returns whether there is a row.
   * @throws SqliteError
   */
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
 * @throws the browser's error if it forbids WebAssembly, or if the bytes are invalid
 */
export async function openSqlite(wasm: ArrayBuffer): Promise<Sqlite> {
  Object.assign(globalThis, {
    // The browser's files are not used; without this the library would look for them and log a warning.
    sqlite3ApiConfig: {
      disable: { vfs: { kvvfs: true, opfs: true, "opfs-vfs": true, "opfs-wl": true } },
    },
  });
  // Its types lack options, but Emscripten modules accept the bytes this way.
  const start = init as (options: { wasmBinary: ArrayBuffer }) => Promise<Sqlite3Static>;
  return new Sqlite(await start({ wasmBinary: wasm }));
}
